import { browserStorage } from '../browser/storage.ts';
import type { AnyTable, Toggle } from './look.ts';

/** Returns the filters of a newly opened table: its defaults and the quick filters stored in this browser. */
export function getInitialFilters(at: AnyTable): Record<string, string> {
  return { ...at.look.start, ...toggledFilters(at) };
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
  return Object.entries(filters).filter(([column, value]) => column !== table.counters && !isToggles(column, value));
}

/**
 * Returns the filters after "clear all": the table's defaults. If the defaults include a tab, the current tab is kept.
 */
export function clearedFilters(at: AnyTable, filters: Record<string, string>): Record<string, string> {
  const { counters = '' } = at.table;
  const start = getInitialFilters(at);
  if (!(counters in start)) return start;
  const { [counters]: _, ...others } = start;
  return counters in filters ? { ...others, [counters]: filters[counters]! } : others;
}

function toggledFilters(at: AnyTable): Record<string, string> {
  const known = kept(at);
  const values = at.look.toggles?.map(({ column, on, off, isFirstOn }) => {
    const value = (known[column] ?? isFirstOn) ? on : off;
    return [column, value] as const;
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
