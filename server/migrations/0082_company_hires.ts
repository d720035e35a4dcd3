import { type Kysely, sql } from 'kysely';

/** Index of hires, because statistics of a company look them up for all its cards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index relation_event_hires on relation_event (relation_id, created_at)
    where to_status = 'proceeded' and to_step = 4`.execute(db);
}
