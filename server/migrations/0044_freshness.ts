import { type Kysely, sql } from 'kysely';

/**
 * Emails that ask providers to confirm available resources, response rates of providers, and shared views of resources.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...asking, ...sharing]) await sql.raw(statement).execute(db);
}

const asking = [
  // When an email last asked for confirmation. It was answered if `confirmed_at` is later.
  `alter table resource add asked_at timestamptz`,
  // Currently offered resources get the full period before they expire.
  `update resource set confirmed_at = now() where status = 'available'`,
  `create table resource_freshness (
     owner_id integer primary key references person on delete cascade,
     -- Day of the last email that asked for confirmation. At most one is sent per day.
     asked_on date,
     -- Requested confirmations that were given in time, their total response time, and those that were not.
     answered integer not null default 0,
     answered_seconds bigint not null default 0,
     lapsed integer not null default 0
   )`,
  `create index on resource (confirmed_at, id) where status = 'available' and deleted_at is null`,
];

const sharing = [
  `create table resource_link (
     hash text primary key,
     -- 0 for the main portal.
     company_id integer not null,
     query text not null,
     created_at timestamptz not null default now()
   )`,
  `alter table contact_message add resource_id integer references resource on delete set null`,
  `create index on contact_message (resource_id) where resource_id is not null`,
];
