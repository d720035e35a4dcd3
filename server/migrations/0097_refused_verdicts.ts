import { type Kysely, sql } from 'kysely';

/**
 * Stores when a verdict on a share link was last rejected because of a limit, to show this to the owner of the link.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table share_tag add verdicts_refused_at timestamptz`.execute(db);
}
