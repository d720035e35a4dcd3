import { useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { TYPED_FILTERS } from './filterWords.ts';
import { NO_EMPTY, nextEmptyColumns } from './emptyColumns.ts';
import type { AnyTable } from './look.ts';
import type { RowsPage } from './queries.ts';
import type { TableViewState } from './view.ts';

/** Columns that are hidden because they are empty, except columns that the user chose to show in this browser. */
export function useEmptyColumns(at: AnyTable, view: TableViewState, first: RowsPage | undefined) {
  const key = `shown empty columns:${at.table.name}`;
  const [shown, setShown] = useState(() => browserStorage.get(key)?.split(',') ?? []);
  const [last, setLast] = useState(NO_EMPTY);
  const now = nextEmptyColumns(last, at, baseOf(at, view), first);
  if (now !== last) setLast(now);
  return {
    hidden: now.columns.filter((column) => !shown.includes(column)),
    /** Shows columns even while they are empty. */
    show(columns: readonly string[]) {
      const all = [...new Set([...shown, ...columns])];
      if (all.length === shown.length) return;
      setShown(all);
      browserStorage.set(key, all.join(','));
    },
  };
}

/** Returns the sort order and the filters, except typed filters, as a string. Never empty. */
function baseOf({ table }: AnyTable, { filters, ordering }: TableViewState): string {
  const picked = Object.entries(filters).filter(([column]) => !TYPED_FILTERS.has(table.filters[column]!));
  return JSON.stringify([ordering, picked]);
}
