import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AnyTable, getRowKey } from './look.ts';
import { type RowsPage, callTable, rowsKey } from './queries.ts';
import type { TableViewState } from './view.ts';

const EVERY = 30_000;
const MOST = 20;

/** Polls for rows created since the view was opened, and returns their keys. Doesn't poll if `isOn` is false. */
export function useNewest(at: AnyTable, view: TableViewState, isOn: boolean): { newest: string[]; forget: () => void } {
  const { data } = useQuery({ ...newestQuery(at, view), enabled: isOn && orderOf(at) !== undefined });
  const [first, setFirst] = useState<{ view: string; keys: ReadonlySet<string> } | null>(null);
  const named = JSON.stringify([at.table.name, view.filters, view.search]);
  if (data && first?.view !== named) setFirst({ view: named, keys: new Set(data) });
  const newest = data && first?.view === named ? data.filter((key) => !first.keys.has(key)) : [];
  return {
    newest,
    forget: () => setFirst(data ? { view: named, keys: new Set([...(first?.keys ?? []), ...data]) } : null),
  };
}

function newestQuery(at: AnyTable, { filters, search }: TableViewState) {
  const { table } = at;
  return queryOptions({
    queryKey: [...rowsKey(table), 'newest', { filters, search }],
    queryFn: async ({ signal }) => {
      const query = { ...filters, search, ordering: orderOf(at), limit: MOST };
      const { items } = await callTable<RowsPage>(`GET /admin-panel/${table.name}/`, { query, signal });
      return items.map((row) => getRowKey(at, row));
    },
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
    staleTime: EVERY / 2,
  });
}

/** The sort order with the newest rows first, if the table has one. */
function orderOf({ table }: AnyTable): string | undefined {
  return table.sorts.find((sort) => ['-created', '-made', '-at'].includes(sort));
}
