import {
  countColumn,
  flagColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  defineStaffTable,
  timeColumn,
  versionColumn,
} from '../table.ts';

/** `closing`: hidden from visitors and due for deletion; members and data still exist. */
export const COMPANY_STATES = ['open', 'closing'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Days from closing a company to its deletion. */
export const CLOSING_DAYS = 30;

/** White-label companies. */
export const companies = defineStaffTable('companies', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    name: lineColumn(),
    /** The portal's subdomain of the main host. */
    slug: lineColumn(),
    /** Custom domain of the portal; empty if there is none. */
    domain: lineColumn(),
    state: enumColumn(COMPANY_STATES),
    market_enabled: flagColumn(),
    members: countColumn(),
    /** Email addresses of its superadmins, comma-separated. */
    superadmins: lineColumn(),
    /** Number of active cards. */
    talents: countColumn(),
    requests: countColumn(),
    created: timeColumn(),
    /** When the company and its data will be deleted; null unless the state is `closing`. */
    deletion_due: nullableColumn(timeColumn()),
  },
  key: 'id',
  search: ['name', 'slug', 'domain'],
  filters: { state: 'any', created: 'days' },
  sorts: ['name', '-name', '-created', 'created'],
  counters: 'state',
  edit: [],
  bulk: [],
  hidesEmpty: true,
});
