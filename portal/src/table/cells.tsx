import { shortDate } from '@crewdock/sdk/cards/date';
import { createColumnHelper } from '@tanstack/react-table';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { FEATURES } from './features.ts';
import type { ReactNode } from 'react';
import { type AnyRow, type AnyTable, nameIn, getColumnLabel, getTone, getValueText, getValueLabel } from './look.ts';

/** Column definitions for TanStack Table. */
export function createTableColumns(at: AnyTable, shown: readonly string[]) {
  const helper = createColumnHelper<typeof FEATURES, AnyRow>();
  return shown.map((column) =>
    helper.display({
      id: column,
      header: getColumnLabel(at, column),
      size: at.look.columns[column]!.width,
      cell: ({ row }) => at.look.columns[column]!.cell?.(row.original) ?? plain(at, column, row.original),
    }),
  );
}

/** Default rendering of a value by its column type. */
function plain(at: AnyTable, column: string, row: AnyRow): ReactNode {
  const value = row[column];
  if (Array.isArray(value)) return value.map((each) => getValueLabel(at, column, each)).join(', ');
  if (typeof value === 'object') return nameIn(value);
  const text = getValueText(row, column);
  const { type } = at.table.row[column]!;
  if (type === 'money') return `$${text.replace(/\B(?=(\d{3})+$)/g, ',')}`;
  if (type === 'time') return <time dateTime={text}>{shortDate(text)}</time>;
  if (typeof value === 'number') return formatNumber(value);
  const tone = getTone(at, column, text);
  const label = getValueLabel(at, column, text);
  return tone ? <span data-tone={tone}>{label}</span> : label;
}
