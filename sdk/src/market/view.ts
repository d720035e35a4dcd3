import type { AvailableWithin } from '@crewdock/contract/card-fields';
import type { MarketQuery } from '@crewdock/contract/market';
import { queryString } from '../client.ts';

/** A market view, as defined by its URL: filters, sort order, matching mode and search. */
export type MarketUrlView = Partial<
  Omit<MarketQuery, 'limit' | 'offset' | 'cursor' | 'facets' | 'company' | 'for' | 'linked' | 'status' | 'step'>
>;

/** Names of the URL parameters of a market view. */
export type ViewName = keyof MarketUrlView;

type Parsers = { [N in ViewName]-?: (value: string) => MarketUrlView[N] };

const parsers: Parsers = {
  skills: ids,
  main_skills: ids,
  category: ids,
  specializations: ids,
  fullStack: (value) => value === '1' || value === 'true' || undefined,
  seniority: ids,
  english: (value) => (/^[1-7]$/.test(value) ? Number(value) : undefined),
  hourlyRate: range,
  monthlyRate: range,
  availability: (value) => (/^(0|14|30|90)$/.test(value) ? (Number(value) as AvailableWithin) : undefined),
  engagement: ids,
  work_mode: ids,
  industry: ids,
  location: (value) => list(value, /^[A-Z]{2}$/),
  city: (value) => value.slice(0, 120) || undefined,
  search: (value) => value.slice(0, 200) || undefined,
  ids,
  sortBy: oneOf(['-1', '-modified', 'rate', '-rate']),
  matching: oneOf(['recommended', 'strict', 'moderate', 'all']),
};

/** Separator for repeated values of a parameter, if it is not a comma. */
const JOINTS: { [N in ViewName]?: string } = { hourlyRate: '-', monthlyRate: '-' };

export const VIEW_NAMES: ViewName[] = Object.keys(parsers) as ViewName[];

/**
 * Parses a URL leniently: ignores unknown and malformed values. Plain HTML forms repeat a parameter for each selected
 * value, and for both bounds of a range.
 */
export function parseView(search: string | URLSearchParams): MarketUrlView {
  const params = new URLSearchParams(search);
  const read = VIEW_NAMES.map((name) => [name, parsers[name](params.getAll(name).join(JOINTS[name] ?? ','))]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Serializes a view as a query string, in a fixed order, so that equal views have equal URLs. Omits defaults. */
export function viewString(view: MarketUrlView): string {
  const written = VIEW_NAMES.filter((name) => !isDefault(name, view[name])).map((name) => [name, view[name]]);
  return queryString(Object.fromEntries(written));
}

/** Counts the active filters, without sort order, matching mode and fixed ids. */
export function countFilters(view: MarketUrlView): number {
  return activeFilters(view).length;
}

/** Returns the names of the active filters, in the order of the filter panel. */
export function activeFilters(view: MarketUrlView): ViewName[] {
  return VIEW_NAMES.filter(
    (name) => name !== 'sortBy' && name !== 'matching' && name !== 'ids' && !isDefault(name, view[name]),
  );
}

function isDefault(name: ViewName, value: unknown): boolean {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return true;
  return (name === 'sortBy' && value === '-1') || (name === 'matching' && value === 'recommended');
}

function ids(value: string): number[] | undefined {
  return list(value, /^[1-9]\d{0,8}$/)?.map(Number);
}

function list(value: string, item: RegExp): string[] | undefined {
  const items = [...new Set(value.split(','))].filter((part) => item.test(part));
  return items.length > 0 ? items : undefined;
}

function range(value: string): MarketUrlView['hourlyRate'] {
  const match = /^(\d{0,7})-(\d{0,7})$/.exec(value);
  if (!match || value === '-') return undefined;
  const [min, max] = [match[1], match[2]].map((part) => (part ? Number(part) : null)) as [number | null, number | null];
  return min !== null && max !== null && min > max ? undefined : { min, max };
}

function oneOf<T extends string>(values: T[]): (value: string) => T | undefined {
  return (value) => values.find((known) => known === value);
}
