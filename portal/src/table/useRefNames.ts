import type { Options } from '@crewdock/contract/table';
import { useQueries } from '@tanstack/react-query';
import type { AnyTable } from './look.ts';
import { optionsQuery } from './queries.ts';

/** Names of the entries referenced by filters, by column; empty until loaded. */
export function useRefNames({ table }: AnyTable, filters: Record<string, string>): Record<string, Options> {
  const columns = Object.keys(filters).filter((column) => table.row[column]!.type === 'ref');
  return useQueries({
    queries: columns.map((column) => optionsQuery(table, column, { ids: filters[column]! })),
    combine: (results) => Object.fromEntries(columns.map((column, at) => [column, results[at]!.data ?? []])),
  });
}
