import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { optimistic } from '../query/optimistic.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { type AnyTable, shownColumns } from './look.ts';
import { type Views, viewsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';

type Change = Partial<Pick<Views, 'widths' | 'frozen'>> & { columns?: string[] };

export interface Columns {
  /** Column ids in display order, the one that links to the row first. */
  shown: string[];
  /** Pixels by column, only for resized columns. */
  widths: Record<string, number>;
  /** Number of frozen columns. */
  frozen: number;
  /** Sets the visible columns and their order; stored for the user, and written to the URL for sharing. */
  choose: (columns: string[]) => void;
  resize: (column: string, width: number) => void;
  freeze: (count: number) => void;
}

/** The user's column settings for a table. */
export function useColumns(at: AnyTable, now: TableView): Columns {
  const { table } = at;
  const { data } = useQuery(viewsQuery(table));
  const widths = data?.widths ?? {};
  const keep = (change: Change) => {
    const send = () =>
      call('PATCH /admin-panel/views/{table}/', { params: { table: table.name as never }, body: change });
    optimistic<Views, unknown>(viewsQuery(table).queryKey, (views) => ({ ...views, ...change }), send).catch(
      tellRefusal,
    );
  };
  return {
    shown: shownColumns(at, now.view.columns ?? data?.columns ?? null),
    widths,
    frozen: data?.frozen ?? 1,
    choose(columns) {
      now.change({ columns }, { replace: true });
      keep({ columns });
    },
    resize: (column, width) => keep({ widths: { ...widths, [column]: Math.round(width) } }),
    freeze: (frozen) => keep({ frozen }),
  };
}
