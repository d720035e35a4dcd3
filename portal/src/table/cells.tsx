import { shortDate } from '@crewdock/sdk/cards/date';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { type AnyRow, type AnyTable, wordOf } from './look.ts';

/** The columns as they are shown, for the library that lays them out. */
export function columnsOf(at: AnyTable, shown: readonly string[]) {
  const helper = createColumnHelper<ReturnType<typeof tableFeatures<object>>, AnyRow>();
  return shown.map((column) =>
    helper.display({
      id: column,
      header: at.look.columns[column]!.label,
      cell: ({ row }) => at.look.columns[column]!.cell?.(row.original) ?? plain(at, column, row.original[column]),
    }),
  );
}

/** A value without a look of its own. */
function plain(at: AnyTable, column: string, value: unknown): ReactNode {
  if (value === null || value === undefined) return null;
  if (at.table.row[column]!.type === 'time') return <time dateTime={String(value)}>{shortDate(String(value))}</time>;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : null;
  return wordOf(at, column, String(value));
}
