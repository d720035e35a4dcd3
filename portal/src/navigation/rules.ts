import type { Session } from '@crewdock/contract/session';
import type { RouteName, RouteRow } from '../routeTable.ts';
import type { MarketRoute } from '../session/defaultRoutes.ts';
import { getStartPage } from '../session/landing.ts';

/** A pending navigation with all data that the access rules need. */
export interface Visit {
  row: RouteRow;
  /** Null for visitors. */
  session: Session | null;
  /** The white-label company of the host; null on the main portal. */
  company: { id: number; market_enabled: boolean } | null;
  /** The market last visited in this browser. */
  storedMarket: MarketRoute | null;
}

/**
 * The redirect target, or null if the rule allows the navigation. `keep` stores the requested URL until after sign-in.
 */
export type NavigationVerdict = { to: RouteName; keep?: true } | null;

type Rule = (visit: Visit) => NavigationVerdict;

/**
 * Access rules in the order of the specification. The home page's reload and the loading of the session precede them.
 */
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

/** Returns the redirect of the first rule that does not allow the navigation, or null. */
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

/**
 * Requires staff to set up a second factor: until then, only public and shared screens open, and others redirect to the
 * security settings.
 */
function requireSecondFactor({ row, session }: Visit): NavigationVerdict {
  if (!session?.lacks_second_factor || row.area === 'public' || row.area === 'shared') return null;
  return { to: 'settings-security' };
}

function requireCompanyHost({ row, company }: Visit): NavigationVerdict {
  const companyOnly = row.area === 'company' || row.area === 'company-users' || row.area === 'company-admin';
  return companyOnly && !company ? { to: 'home' } : null;
}

/** Requires an account type that the screen permits. Does not apply to staff, who have no account type. */
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
      // The home page of a closed market explains that the market is closed.
      return session && company?.market_enabled !== false ? { to: 'market' } : null;
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

/**
 * Requires an open market. A company can close its market, which also closes the list of available resources. The home
 * page informs visitors and signed-in users.
 */
function requireOpenMarket({ row, company }: Visit): NavigationVerdict {
  const isMarket = /^\/(market|t|j)(\/|$)/.test(row.pattern);
  const isResources = row.name === 'available-resources' || row.name === 'available-resources-share';
  return (isMarket || isResources) && company?.market_enabled === false ? { to: 'home' } : null;
}
