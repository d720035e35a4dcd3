import { type Kysely, sql } from 'kysely';

/** Stores when people opted out of mass emails from staff. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table person add no_mails_since timestamptz`.execute(db);
}
