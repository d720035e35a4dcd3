import { count, flag, id, line, nullable, oneOf, table, time, version } from '../table.ts';

/** `closing` until its last day: visitors see nothing of it, its people and its data are still there. */
export const COMPANY_STATES = ['open', 'closing'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Days between closing a company and its end. */
export const CLOSING_DAYS = 30;

/** White-label companies. */
export const companies = table('companies', {
  row: {
    id: id(),
    version: version(),
    name: line(),
    /** Its portal is this before the main portal's host. */
    slug: line(),
    /** Its own domain; empty where it has none. */
    domain: line(),
    state: oneOf(COMPANY_STATES),
    market_enabled: flag(),
    members: count(),
    /** Addresses of its superadmins, comma-separated. */
    superadmins: line(),
    /** Active cards. */
    talents: count(),
    requests: count(),
    created: time(),
    /** When it ends, with what it owns. */
    deletion_due: nullable(time()),
  },
  key: 'id',
  search: ['name', 'slug', 'domain'],
  filters: { state: 'any', created: 'days' },
  sorts: ['name', '-name', '-created', 'created'],
  counters: 'state',
  edit: [],
  bulk: [],
});
