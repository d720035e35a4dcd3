import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AnyTable } from './look.ts';
import { getInitialFilters } from './start.ts';
import { OPEN_ROW_PARAM, TAB, type TableViewState, readView, writeView } from './view.ts';

export interface TableView {
  view: TableViewState;
  /** Key of the open row. */
  open: string | null;
  /** Tab of the open row's panel. */
  tab: string | null;
  /** Returns the URL of another tab. */
  tabAddress: (tab: string) => string;
  /** Returns the URL of a changed view. */
  address: (change: Partial<TableViewState>) => string;
  /** Returns the URL of this view with another row open. */
  addressOf: (open: string | null) => string;
  /**
   * Changes the view and adds a history entry. `typed` names the field in which the user is typing: further changes of
   * the same field belong to the same history entry.
   */
  change: (change: Partial<TableViewState>, how?: { typed?: string; replace?: boolean }) => void;
  /** Opens another row. Replaces the history entry if a row is already open. */
  onOpen: (open: string | null) => void;
}

/** The view in the URL, and functions that change it. */
export function useTableView(at: AnyTable): TableView {
  const { table, look } = at;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { typed?: string } | null };
  const view = readView(table, params, getInitialFilters(at));
  const open = params.get(OPEN_ROW_PARAM);
  const tab = params.get(TAB);
  const address = (change: Partial<TableViewState>) => `${look.path}?${writeView({ ...view, ...change })}`;
  const addressOf = (other: string | null) => `${look.path}?${writeView(view, other, tab)}`;
  return {
    view,
    open,
    tab,
    tabAddress: (other) => `${look.path}?${writeView(view, open, other)}`,
    address,
    addressOf,
    change(change, { typed, replace = typed !== undefined && typed === state?.typed } = {}) {
      void navigate(address(change), {
        replace,
        preventScrollReset: true,
        ...(typed !== undefined && { state: { typed } }),
      });
    },
    onOpen: (other) => void navigate(addressOf(other), { replace: true, preventScrollReset: true }),
  };
}
