import { type Kysely, sql } from 'kysely';

/** When links came to a hire, without the rest of their history: a company's numbers ask it of all links of its cards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index relation_event_hires on relation_event (relation_id, created_at)
    where to_status = 'proceeded' and to_step = 4`.execute(db);
}
