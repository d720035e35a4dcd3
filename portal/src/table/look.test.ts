import { expect, test } from 'vitest';
import { type AnyTable, getAllColumns, getColumnLabel, shownColumns } from './look.ts';

const at = {
  look: {
    columns: { name: { label: 'Name' }, is_active: { label: 'Active' }, is_verified: { label: 'Verified' } },
    states: { label: 'State', flags: [{ column: 'is_active' }, { column: 'is_verified' }] },
  },
} as unknown as AnyTable;

test('flags share one column, which has its own label', () => {
  expect(getAllColumns(at)).toEqual(['name', 'is_active']);
  expect(getColumnLabel(at, 'is_active')).toBe('State');
});

test('a saved view with a single flag shows the column of states', () => {
  expect(shownColumns(at, ['is_verified', 'name', 'is_active'])).toEqual(['name', 'is_active']);
  expect(shownColumns(at, ['name'])).toEqual(['name']);
});
