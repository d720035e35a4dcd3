import type { FilterKind, StaffTable } from '@crewdock/contract/table';

/** View of a table. Its URL parameters have the names of the API's query parameters. */
export interface TableViewState {
  /** Filter values by column, without unset filters. */
  filters: Record<string, string>;
  search: string;
  ordering: string;
  /** Column ids in display order; null for the user's stored columns. */
  columns: string[] | null;
}

/** URL parameters of the open row and its panel tab; not part of the view. */
export const OPEN_ROW_PARAM = 'open';
export const TAB = 'tab';
/** Prefix of the URL parameters that belong to panels. */
export const WITHIN = 'in-';

/** Parses the view from the URL. Without view parameters it uses `start`; invalid parameters are ignored. */
export function readView(table: StaffTable, params: URLSearchParams, start: Record<string, string>): TableViewState {
  const { filters, sorts } = table;
  if (isBare(params)) return { filters: start, search: '', ordering: sorts[0], columns: null };
  const asked = Object.entries(filters).flatMap(([column, filter]) => {
    const value = params.get(column);
    return value !== null && isAsked(table, column, filter!, value) ? [[column, value]] : [];
  });
  const columns =
    params
      .get('columns')
      ?.split(',')
      .filter((column) => column in table.row) ?? [];
  const ordering = params.get('ordering') ?? '';
  return {
    filters: Object.fromEntries(asked),
    search: (params.get('search') ?? '').slice(0, 200),
    ordering: sorts.includes(ordering) ? ordering : sorts[0],
    columns: columns.length > 0 ? columns : null,
  };
}

/**
 * Returns the query string of a view. `ordering` is always included, because a URL without parameters opens the default
 * view.
 */
export function writeView(
  { filters, search, ordering, columns }: TableViewState,
  open: string | null = null,
  tab: string | null = null,
): string {
  const params = new URLSearchParams(filters);
  if (search) params.set('search', search);
  params.set('ordering', ordering);
  if (columns) params.set('columns', columns.join(','));
  if (open !== null) params.set(OPEN_ROW_PARAM, open);
  if (open !== null && tab !== null) params.set(TAB, tab);
  return params.toString().replaceAll('%2C', ',');
}

export function isBare(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => name === OPEN_ROW_PARAM || name === TAB || name.startsWith(WITHIN));
}

function isAsked({ row }: StaffTable, column: string, filter: FilterKind, value: string): boolean {
  const definition = row[column]!;
  if (filter !== 'any') return PATTERNS[filter].test(value);
  const parts = value.split(',');
  return 'values' in definition
    ? parts.every((part) => definition.values.includes(part))
    : parts.every((part) => /^[1-9]\d{0,8}$/.test(part));
}

const PATTERNS: Record<Exclude<FilterKind, 'any'>, RegExp> = {
  is: /^[^\0]{1,200}$/,
  range: /^(\d{1,9}-\d{0,9}|-\d{1,9})$/,
  days: /^(?!-$)(\d{4}-\d\d-\d\d)?-(\d{4}-\d\d-\d\d)?$/,
  has: /^[01]$/,
  holds: /^[01]$/,
};
