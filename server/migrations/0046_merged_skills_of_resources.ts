import { type Kysely, sql } from 'kysely';

/** A merge of skills also records the available resources that it has moved. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table merged_skill drop constraint merged_skill_kind_check,
      add check (kind in ('talent', 'request', 'resource'))`.execute(db);
}
