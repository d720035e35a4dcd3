import { type Kysely, sql } from 'kysely';

/** A merge of skills remembers which available resources it has moved, too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table merged_skill drop constraint merged_skill_kind_check,
      add check (kind in ('talent', 'request', 'resource'))`.execute(db);
}
