import type { Session } from '@crewdock/contract/session';
import type { RouteName, RouteRow } from '../routeTable.ts';
import type { MarketRoute } from '../session/defaultRoutes.ts';
import { getStartPage } from '../session/landing.ts';

/** A pending navigation with all data that decides on it. */
export interface Visit {
  row: RouteRow;
  /** null for visitors. */
  session: Session | null;
  /** The white-label company of the host; null on the main portal. */
  company: { id: number; market_enabled: boolean } | null;
  /** The market last visited in this browser. */
  storedMarket: MarketRoute | null;
}

/**
 * The redirect target, or null when the rule allows the navigation. `keep` stores the original target until after
 * sign-in.
 */
export type NavigationVerdict = { to: RouteName; keep?: true } | null;

type Rule = (visit: Visit) => NavigationVerdict;

/** In the specification's order; the reload of the home page and the session load run before them. */
const RULES: Rule[] = [
  requireSession,
  requireSecondFactor,
  requireCompanyHost,
  requireUserType,
  requireSuperadmin,
  requireStaff,
  openDefaultRoute,
  redirectSignedIn,
  requireOpenMarket,
];

/** The first redirect of the rules, or null. */
export function findRedirect(visit: Visit): NavigationVerdict {
  for (const rule of RULES) {
    const verdict = rule(visit);
    if (verdict) return verdict;
  }
  return null;
}

export function isPublic({ area }: RouteRow): boolean {
  return area === 'public' || area === 'entry';
}

function requireSession({ row, session }: Visit): NavigationVerdict {
  return isPublic(row) || session ? null : { to: 'login', keep: true };
}

/** Until the second factor is set up, staff screens stay closed, and other signed-in areas are not for staff. */
function requireSecondFactor({ row, session }: Visit): NavigationVerdict {
  if (!session?.lacks_second_factor || row.area === 'public' || row.area === 'shared') return null;
  return { to: 'settings-security' };
}

function requireCompanyHost({ row, company }: Visit): NavigationVerdict {
  const companyOnly = row.area === 'company' || row.area === 'company-users' || row.area === 'company-admin';
  return companyOnly && !company ? { to: 'home' } : null;
}

/** Staff have no account type. */
function requireUserType({ row, session }: Visit): NavigationVerdict {
  if (!session || session.staff || isPublic(row)) return null;
  return mayOpen(row, session) ? null : { to: getStartPage(session) };
}

function mayOpen({ area }: RouteRow, session: Session): boolean {
  const superadmin = session.is_wl_superadmin;
  switch (area) {
    case 'client':
      return session.type === 1;
    case 'talent':
      return session.type === 2 || session.type === 3;
    case 'company':
      return superadmin || session.company !== null;
    case 'company-users':
      return superadmin || session.company?.role === 1;
    case 'company-admin':
      return superadmin;
    default:
      return area !== 'staff';
  }
}

function requireSuperadmin({ row, session }: Visit): NavigationVerdict {
  if (row.area !== 'company-admin') return null;
  return session?.is_wl_superadmin ? null : { to: 'home' };
}

function requireStaff({ row, session }: Visit): NavigationVerdict {
  return row.area === 'staff' && !session?.staff ? { to: 'home' } : null;
}

function openDefaultRoute({ row, session, company, storedMarket }: Visit): NavigationVerdict {
  switch (row.name) {
    case 'home':
      if (!session) return null;
      return { to: company?.market_enabled === false ? getStartPage(session) : 'market' };
    case 'my':
      return session?.staff ? null : { to: session?.myCrewdockDefaultRoute ?? 'my-requests' };
    case 'company':
      return { to: session?.companyDefaultRoute ?? 'company-requests' };
    case 'market':
      return { to: session?.marketDefaultRoute ?? storedMarket ?? 'market-requests' };
    case 'admin-panel':
      return { to: 'admin-panel-updates' };
    case 'settings':
      return { to: 'settings-profile' };
    default:
      return null;
  }
}

function redirectSignedIn({ row, session }: Visit): NavigationVerdict {
  if (!session) return null;
  if (row.area === 'entry') return { to: session.staff ? 'admin-panel-updates' : 'my' };
  const isMine = row.area === 'own' || row.area === 'client' || row.area === 'talent';
  const isEditor = row.name === 'my-talents-edit' || row.name === 'my-requests-edit';
  return session.staff && isMine && !isEditor ? { to: 'admin-panel-updates' } : null;
}

/** A company may disable its market, and with it the list of available resources. */
function requireOpenMarket({ row, company }: Visit): NavigationVerdict {
  const isMarket = /^\/(market|t|j)(\/|$)/.test(row.pattern);
  const isResources = row.name === 'available-resources' || row.name === 'available-resources-share';
  return (isMarket || isResources) && company?.market_enabled === false ? { to: 'home' } : null;
}
