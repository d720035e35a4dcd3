import { type Kysely, sql } from 'kysely';

/** Who wants no mails that our staff send to many. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table person add no_mails_since timestamptz`.execute(db);
}
