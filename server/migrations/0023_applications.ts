import { type Kysely, sql } from 'kysely';

/** Status, read state, result and history of applications. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table application
     add status text not null default 'open' check (status in ('open', 'shortlisted', 'invited', 'rejected')),
     add read_at timestamptz,
     add rejection_reason_id smallint references rejection_reason,
     add comment text not null default '',
     -- Whether the applicant was notified of the current status.
     add is_told boolean not null default false,
     -- Relation that was created when the applicant was invited.
     add relation_id integer references relation on delete set null,
     add moved_at timestamptz`,
  `create index on application (relation_id) where relation_id is not null`,
  `create index on application (status, created_at, id)`,
  `create table application_event (
     id integer generated always as identity primary key,
     application_id uuid not null references application on delete cascade,
     person_id integer references person on delete set null,
     from_status text not null,
     to_status text not null,
     why text not null default '',
     created_at timestamptz not null default now()
   )`,
  `create index on application_event (application_id, id)`,
  `create index on application_event (person_id) where person_id is not null`,
];
