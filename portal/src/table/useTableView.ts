import { useNavigate, useSearchParams } from 'react-router';
import type { AnyTable } from './look.ts';
import { OPEN, type View, readView, writeView } from './view.ts';

export interface TableView {
  view: View;
  /** The key of the row that is open. */
  open: string | null;
  /** The address of another view. */
  address: (change: Partial<View>) => string;
  /** The address of a row beside this view. */
  addressOf: (open: string | null) => string;
  change: (change: Partial<View>, how?: { replace?: boolean }) => void;
  /** Opens another row in place of the one that is open. */
  onOpen: (open: string | null) => void;
}

/** The view that the address has, and the ways to others. */
export function useTableView({ table, look }: AnyTable): TableView {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(table, params, look.start);
  const address = (change: Partial<View>) => `${look.path}?${writeView({ ...view, ...change })}`;
  const addressOf = (open: string | null) => `${look.path}?${writeView(view, open)}`;
  return {
    view,
    open: params.get(OPEN),
    address,
    addressOf,
    change: (change, { replace = false } = {}) => void navigate(address(change), { replace, preventScrollReset: true }),
    onOpen: (open) => void navigate(addressOf(open), { replace: true, preventScrollReset: true }),
  };
}
