import type { Session } from '@crewdock/contract/session';
import type { RouteRow } from '../routeTable.ts';
import type { AppType } from '../session/appType.ts';

interface Looking {
  session: Pick<Session, 'staff'> | null;
  /** Whether the host is a company's. */
  isCompanyHost: boolean;
  /** The visitor's account type, as far as known. */
  appType: AppType | null;
  row: Pick<RouteRow, 'area' | 'name'>;
}

/**
 * Screens that imply a choice of talents or jobs. On the server they are the only known choice, because appType is in
 * the browser.
 */
const MARKETS: RouteRow['name'][] = [
  'market-talents',
  'market-talents-share',
  'market-requests',
  'market-requests-share',
];

/**
 * Visitors see the footer once they have chosen talents or jobs, except on sign-in screens; staff and company portals
 * never.
 */
export function showsFooter({ session, isCompanyHost, appType, row }: Looking): boolean {
  if (isCompanyHost) return false;
  if (session) return !session.staff;
  return (appType !== null || MARKETS.includes(row.name)) && row.area !== 'entry';
}
