import { useLocation, useMatches } from 'react-router';
import type { RouteRow } from '../routeTable.ts';
import type { RouteMatch } from '../session/redirectTo.ts';

interface Screen {
  /** Undefined while the first page loads. */
  row: RouteRow | undefined;
  match: RouteMatch | undefined;
}

export function useScreen(): Screen {
  const { search } = useLocation();
  const last = useMatches().at(-1);
  const row = last?.handle as RouteRow | undefined;
  return { row, match: row && { name: row.name, params: last!.params, search } };
}
