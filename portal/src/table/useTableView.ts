import { useNavigate, useSearchParams } from 'react-router';
import type { AnyTable } from './look.ts';
import { startOf } from './start.ts';
import { OPEN, TAB, type View, readView, writeView } from './view.ts';

export interface TableView {
  view: View;
  /** The key of the row that is open. */
  open: string | null;
  /** The part of its panel that is shown. */
  tab: string | null;
  /** The address of another part. */
  tabAddress: (tab: string) => string;
  /** The address of another view. */
  address: (change: Partial<View>) => string;
  /** The address of a row beside this view. */
  addressOf: (open: string | null) => string;
  change: (change: Partial<View>, how?: { replace?: boolean }) => void;
  /** Opens another row in place of the one that is open. */
  onOpen: (open: string | null) => void;
}

/** The view that the address has, and the ways to others. */
export function useTableView(at: AnyTable): TableView {
  const { table, look } = at;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(table, params, startOf(at));
  const open = params.get(OPEN);
  const tab = params.get(TAB);
  const address = (change: Partial<View>) => `${look.path}?${writeView({ ...view, ...change })}`;
  const addressOf = (other: string | null) => `${look.path}?${writeView(view, other, tab)}`;
  return {
    view,
    open,
    tab,
    tabAddress: (other) => `${look.path}?${writeView(view, open, other)}`,
    address,
    addressOf,
    change: (change, { replace = false } = {}) => void navigate(address(change), { replace, preventScrollReset: true }),
    onOpen: (other) => void navigate(addressOf(other), { replace: true, preventScrollReset: true }),
  };
}
