import { expect, test } from 'vitest';
import { filterWords } from './filterWords.ts';
import type { AnyTable } from './look.ts';

const at = {
  table: { filters: { manager: 'any', author: 'is' }, row: { manager: { type: 'ref' } } },
  look: { columns: { manager: { label: 'Manager' }, author: { label: 'Written by' } } },
} as unknown as AnyTable;

test('right-to-left names in the words of a filter are isolated', () => {
  const names = {
    manager: [
      { id: 1, name: 'דנה לוי' },
      { id: 2, name: 'Ada' },
    ],
  };
  expect(filterWords(at, 'manager', '1,2', names)).toBe('Manager: \u2068דנה לוי\u2069, Ada');
  expect(filterWords(at, 'author', 'דנה', {})).toBe('Written by: \u2068דנה\u2069');
});
