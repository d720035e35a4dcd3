import type { PublicCompany } from '@crewdock/contract/companies';
import type { Session } from '@crewdock/contract/session';
import type { Waiting } from '@crewdock/contract/staff/navigation';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Second path prefix of the entry's pages. */
  also?: string;
  /** Number of pending items. */
  count?: number;
}

/** A named group of entries. */
export interface PlaceGroup {
  label: string;
  places: NavigationEntry[];
}

const TALENTS: NavigationEntry = { to: '/market/talents', label: 'Talents' };
const JOBS: NavigationEntry = { to: '/market/jobs', label: 'Jobs' };
const RESOURCES: NavigationEntry = { to: '/available-resources', label: 'Resources' };
const OWN_RESOURCES: NavigationEntry = {
  to: '/available-resources/mine',
  also: '/available-resources',
  label: 'My resources',
};
const LISTS: NavigationEntry = { to: '/my/lists', label: 'My lists' };

/** The main navigation of the current user or visitor. */
export function getNavigationPlaces(
  session: Session | null,
  company: PublicCompany | null,
  waiting?: Waiting,
): (NavigationEntry | PlaceGroup)[] {
  const market = (...places: NavigationEntry[]) => (company?.market_enabled === false ? [] : places);
  if (!session) return market(TALENTS, JOBS, RESOURCES);
  if (session.staff) return staffPlaces(session, market, waiting);
  const team: NavigationEntry[] =
    company && session.company ? [{ to: '/company', also: '/admin', label: 'Company' }] : [];
  const count = session.waiting_relations_count;
  if (session.type === 1)
    return [
      { to: '/my/jobs', also: '/my/job', label: 'My jobs', count },
      ...market(TALENTS, RESOURCES),
      LISTS,
      ...team,
    ];
  return [{ to: '/my/talents', label: 'My talents', count }, OWN_RESOURCES, ...market(JOBS), LISTS, ...team];
}

/** Whether the path is `to` or `also`, or a page below one of them. */
export function isPathOfEntry({ to, also }: Pick<NavigationEntry, 'to' | 'also'>, pathname: string): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return isBelow(to) || (also !== undefined && isBelow(also));
}

/** Number of pending items of an entry or a group. */
export function countPendingItems(place: NavigationEntry | PlaceGroup): number {
  return 'places' in place ? place.places.reduce((sum, each) => sum + countPendingItems(each), 0) : (place.count ?? 0);
}

/** Replaces each group by its entries. */
export function flattenPlaces(places: (NavigationEntry | PlaceGroup)[]): NavigationEntry[] {
  return places.flatMap((place) => ('places' in place ? place.places : place));
}

function staffPlaces(
  session: Session,
  market: (...places: NavigationEntry[]) => NavigationEntry[],
  waiting: Waiting | undefined,
): (NavigationEntry | PlaceGroup)[] {
  const at = (place: string, label: string, count = 0): NavigationEntry => ({
    to: `/admin-panel/${place}`,
    label,
    count,
  });
  return [
    at('updates', 'Updates', waiting?.updates ?? session.new_updates_count ?? 0),
    at('requests', 'Requests', waiting?.relations),
    at('talents', 'Talents', waiting?.screening),
    at('applications', 'Applications', waiting?.applications),
    {
      label: 'People',
      places: [
        at('vendors', 'Vendors'),
        at('clients', 'Clients'),
        at('contractors', 'Contractors'),
        at('companies', 'Companies'),
        at('staff', 'Staff'),
        at('sdr-requests', 'SDR requests'),
        at('sdr-clients', 'SDR clients'),
      ],
    },
    {
      label: 'Market',
      // Longer labels, because staff tables are already called Talents and Jobs.
      places: [
        ...market({ ...TALENTS, label: 'Talent market' }, { ...JOBS, label: 'Job market' }),
        at('available-resources', 'Resources'),
        at('feed', 'Jobs feed'),
        at('skills', 'Skills', waiting?.skills),
      ],
    },
    { label: 'Insight', places: [at('stats', 'Statistics'), at('audit', 'Audit log'), at('health', 'Health')] },
  ];
}
