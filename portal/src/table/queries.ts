import type { StaffView } from '@crewdock/contract/staff/views';
import type { Options, StaffTable } from '@crewdock/contract/table';
import type { CallName } from '@crewdock/sdk/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT } from '../queryClient.ts';
import type { AnyRow } from './look.ts';
import type { TableViewState } from './view.ts';

export interface RowsPage {
  items: AnyRow[];
  total: number;
  next: string | null;
  counters?: Record<string, number>;
  /** Columns without a value in any row of the result; undefined if unknown. */
  empty_columns?: string[];
}

/** Key prefix of all cached queries about a table's rows. */
export function rowsKey({ name }: StaffTable): readonly string[] {
  return ['staff', name];
}

/** The rows of a view, page by page, with the counters. Refetched when the page is opened again. */
export function tableRowsQuery(table: StaffTable, { filters, search, ordering }: TableViewState) {
  return infiniteQueryOptions({
    queryKey: [...rowsKey(table), 'rows', { filters, search, ordering }],
    queryFn: ({ pageParam, signal }) =>
      callTable<RowsPage>(`GET /admin-panel/${table.name}/`, {
        query: { ...filters, search, ordering, after: pageParam, with_counters: true },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

/** The number of rows of a view, in total and per value of the table's `counters` column. */
export function tableCountQuery(table: StaffTable, { filters, search }: Pick<TableViewState, 'filters' | 'search'>) {
  return queryOptions({
    queryKey: [...rowsKey(table), 'count', { filters, search }],
    queryFn: async ({ signal }) => {
      const query = { ...filters, search, limit: 1, with_counters: true };
      const { total, counters } = await callTable<RowsPage>(`GET /admin-panel/${table.name}/`, { query, signal });
      return { total, counters };
    },
    staleTime: EACH_VISIT,
    placeholderData: keepPreviousData,
  });
}

/** A single row, used if the open row is not in the list. */
export function rowQuery(table: StaffTable, key: string) {
  return queryOptions({
    queryKey: [...rowsKey(table), 'row', key],
    queryFn: ({ signal }) =>
      callTable<AnyRow>(`GET /admin-panel/${table.name}/{${table.key}}/`, { params: { [table.key]: key }, signal }),
  });
}

/** Entries of another table that a column can reference, by search or by ids. */
export function optionsQuery(table: StaffTable, column: string, asked: { search?: string; ids?: string }) {
  return queryOptions({
    queryKey: ['staff-options', table.name, column, asked],
    queryFn: ({ signal }) =>
      callTable<Options>(`GET /admin-panel/${table.name}/options/{column}/`, {
        params: { column },
        query: asked,
        signal,
      }),
  });
}

/** The user's saved views of a table and their column settings. */
export function viewsQuery(table: StaffTable) {
  return queryOptions({
    queryKey: ['staff-views', table.name],
    queryFn: ({ signal }) =>
      callTable<TableViews>('GET /admin-panel/views/{table}/', { params: { table: table.name }, signal }),
  });
}

export interface TableViews {
  items: StaffView[];
  total: number;
  columns: string[] | null;
  /** Widths in pixels, by column. */
  widths: Record<string, number>;
  /** Number of frozen columns. */
  frozen: number;
}

/**
 * Calls a table endpoint. The contract derives these endpoints from the table declarations, so the name is built at run
 * time.
 */
export function callTable<Answer>(name: string, input: object): Promise<Answer> {
  return call(name as CallName, input as never) as Promise<Answer>;
}
