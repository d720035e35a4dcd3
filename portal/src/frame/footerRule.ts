import type { Session } from '@crewdock/contract/session';
import type { Area } from '../routeTable.ts';
import type { AppType } from '../session/appType.ts';

interface Looking {
  session: Pick<Session, 'staff'> | null;
  /** Whether the host is a company's. */
  isCompanyHost: boolean;
  /** What the visitor came for. */
  appType: AppType | null;
  area: Area;
}

/** Visitors see it once they have chosen what they came for, except where they sign in; staff and companies' portals never. */
export function showsFooter({ session, isCompanyHost, appType, area }: Looking): boolean {
  if (isCompanyHost) return false;
  if (session) return !session.staff;
  return appType !== null && area !== 'entry';
}
