import type { ReactNode } from 'react';
import { ExportMenu } from '../ui/patterns/ExportMenu.tsx';
import { downloadRows } from './exportRows.ts';
import type { AnyTable } from './look.ts';
import type { TableViewState } from './view.ts';

interface Props {
  at: AnyTable;
  view: TableViewState;
  /** Keys of the rows to export; undefined for all matching rows. */
  keys?: ReadonlySet<string>;
  $size?: 'small';
  children: ReactNode;
}

/** Downloads the matching or selected rows. */
export function ExportButton({ at, view, keys, ...look }: Props) {
  return <ExportMenu save={(format) => downloadRows(at, view, keys, format)} {...look} />;
}
