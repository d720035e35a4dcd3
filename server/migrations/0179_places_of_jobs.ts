import { type Kysely, sql } from 'kysely';

/** City and region of jobs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table request add city text, add region text`.execute(db);
}
