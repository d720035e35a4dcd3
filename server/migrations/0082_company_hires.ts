import { type Kysely, sql } from 'kysely';

/** Index of the hires of relations, because a company's statistics look them up for all its cards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index relation_event_hires on relation_event (relation_id, created_at)
    where to_status = 'proceeded' and to_step = 4`.execute(db);
}
