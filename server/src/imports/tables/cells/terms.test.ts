import { describe, expect, test } from 'vitest';
import { parseEngagementTypes } from './engagement.ts';
import { parseRelocation } from './relocation.ts';

describe('engagement types', () => {
  test.each([
    ['C2C', 'c2c'],
    ['c-2-c', 'c2c'],
    ['Corp to Corp', 'c2c'],
    ['corp-2-corp only', 'c2c'],
    ['B2B', 'c2c'],
    ['W2', 'w2'],
    ['w-2 only', 'w2'],
    ['C2C or W2', 'c2c, w2'],
    ['W2/C2C/1099', 'contract, c2c, w2'],
    ['1099', 'contract'],
    ['Freelance', 'contract'],
    ['Full time contract', 'contract'],
    ['Full time / contract', 'contract, permanent'],
    ['perm', 'permanent'],
    ['FTE', 'permanent'],
    ['Full-Time', 'permanent'],
    ['Direct hire', 'permanent'],
    ['C2H', 'contract, permanent'],
    ['Contract to hire', 'contract, permanent'],
    ['Any', 'contract, permanent, c2c, w2'],
    ['Open to any, no C2C', 'contract, permanent, w2'],
    ['W2 only (no C2C)', 'w2'],
    ['W2, C2C not allowed', 'w2'],
    ['W2 but not 1099', 'w2'],
    ['c2c, w2', 'c2c, w2'],
    ['Festanstellung', 'permanent'],
    ['Контракт', 'contract'],
  ])('of %s are %s', (text, types) => {
    expect(parseEngagementTypes(text)).toEqual({ types: types.split(', '), left: '' });
  });

  test.each([
    ['C2C $65/hr', 'c2c', '$65/hr'],
    ['W2, part-time', 'w2', 'part-time'],
    ['Remote', '', 'remote'],
    ['No', '', 'no'],
    ['No C2C', '', ''],
  ])('of %s are “%s”, and “%s” is left out', (text, types, left) => {
    expect(parseEngagementTypes(text)).toEqual({ types: types === '' ? [] : [types], left });
  });
});

describe('relocation', () => {
  test.each([
    'Yes',
    'y',
    'TRUE',
    'x',
    '✓',
    'Open',
    'Open to relocation',
    'Willing to relocate',
    'Yes, anywhere in the US',
    'Relocation',
    'No issues',
    'Ready to relocate',
    'Да',
    'Готов к переезду',
  ])('%s means yes', (text) => expect(parseRelocation(text)).toEqual({ value: true, isWhole: true }));

  test.each([
    'No',
    'N',
    'false',
    'Not open',
    'No relocation',
    'Won’t relocate',
    'Not willing to relocate',
    'Local only',
    'Нет',
  ])('%s means no', (text) => expect(parseRelocation(text)).toEqual({ value: false, isWhole: true }));

  test.each([
    ['Yes (TX only)', true],
    ['Open to Dallas', true],
    ['No, Boston only', false],
  ])('%s has a part that is left out', (text, value) =>
    expect(parseRelocation(text)).toEqual({ value, isWhole: false }),
  );

  test.each(['Maybe', 'Depends', 'Not sure', 'Dallas', '2 weeks'])('%s is not understood', (text) =>
    expect(parseRelocation(text).value).toBeNull(),
  );
});
