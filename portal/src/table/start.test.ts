import { expect, test } from 'vitest';
import type { AnyTable, Toggle } from './look.ts';
import { getClearedView, getInitialFilters, switchToggle } from './start.ts';

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

test('a table opens with the quick filters as they were last switched', () => {
  const filters = getInitialFilters(at);
  expect(filters).toEqual({ state: 'new', is_active: '1' });
  expect(switchToggle(at, only, filters, false)).toEqual({ state: 'new' });
  expect(getInitialFilters(at)).toEqual({ state: 'new' });
});

test('clearing the filters keeps the quick filters on the screen, whichever were switched last', () => {
  switchToggle(at, only, {}, false);
  expect(getClearedView(at, { is_active: '1', amount: '2-' }).filters).toEqual({ is_active: '1' });
  switchToggle(at, only, {}, true);
  expect(getClearedView(at, { amount: '2-' }).filters).toEqual({});
});
