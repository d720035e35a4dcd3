import { type Kysely, sql } from 'kysely';

/** Logo of a company for the dark theme. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add logo_dark text`.execute(db);
}
