import type { AnyTable, Preset } from './look.ts';
import { chosenFilters, findPreset, getShownFilters, getStoredFilters } from './start.ts';

type Filters = Record<string, string>;

/** Returns the filters after a preset tab was chosen: the preset and the chosen filters, without quick filters. */
export function getPresetFilters(at: AnyTable, filters: Filters, { column }: Preset): Filters {
  return { ...Object.fromEntries(chosenFilters(at, filters)), [column]: '1' };
}

/**
 * Returns the filters of the tab with all rows: the chosen filters and the quick filters. If the current tab is a
 * preset, these are the quick filters stored in this browser.
 */
export function getAllTabFilters(at: AnyTable, filters: Filters): Filters {
  const toggled = findPreset(at, filters) ? getStoredFilters(at) : getShownFilters(at, filters);
  const columns = new Set(at.look.presets?.map(({ column }) => column));
  const quick = Object.entries(toggled).filter(([column]) => !columns.has(column));
  return Object.fromEntries([...chosenFilters(at, filters), ...quick]);
}
