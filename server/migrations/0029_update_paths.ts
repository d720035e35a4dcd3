import { type Kysely, sql } from 'kysely';

/** Links of entries in the staff inbox. Older entries have no link. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table staff_update add column path text`).execute(db);
}
