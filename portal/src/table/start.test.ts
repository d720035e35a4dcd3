import { expect, test } from 'vitest';
import type { AnyTable, Toggle } from './look.ts';
import { getClearedView, getFiltersOfEntry, getInitialFilters, switchToggle } from './start.ts';

const only: Toggle = {
  column: 'is_active',
  label: 'Only active',
  on: '1',
  off: '',
  isFirstOn: true,
};
const at = {
  table: { name: 'things', counters: 'state', sorts: ['-created', 'amount'] },
  look: { start: { state: 'new' }, toggles: [only] },
} as unknown as AnyTable;

test('clearing the filters also clears the search and resets the sort order', () => {
  const filters = { state: 'done', amount: '2-', is_active: '1' };
  expect(getClearedView(at, filters)).toEqual({
    filters: { state: 'done', is_active: '1' },
    search: '',
    ordering: '-created',
  });
});

test('a history entry keeps its initial filters when a quick filter is switched later', () => {
  const filters = getFiltersOfEntry(at, 'first');
  expect(filters).toEqual({ state: 'new', is_active: '1' });
  expect(switchToggle(at, only, filters, false)).toEqual({ state: 'new' });
  expect(getFiltersOfEntry(at, 'first')).toEqual(filters);
  expect(getFiltersOfEntry(at, 'second')).toEqual({ state: 'new' });
  expect(getInitialFilters(at)).toEqual({ state: 'new' });
});
