import { type Kysely, sql } from 'kysely';

/** Merges of skills also record the available resources that they changed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table merged_skill drop constraint merged_skill_kind_check,
      add check (kind in ('talent', 'request', 'resource'))`.execute(db);
}
