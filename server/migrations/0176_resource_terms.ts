import { type Kysely, sql } from 'kysely';

/** Work authorization, engagement types and relocation of available resources; not specified for existing resources. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table resource
      add work_authorization text not null default '',
      add engagement_types text[] not null default '{}'
        check (engagement_types <@ array['contract', 'permanent', 'c2c', 'w2']),
      add relocation boolean`.execute(db);
}
