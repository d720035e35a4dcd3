import { type Kysely, sql } from 'kysely';

/** Data of available resources, and when it was last confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...columns, ...states, ...indexes]) await sql.raw(statement).execute(db);
}

const columns = [
  `alter table resource
     add version integer not null default 1,
     add monthly_rate integer check (monthly_rate > 0),
     add city text not null default '',
     -- Total years of experience.
     add experience smallint check (experience between 0 and 60),
     add summary text not null default '',
     -- Only the owner's side and staff may see these columns.
     add reference text not null default '',
     add email text not null default '',
     add phone text not null default '',
     add employer text not null default '',
     add cv_file text,
     add cv_url text not null default '',
     -- When the provider last confirmed that the data is up to date.
     add confirmed_at timestamptz not null default now(),
     -- Import that last wrote the row; null if the last edit was not an import.
     add import_uid uuid,
     -- Soft delete: the row can be restored for a day.
     add deleted_at timestamptz`,
  `update resource set confirmed_at = modified_at`,
];

const states = [
  `alter table resource drop constraint resource_status_check`,
  // `expired` resources were no longer offered, because their provider had not confirmed them.
  `update resource set status = 'unknown' where status = 'expired'`,
  `alter table resource add constraint resource_status_check
     check (status in ('available', 'unknown', 'placed', 'unavailable'))`,
];

const OFFERED = `where status = 'available' and deleted_at is null`;

const indexes = [
  // Indexes to find a person who is already listed.
  `create index on resource (owner_id, lower(reference)) where reference <> ''`,
  `create index on resource (owner_id, lower(email)) where email <> ''`,
  `create index on resource (owner_id, phone) where phone <> ''`,
  `create index on resource (owner_id, lower(name))`,
  `create index on resource (company_id) where company_id is not null`,
  `create index resource_cv_file on resource (cv_file) where cv_file is not null`,
  `create index on resource (import_uid) where import_uid is not null`,
  `create index on resource (deleted_at) where deleted_at is not null`,
  // Indexes for the sort orders of visitors.
  `drop index resource_offered_at_id_idx`,
  `create index on resource (offered_at desc, id desc) ${OFFERED}`,
  `create index on resource (available_from, id) ${OFFERED}`,
  `create index on resource (hourly_rate, id) ${OFFERED}`,
  // Indexes for the sort orders of staff, and for the resources that expire next.
  `create index on resource (confirmed_at, id) where deleted_at is null`,
  `create index on resource (modified_at, id) where deleted_at is null`,
  `create index on resource (status, confirmed_at, id) where deleted_at is null`,
  `create index resource_public_words on resource using gin
     (staff_words(name || ' ' || title || ' ' || city)) ${OFFERED}`,
  `create index resource_words on resource using gin
     (staff_words(name || ' ' || title || ' ' || email || ' ' || reference || ' ' || employer)) where deleted_at is null`,
];
