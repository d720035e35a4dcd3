import { COLUMN_MAX, COLUMN_MIN } from '@crewdock/contract/staff/columns';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { updateOptimistically } from '../query/optimistic.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { withHidden } from './emptyColumns.ts';
import { type AnyTable, shownColumns } from './look.ts';
import { type RowsPage, type TableViews, viewsQuery } from './queries.ts';
import { useEmptyColumns } from './useEmptyColumns.ts';
import type { TableView } from './useTableView.ts';

type Change = Partial<Pick<TableViews, 'widths' | 'frozen'>> & { columns?: string[] };

export interface TableColumns {
  /** Ids of the visible columns in display order, the column that links to the row first. */
  shown: string[];
  /** The chosen columns: the visible columns, and the columns that are hidden while they are empty. */
  chosen: string[];
  /** Chosen columns that are hidden because no row has a value. */
  hidden: readonly string[];
  /** Widths in pixels, by column; contains only resized columns. */
  widths: Record<string, number>;
  /** Number of frozen columns. */
  frozen: number;
  /**
   * Sets the visible columns and their order. Stores them for the user, and writes them to the URL for sharing. An
   * added column is shown even while it is empty.
   */
  choose: (columns: string[]) => void;
  resize: (column: string, width: number) => void;
  freeze: (count: number) => void;
}

/** Limits a column width in pixels to the allowed range. */
export function withinLimits(width: number): number {
  return Math.round(Math.min(COLUMN_MAX, Math.max(COLUMN_MIN, width)));
}

/** The user's column settings for a table. `first`: the first page of the rows, once it is loaded. */
export function useColumns(at: AnyTable, now: TableView, first: RowsPage | undefined): TableColumns {
  const { table } = at;
  const empty = useEmptyColumns(at, now.view, first);
  const { data } = useQuery(viewsQuery(table));
  const widths = data?.widths ?? {};
  const keep = (change: Change) => {
    const send = () =>
      call('PATCH /admin-panel/views/{table}/', { params: { table: table.name as never }, body: change });
    updateOptimistically<TableViews, unknown>(
      viewsQuery(table).queryKey,
      (views) => ({ ...views, ...change }),
      send,
    ).catch(tellRefusal);
  };
  const chosen = shownColumns(at, now.view.columns ?? data?.columns ?? null);
  const hidden = chosen.filter((column) => empty.hidden.includes(column));
  const shown = chosen.filter((column) => !hidden.includes(column));
  return {
    shown,
    chosen,
    hidden,
    widths,
    frozen: data?.frozen ?? 1,
    choose(visible) {
      empty.show(visible.filter((column) => !shown.includes(column)));
      const columns = withHidden(visible, chosen, hidden);
      now.change({ columns }, { replace: true });
      keep({ columns });
    },
    resize: (column, width) => keep({ widths: { ...widths, [column]: Math.round(width) } }),
    freeze: (frozen) => keep({ frozen }),
  };
}
