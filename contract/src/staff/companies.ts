import { count, flag, id, line, nullable, oneOf, table, time, version } from '../table.ts';

/** `closing`: hidden from visitors until it is deleted; members and data still exist. */
export const COMPANY_STATES = ['open', 'closing'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Days between closing and deleting a company. */
export const CLOSING_DAYS = 30;

/** White-label companies. */
export const companies = table('companies', {
  row: {
    id: id(),
    version: version(),
    name: line(),
    /** Subdomain of its portal on the main portal's host. */
    slug: line(),
    /** Custom domain; empty if there is none. */
    domain: line(),
    state: oneOf(COMPANY_STATES),
    market_enabled: flag(),
    members: count(),
    /** E-mail addresses of its superadmins, comma-separated. */
    superadmins: line(),
    /** Number of active cards. */
    talents: count(),
    requests: count(),
    created: time(),
    /** When the company and its data will be deleted; null if it isn't closing. */
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
