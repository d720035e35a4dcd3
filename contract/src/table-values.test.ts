import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  countColumn,
  fieldsColumn,
  fileColumn,
  flagColumn,
  idColumn,
  lineColumn,
  moneyColumn,
  nullableColumn,
  enumColumn,
  rankedColumn,
  referenceColumn,
  textColumn,
  timeColumn,
  uidColumn,
  versionColumn,
} from './table.ts';
import { FILTER_IDS_MAX, SEARCH_MAX } from './limits.ts';
import { getColumnFilterSchema, getColumnValueSchema, writtenInto } from './table-values.ts';

const UID = '3f0c1f0e-5a4e-4c8e-9d5b-0a6f3f1f9b11';
const state = enumColumn(['new', 'done', 'spam']);

describe('column filters', () => {
  test('a range has one or both bounds', () => {
    const range = getColumnFilterSchema('range', countColumn());
    expect(range.parse('10-20')).toEqual({ min: 10, max: 20 });
    expect(range.parse('10-')).toEqual({ min: 10, max: null });
    expect(range.parse('-20')).toEqual({ min: null, max: 20 });
    expect(range.parse('0-0')).toEqual({ min: 0, max: 0 });
    expect(range.parse('999999999-')).toEqual({ min: 999_999_999, max: null });
    for (const wrong of ['', '-', '10', 'a-b', '1-2-3', ' 1-2', '1-2 ', '1234567890-', '1-1234567890'])
      expect([wrong, refusal(range, wrong)]).toEqual([wrong, 'must be a range like 10-20, 10- or -20']);
    expect(refusal(range, '20-10')).toBe('must not end below its start');
  });

  test('a range of days has one or both bounds, which are valid days', () => {
    const days = getColumnFilterSchema('days', timeColumn());
    expect(days.parse('2026-11-01-2026-11-30')).toEqual({ min: '2026-11-01', max: '2026-11-30' });
    expect(days.parse('2026-11-01-')).toEqual({ min: '2026-11-01', max: null });
    expect(days.parse('-2026-11-30')).toEqual({ min: null, max: '2026-11-30' });
    expect(days.parse('2026-11-01-2026-11-01')).toEqual({ min: '2026-11-01', max: '2026-11-01' });
    for (const wrong of ['', '-', '2026-11-01', '2026-11-1-', 'x2026-11-01-', '2026-11-01-x'])
      expect([wrong, refusal(days, wrong)]).toEqual([wrong, 'must be days like 2026-11-01-2026-11-30']);
    expect(refusal(days, '2026-02-30-')).not.toBeNull();
    expect(refusal(days, '1999-12-31-')).toBe('must be a day between 2000 and 2100');
    expect(refusal(days, '2026-11-30-2026-11-01')).toBe('must not end before its start');
  });

  test('filters for presence and for flags accept booleans', () => {
    for (const filter of [
      getColumnFilterSchema('has', nullableColumn(timeColumn())),
      getColumnFilterSchema('holds', flagColumn()),
    ]) {
      expect(['1', 'true', '0', 'false'].map((said) => filter.parse(said))).toEqual([true, true, false, false]);
      expect(refusal(filter, 'yes')).not.toBeNull();
    }
  });

  test('an exact filter is a non-empty text up to the length of a search', () => {
    const is = getColumnFilterSchema('is', lineColumn());
    expect(is.parse('x'.repeat(SEARCH_MAX))).toHaveLength(SEARCH_MAX);
    expect(refusal(is, 'x'.repeat(SEARCH_MAX + 1))).not.toBeNull();
    expect(refusal(is, '')).toBe('must not be empty');
  });

  test.each([state, rankedColumn(state.values)])(
    'a filter by values accepts a list and removes duplicates',
    (column) => {
      const any = getColumnFilterSchema('any', column);
      expect(any.parse('done')).toEqual(['done']);
      expect(any.parse('new,done,new,spam,spam')).toEqual(['new', 'done', 'spam']);
      expect(any.parse('all')).toBeUndefined();
      for (const wrong of ['', 'other', 'new,', 'new,other', 'all,new'])
        expect(refusal(any, wrong), wrong).not.toBeNull();
    },
  );

  test('a filter by reference accepts a list of ids and removes duplicates', () => {
    const any = getColumnFilterSchema('any', referenceColumn());
    const ids = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
    expect(any.parse('3,1,3')).toEqual([3, 1]);
    expect(any.parse(ids(FILTER_IDS_MAX).join(','))).toEqual(ids(FILTER_IDS_MAX));
    for (const wrong of ['', '0', 'x', '1,', '2147483648', ids(FILTER_IDS_MAX + 1).join(',')])
      expect(refusal(any, wrong), wrong).not.toBeNull();
  });
});

test.each([
  [idColumn(), [1, 2_147_483_647], [0, 1.5, '1']],
  [uidColumn(), [UID], ['x', 1]],
  [versionColumn(), [1], [1.5, '1']],
  [lineColumn(), ['', 'A line'], [1]],
  [textColumn(), ['Two\nlines'], [1]],
  [countColumn(), [0, 7], [1.5, '7']],
  [moneyColumn(), [0, 7], [1.5, '7']],
  [flagColumn(), [true, false], [1, 'true']],
  [timeColumn(), ['2026-11-28T04:00:00Z'], ['2026-11-28', 'soon']],
  [referenceColumn(), [{ id: 1, name: 'React' }], [{ id: 0, name: 'React' }, { id: 1 }, 1]],
  [fileColumn(), [{ name: 'cv.pdf', url: '/files/1' }], [{ name: 'cv.pdf' }, 'cv.pdf']],
  [fieldsColumn(), [{}, { any: ['value'] }], [1, 'x']],
  [state, ['new', 'spam'], ['other', 1]],
])('a response accepts only the values of the column %j', (column, right, wrong) => {
  for (const value of right) expect(getColumnValueSchema(column).parse(value)).toEqual(value);
  for (const value of [...wrong, null, undefined])
    expect(refusal(getColumnValueSchema(column), value), JSON.stringify(value)).not.toBeNull();
  expect(getColumnValueSchema(nullableColumn(column)).parse(null)).toBeNull();
  expect(getColumnValueSchema(nullableColumn(column)).parse(right[0])).toEqual(right[0]);
});

test.each([
  [state, 'done', ['other', 1]],
  [rankedColumn(state.values), 'done', ['other', 1]],
  [flagColumn(), false, [0, 'false']],
  [referenceColumn(), 7, [0, '7', { id: 7, name: 'React' }]],
])('a change accepts only the values of the column %j', (column, right, wrong) => {
  expect(writtenInto(column).parse(right)).toBe(right);
  for (const value of [...wrong, null])
    expect(refusal(writtenInto(column), value), JSON.stringify(value)).not.toBeNull();
  expect(writtenInto(nullableColumn(column)).parse(null)).toBeNull();
});

/** Returns the message of the first issue; null if the value is valid. */
function refusal(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]!.message ?? null;
}
