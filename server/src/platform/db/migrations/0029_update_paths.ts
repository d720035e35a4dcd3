import { type Kysely, sql } from 'kysely';

/** Where the staff find what an entry of their inbox tells of. Older entries have no such place. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table staff_update add column path text`).execute(db);
}
