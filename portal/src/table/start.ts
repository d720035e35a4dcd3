import { browserStorage } from '../browser/storage.ts';
import type { AnyTable, Preset, Toggle } from './look.ts';
import type { TableViewState } from './view.ts';

/**
 * Returns the filters of a newly opened table: its preset view, or its defaults and the quick filters stored in this
 * browser.
 */
export function getInitialFilters(at: AnyTable): Record<string, string> {
  const { start } = at.look;
  return findPreset(at, start) ? start : { ...start, ...getStoredFilters(at) };
}

/** Returns the preset view that the filters belong to. */
export function findPreset({ look }: AnyTable, filters: Record<string, string>): Preset | undefined {
  return look.presets?.find(({ column }) => filters[column] === '1');
}

/** Returns the filters that result from the quick filters stored in this browser. */
export function getStoredFilters(at: AnyTable): Record<string, string> {
  const known = kept(at);
  return getToggledFilters(at, ({ column, isFirstOn }) => known[column] ?? isFirstOn ?? false);
}

/** Returns the filters that result from the quick filters on the screen. */
export function getShownFilters(at: AnyTable, filters: Record<string, string>): Record<string, string> {
  return getToggledFilters(at, (toggle) => isOn(toggle, filters));
}

/** Whether the filters match the toggle's on state. */
export function isOn({ column, on }: Toggle, filters: Record<string, string>): boolean {
  return (filters[column] ?? '') === on;
}

/** Returns the filters after a toggle was switched. Side effect: stores the toggle's state in this browser. */
export function switchToggle(
  at: AnyTable,
  { column, on, off }: Toggle,
  filters: Record<string, string>,
  turn: boolean,
): Record<string, string> {
  browserStorage.set(keyOf(at), JSON.stringify({ ...kept(at), [column]: turn }));
  const { [column]: _, ...others } = filters;
  const value = turn ? on : off;
  return value ? { ...others, [column]: value } : others;
}

/** Returns the active filters that belong neither to the tabs nor to a toggle. */
export function chosenFilters({ table, look }: AnyTable, filters: Record<string, string>): [string, string][] {
  const isToggles = (column: string, value: string) =>
    look.toggles?.some((toggle) => toggle.column === column && (toggle.on === value || toggle.off === value));
  const isTabs = (column: string, value: string) =>
    column === table.counters || (value === '1' && look.presets?.some((preset) => preset.column === column));
  return Object.entries(filters).filter(([column, value]) => !isTabs(column, value) && !isToggles(column, value));
}

/** Returns the changes that "Clear filters" makes: default filters and sort order, and no search. */
export function getClearedView(at: AnyTable, filters: Record<string, string>): Omit<TableViewState, 'columns'> {
  return { filters: getClearedFilters(at, filters), search: '', ordering: at.table.sorts[0] };
}

/** The default filters with the current quick filters. If the defaults include a tab, the current tab is kept. */
function getClearedFilters(at: AnyTable, filters: Record<string, string>): Record<string, string> {
  const { counters = '' } = at.table;
  const toggled = getShownFilters(at, filters);
  const preset = findPreset(at, filters);
  if (preset) return { ...toggled, [preset.column]: '1' };
  if (findPreset(at, at.look.start)) return toggled;
  const { [counters]: tab, ...others } = at.look.start;
  const isTabKept = tab !== undefined && counters in filters;
  return { ...others, ...toggled, ...(isTabKept && { [counters]: filters[counters]! }) };
}

function getToggledFilters(at: AnyTable, isToggleOn: (toggle: Toggle) => boolean): Record<string, string> {
  const values = at.look.toggles?.map((toggle) => {
    const value = isToggleOn(toggle) ? toggle.on : toggle.off;
    return [toggle.column, value] as const;
  });
  return Object.fromEntries(values?.filter(([, value]) => value) ?? []);
}

function kept(at: AnyTable): Record<string, boolean> {
  try {
    return JSON.parse(browserStorage.get(keyOf(at)) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

function keyOf({ table }: AnyTable): string {
  return `toggles:${table.name}`;
}
