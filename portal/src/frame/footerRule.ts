import type { Session } from '@crewdock/contract/session';
import type { RouteRow } from '../routeTable.ts';
import type { AppType } from '../session/appType.ts';

interface Looking {
  session: Pick<Session, 'staff'> | null;
  /** Whether the host is a company's. */
  isCompanyHost: boolean;
  /** What the visitor came for. */
  appType: AppType | null;
  row: Pick<RouteRow, 'area' | 'name'>;
}

/** Who is here has chosen. The page that the server draws knows no other choice. */
const MARKETS: RouteRow['name'][] = [
  'market-talents',
  'market-talents-share',
  'market-requests',
  'market-requests-share',
];

/** Visitors see it once they have chosen what they came for, except where they sign in; staff and companies' portals never. */
export function showsFooter({ session, isCompanyHost, appType, row }: Looking): boolean {
  if (isCompanyHost) return false;
  if (session) return !session.staff;
  return (appType !== null || MARKETS.includes(row.name)) && row.area !== 'entry';
}
