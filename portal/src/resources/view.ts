import { parseView, viewString } from '@crewdock/sdk/market/view';
import type { OwnResourcesView, ResourceMarketView, ResourceView, Sort } from './queries.ts';
import { parseTermFilters, setTermFilters } from './termFilters.ts';
import { RESOURCE_SORT_IDS, RESOURCE_STATUS_LABELS } from './words.ts';

/** Parses a query string; ignores unknown and malformed parameters. */
export function parseResourceView(search: string): ResourceView {
  const { skills, seniority, english, location, hourlyRate, availability, search: words } = parseView(search);
  const filters = { search: words, skills, seniority, english, location, hourlyRate, availability };
  const told = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { ...told, ...parseTermFilters(new URLSearchParams(search)), sortBy: sortOf(search) };
}

/** Formats a view as a query string; omits default values. */
export function formatResourceQuery({ sortBy, ...filters }: ResourceView): string {
  const params = new URLSearchParams(viewString(filters));
  setTermFilters(params, filters);
  if (sortBy !== RESOURCE_SORT_IDS[0]) params.set('sortBy', sortBy);
  return params.toString().replaceAll('%2C', ',');
}

/** Replaces the filters of a view with those of a market view, and keeps the sort order. */
export function withFilters({ sortBy }: ResourceView, filters: ResourceMarketView): ResourceView {
  return parseResourceView(formatResourceQuery({ ...filters, sortBy }));
}

export function parseOwnResourcesView(params: URLSearchParams): OwnResourcesView {
  const status = params.get('status') ?? '';
  return {
    search: params.get('search') ?? '',
    status: status in RESOURCE_STATUS_LABELS ? (status as OwnResourcesView['status']) : '',
    sortBy: sortOf(params.toString()),
  };
}

function sortOf(search: string): Sort {
  const asked = new URLSearchParams(search).get('sortBy');
  return RESOURCE_SORT_IDS.find((id) => id === asked) ?? RESOURCE_SORT_IDS[0];
}
