import type { PublicCompany } from '@crewdock/contract/companies';
import type { Session } from '@crewdock/contract/session';

/** A place of the main navigation. */
export interface Place {
  to: string;
  label: string;
  /** How much waits there. */
  count?: number;
}

const TALENTS: Place = { to: '/market/talents', label: 'Talents' };
const JOBS: Place = { to: '/market/jobs', label: 'Jobs' };
const LISTS: Place = { to: '/my/lists', label: 'My lists' };

/** Where the header leads, by who is looking. */
export function placesOf(session: Session | null, company: PublicCompany | null): Place[] {
  const market = (...places: Place[]) => (company?.market_enabled === false ? [] : places);
  if (!session) return market(TALENTS, JOBS);
  const team: Place[] = company && session.company ? [{ to: '/company', label: 'Company' }] : [];
  if (session.staff) {
    const updates = { to: '/admin-panel/updates', label: 'Updates', count: session.new_updates_count ?? 0 };
    const requests = { to: '/admin-panel/requests', label: 'Requests' };
    const talents = { to: '/admin-panel/talents', label: 'Talents' };
    const applications = { to: '/admin-panel/applications', label: 'Applications' };
    const people = { to: '/admin-panel/vendors', label: 'People' };
    const skills = { to: '/admin-panel/skills', label: 'Skills' };
    const audit = { to: '/admin-panel/audit', label: 'Audit log' };
    const health = { to: '/admin-panel/health', label: 'Health' };
    const stats = { to: '/admin-panel/stats', label: 'Statistics' };
    const feed = { to: '/admin-panel/feed', label: 'Jobs feed' };
    // Their own tables are called so already.
    const markets = market({ ...TALENTS, label: 'Talent market' }, { ...JOBS, label: 'Job market' });
    return [updates, requests, talents, applications, people, ...markets, skills, stats, feed, audit, health];
  }
  const count = session.waiting_relations_count;
  if (session.type === 1) return [{ to: '/my/jobs', label: 'My jobs', count }, ...market(TALENTS), LISTS, ...team];
  return [{ to: '/my/talents', label: 'My talents', count }, ...market(JOBS), LISTS, ...team];
}
