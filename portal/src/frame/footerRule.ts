import type { Session } from '@crewdock/contract/session';
import type { RouteRow } from '../routeTable.ts';
import type { AppType } from '../session/appType.ts';

interface Looking {
  session: Pick<Session, 'staff'> | null;
  /** Whether the host is a company's portal. */
  isCompanyHost: boolean;
  /** The visitor's account type; null if it is unknown. */
  appType: AppType | null;
  row: Pick<RouteRow, 'area' | 'name'>;
}

/**
 * Screens that imply a choice of talents or jobs. The server knows no other choice, because `appType` is stored in the
 * browser.
 */
const MARKETS: RouteRow['name'][] = [
  'market-talents',
  'market-talents-share',
  'market-requests',
  'market-requests-share',
];

/**
 * Whether the footer is shown: to users except staff, and to visitors who have chosen talents or jobs, except on
 * sign-in screens. Never shown on company portals.
 */
export function showsFooter({ session, isCompanyHost, appType, row }: Looking): boolean {
  if (isCompanyHost) return false;
  if (session) return !session.staff;
  return (appType !== null || MARKETS.includes(row.name)) && row.area !== 'entry';
}
