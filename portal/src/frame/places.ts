import type { PublicCompany } from '@crewdock/contract/companies';
import type { Session } from '@crewdock/contract/session';
import type { Waiting } from '@crewdock/contract/staff/navigation';

/** A place of the main navigation. */
export interface Place {
  to: string;
  label: string;
  /** Where more of its pages are. */
  also?: string;
  /** How much waits there. */
  count?: number;
}

/** Places that stand together under a name. */
export interface PlaceGroup {
  label: string;
  places: Place[];
}

const TALENTS: Place = { to: '/market/talents', label: 'Talents' };
const JOBS: Place = { to: '/market/jobs', label: 'Jobs' };
const RESOURCES: Place = { to: '/available-resources', label: 'Resources' };
const OWN_RESOURCES: Place = { to: '/available-resources/mine', also: '/available-resources', label: 'My resources' };
const LISTS: Place = { to: '/my/lists', label: 'My lists' };

/** Where the header leads, by who is looking. */
export function placesOf(
  session: Session | null,
  company: PublicCompany | null,
  waiting?: Waiting,
): (Place | PlaceGroup)[] {
  const market = (...places: Place[]) => (company?.market_enabled === false ? [] : places);
  if (!session) return market(TALENTS, JOBS, RESOURCES);
  if (session.staff) return staffPlaces(session, market, waiting);
  const team: Place[] = company && session.company ? [{ to: '/company', also: '/admin', label: 'Company' }] : [];
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

/** Whether this is a page of the place. */
export function isAt({ to, also }: Pick<Place, 'to' | 'also'>, pathname: string): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return isBelow(to) || (also !== undefined && isBelow(also));
}

/** How much waits at a place or at those of a group. */
export function countOf(place: Place | PlaceGroup): number {
  return 'places' in place ? place.places.reduce((sum, each) => sum + countOf(each), 0) : (place.count ?? 0);
}

/** All of them, without their groups. */
export function flat(places: (Place | PlaceGroup)[]): Place[] {
  return places.flatMap((place) => ('places' in place ? place.places : place));
}

function staffPlaces(
  session: Session,
  market: (...places: Place[]) => Place[],
  waiting: Waiting | undefined,
): (Place | PlaceGroup)[] {
  const at = (place: string, label: string, count = 0): Place => ({ to: `/admin-panel/${place}`, label, count });
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
      // Their own tables are called so already.
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
