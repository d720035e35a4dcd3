import { type Kysely, sql } from 'kysely';

/** Audit log of changes and sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...log, ...appendOnly, ...idempotency]) await sql.raw(statement).execute(db);
}

const log = [
  // Has no foreign keys, because entries must outlive their subjects and inserts should be fast.
  `create table audit_entry (
     id bigint generated always as identity primary key,
     at timestamptz not null default now(),
     action text not null,
     subject_kind text not null,
     subject_id text,
     actor text not null check (actor in ('person', 'staff', 'visitor', 'system')),
     person_id integer,
     address text,
     user_agent text,
     -- The company whose portal was used, and the partner site whose widget was used.
     company_id integer,
     site text,
     before jsonb,
     after jsonb
   )`,
  `create index on audit_entry (subject_kind, subject_id, id)`,
  `create index on audit_entry (person_id, id) where person_id is not null`,
];

const appendOnly = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin
     if current_setting('crewdock.redacts_audit', true) is distinct from 'yes' then
       raise exception 'the audit log is only added to';
     end if;
     return null;
   end $$`,
  `create trigger append_only before update or delete or truncate on audit_entry
     for each statement execute function refuse_audit_change()`,
];

// Removes keys of interrupted calls, which were stored without a response. From now on, keys and responses are stored
// together.
const idempotency = [`delete from idempotency_key where answer is null`];
