import type { Message } from '@crewdock/contract/message';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { Session } from '@crewdock/contract/session';
import type { Waiting } from '@crewdock/contract/staff/navigation';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Another path prefix of the entry's pages. */
  also?: string;
  /** Number of pending items. */
  count?: number;
}

/** A named group of entries. */
export interface PlaceGroup {
  id: string;
  label: string;
  places: NavigationEntry[];
}

export const INBOX_PATH = '/my/inbox';
const TALENTS = '/market/talents';
const JOBS = '/market/jobs';
const RESOURCES = '/available-resources';

/** Returns the main navigation of the current user or visitor. */
export function getNavigationPlaces(
  session: Session | null,
  company: PublicCompany | null,
  waiting?: Waiting,
): (NavigationEntry | PlaceGroup)[] {
  const market = (...places: NavigationEntry[]) => (company?.market_enabled === false ? [] : places);
  const talents = { to: TALENTS, label: t(messages.talents) };
  const jobs = { to: JOBS, label: t(messages.jobs) };
  const resources = { to: RESOURCES, label: t(messages.resources) };
  if (!session) return market(talents, jobs, resources);
  if (session.staff) return staffPlaces(session, market, waiting);
  const team: NavigationEntry[] =
    company && session.company ? [{ to: '/company', also: '/admin', label: t(messages.company) }] : [];
  const lists = { to: '/my/lists', label: t(messages.ownLists) };
  const inbox = { to: INBOX_PATH, label: t(messages.inbox), count: session.inbox_count };
  if (session.type === 1)
    return [
      { to: '/my/jobs', also: '/my/job', label: t(messages.ownJobs) },
      inbox,
      ...market(talents, resources),
      lists,
      ...team,
    ];
  const ownResources = { to: `${RESOURCES}/mine`, also: RESOURCES, label: t(messages.ownResources) };
  return [{ to: '/my/talents', label: t(messages.ownTalents) }, inbox, ownResources, ...market(jobs), lists, ...team];
}

/** Whether the path is `to` or `also`, or a page below one of them. */
export function isPathOfEntry({ to, also }: Pick<NavigationEntry, 'to' | 'also'>, pathname: string): boolean {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return isBelow(to) || (also !== undefined && isBelow(also));
}

/** Returns the number of pending items of an entry or a group. */
export function countPendingItems(place: NavigationEntry | PlaceGroup): number {
  return 'places' in place ? place.places.reduce((sum, each) => sum + countPendingItems(each), 0) : (place.count ?? 0);
}

/** Replaces each group with its entries. */
export function flattenPlaces(places: (NavigationEntry | PlaceGroup)[]): NavigationEntry[] {
  return places.flatMap((place) => ('places' in place ? place.places : place));
}

function staffPlaces(
  session: Session,
  market: (...places: NavigationEntry[]) => NavigationEntry[],
  waiting: Waiting | undefined,
): (NavigationEntry | PlaceGroup)[] {
  const at = (place: string, label: Message<object>, count = 0): NavigationEntry => ({
    to: `/admin-panel/${place}`,
    label: t(label),
    count,
  });
  return [
    at('updates', messages.updates, waiting?.updates ?? session.new_updates_count ?? 0),
    at('requests', messages.requests, waiting?.requests),
    at('talents', messages.talents, waiting?.screening),
    at('applications', messages.applications, waiting?.applications),
    {
      id: 'people',
      label: t(messages.people),
      places: [
        at('vendors', messages.vendors),
        at('clients', messages.clients),
        at('contractors', messages.contractors),
        at('companies', messages.companies),
        at('staff', messages.staff),
        at('sdr-requests', messages.sdrRequests),
        at('sdr-clients', messages.sdrClients),
      ],
    },
    {
      id: 'market',
      label: t(messages.market),
      // Longer labels, because the staff tables are called Talents and Jobs, too.
      places: [
        ...market({ to: TALENTS, label: t(messages.talentMarket) }, { to: JOBS, label: t(messages.jobMarket) }),
        at('available-resources', messages.resources),
        at('feed', messages.jobsFeed),
        at('skills', messages.skills, waiting?.skills),
      ],
    },
    {
      id: 'insight',
      label: t(messages.insight),
      places: [at('stats', messages.statistics), at('audit', messages.auditLog), at('health', messages.health)],
    },
  ];
}
