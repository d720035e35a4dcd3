import { useLocation, useMatches } from 'react-router';
import type { RouteRow } from '../routeTable.ts';
import type { Match } from '../session/redirectTo.ts';

interface Screen {
  /** None while the first page is on its way. */
  row: RouteRow | undefined;
  match: Match | undefined;
}

/** The screen that is shown. */
export function useScreen(): Screen {
  const { search } = useLocation();
  const last = useMatches().at(-1);
  const row = last?.handle as RouteRow | undefined;
  return { row, match: row && { name: row.name, params: last!.params, search } };
}
