import { type Kysely, sql } from 'kysely';

/** People who opted out of mass emails of the staff. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table person add no_mails_since timestamptz`.execute(db);
}
