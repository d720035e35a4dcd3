import { type Kysely, sql } from 'kysely';

/** When a limit last refused a verdict through a link, shown to its owner. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table share_tag add verdicts_refused_at timestamptz`.execute(db);
}
