import { type Kysely, sql } from 'kysely';

/** When a verdict on a share link was last refused because of a limit. Shown to the owner of the link. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table share_tag add verdicts_refused_at timestamptz`.execute(db);
}
