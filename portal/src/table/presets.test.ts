import { expect, test } from 'vitest';
import type { AnyTable } from './look.ts';
import { getAllTabFilters, getPresetFilters } from './presets.ts';
import { chosenFilters, getClearedView, getInitialFilters, switchToggle } from './start.ts';

const toScreen = { column: 'is_due', label: 'To screen' };
const only = { column: 'is_active', label: 'Only active', on: '1', off: '', isFirstOn: true } as const;
const at = {
  table: { name: 'screened', counters: 'state', sorts: ['-created'] },
  look: { start: { is_due: '1' }, presets: [toScreen], toggles: [only] },
} as unknown as AnyTable;

test('a table with a preset opens on it, whatever the quick filters are', () => {
  expect(getInitialFilters(at)).toEqual({ is_due: '1' });
});

test('a preset keeps the chosen filters and ignores tabs and quick filters', () => {
  expect(getPresetFilters(at, { state: 'new', is_active: '1', owner: '5' }, toScreen)).toEqual({
    owner: '5',
    is_due: '1',
  });
});

test('the tab with all rows restores the stored quick filters, or keeps those on the screen', () => {
  expect(getAllTabFilters(at, { is_due: '1', owner: '5' })).toEqual({ owner: '5', is_active: '1' });
  switchToggle(at, only, {}, false);
  expect(getAllTabFilters(at, { is_due: '1' })).toEqual({});
  expect(getAllTabFilters(at, { state: 'new', is_active: '1' })).toEqual({ is_active: '1' });
  switchToggle(at, only, {}, true);
});

test('clearing the filters keeps the preset, which is not among the chosen filters', () => {
  expect(getClearedView(at, { is_due: '1', owner: '5' }).filters).toEqual({ is_due: '1' });
  expect(getClearedView(at, { owner: '5', is_active: '1' }).filters).toEqual({ is_active: '1' });
  expect(chosenFilters(at, { is_due: '1', owner: '5' })).toEqual([['owner', '5']]);
});
