import { type Kysely, sql } from 'kysely';

/** Assignee and actor of entries in the staff inbox. Entries about moves of a relation belong to its pair of cards. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table staff_update
     add actor_id integer references person on delete set null,
     add assignee_id integer references person on delete set null,
     add request_id integer references request on delete set null,
     add talent_id integer references talent on delete set null`,
  // Existing entries have no cards, so each pair of cards gets a new entry.
  'create unique index on staff_update (request_id, talent_id)',
  'create index on staff_update (talent_id) where talent_id is not null',
  'create index on staff_update (actor_id) where actor_id is not null',
  'create index on staff_update (assignee_id, created_at, id) where assignee_id is not null',
];
