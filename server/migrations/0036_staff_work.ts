import { type Kysely, sql } from 'kysely';

/** Staff can remove relations between cards and restore them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of removed) await sql.raw(statement).execute(db);
}

const removed = [
  // Removed relations, kept while they can be restored.
  `create table removed_relation (
     request_id integer not null references request on delete cascade,
     talent_id integer not null references talent on delete cascade,
     relation jsonb not null,
     events jsonb not null,
     notes jsonb not null,
     -- Applications from which the relation was created.
     applications uuid[] not null,
     removed_at timestamptz not null default now(),
     primary key (request_id, talent_id)
   )`,
  `create index on removed_relation (talent_id)`,
  `create index on removed_relation (removed_at)`,
];
