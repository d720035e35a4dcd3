import { type Kysely, sql } from 'kysely';

/** A company's logo for the dark theme. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add logo_dark text`.execute(db);
}
