import type { Session } from '@crewdock/contract/session';
import type { RouteName, RouteRow } from '../routeTable.ts';
import type { MarketRoute } from '../session/defaultRoutes.ts';
import { landingOf } from '../session/landing.ts';

/** A navigation that is about to happen, and all that decides it. */
export interface Visit {
  row: RouteRow;
  /** Null for visitors. */
  session: Session | null;
  /** The white-label company of the host. */
  company: { id: number; market_enabled: boolean } | null;
  /** The market that this browser visited last. */
  storedMarket: MarketRoute | null;
}

/** Where to go instead; `keep` remembers the target for after the sign-in. Null: the rule has nothing against it. */
export type Verdict = { to: RouteName; keep?: true } | null;

type Rule = (visit: Visit) => Verdict;

/** In the specification's order; the hard reload of the root and the loading of the session come before them. */
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

/** What the first rule says that has something to say. */
export function judge(visit: Visit): Verdict {
  for (const rule of RULES) {
    const verdict = rule(visit);
    if (verdict) return verdict;
  }
  return null;
}

export function isPublic({ area }: RouteRow): boolean {
  return area === 'public' || area === 'entry';
}

function requireSession({ row, session }: Visit): Verdict {
  return isPublic(row) || session ? null : { to: 'login', keep: true };
}

/** Until it is set up nothing of staff opens, and the rest is not for staff. */
function requireSecondFactor({ row, session }: Visit): Verdict {
  if (!session?.lacks_second_factor || row.area === 'public' || row.area === 'shared') return null;
  return { to: 'settings-security' };
}

function requireCompanyHost({ row, company }: Visit): Verdict {
  const companyOnly = row.area === 'company' || row.area === 'company-users' || row.area === 'company-admin';
  return companyOnly && !company ? { to: 'home' } : null;
}

/** Staff are of no type. */
function requireUserType({ row, session }: Visit): Verdict {
  if (!session || session.staff || isPublic(row)) return null;
  return mayOpen(row, session) ? null : { to: landingOf(session) };
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

function requireSuperadmin({ row, session }: Visit): Verdict {
  if (row.area !== 'company-admin') return null;
  return session?.is_wl_superadmin ? null : { to: 'home' };
}

function requireStaff({ row, session }: Visit): Verdict {
  return row.area === 'staff' && !session?.staff ? { to: 'home' } : null;
}

function openDefaultRoute({ row, session, company, storedMarket }: Visit): Verdict {
  switch (row.name) {
    case 'home':
      if (!session) return null;
      return { to: company?.market_enabled === false ? landingOf(session) : 'market' };
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

function redirectSignedIn({ row, session }: Visit): Verdict {
  if (!session) return null;
  if (row.area === 'entry') return { to: session.staff ? 'admin-panel-updates' : 'my' };
  const isMine = row.area === 'own' || row.area === 'client' || row.area === 'talent';
  const isEditor = row.name === 'my-talents-edit' || row.name === 'my-requests-edit';
  return session.staff && isMine && !isEditor ? { to: 'admin-panel-updates' } : null;
}

/** A company may keep its market closed. */
function requireOpenMarket({ row, company }: Visit): Verdict {
  const isMarket = /^\/(market|t|j)(\/|$)/.test(row.pattern);
  return isMarket && company?.market_enabled === false ? { to: 'home' } : null;
}
