import { type Kysely, sql } from 'kysely';

/** Effects of filling a job, so that it can be undone and repeated calls are recognized. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table request_closing (
     id uuid primary key default gen_random_uuid(),
     request_id integer not null references request on delete cascade,
     person_id integer references person on delete set null,
     -- Hash of the list that the person saw and confirmed.
     seen text not null,
     -- Relations and applications that were closed and notified.
     relation_ids integer[] not null,
     application_ids uuid[] not null,
     -- Version of the job after it was closed. A different version means that the job has changed since.
     request_version integer not null,
     created_at timestamptz not null default now(),
     undone_at timestamptz
   )`,
  `create index on request_closing (request_id, created_at)`,
  `create index on request_closing (person_id) where person_id is not null`,
];
