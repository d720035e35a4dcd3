import { type Kysely, sql } from 'kysely';

/** Who left a company when: what they did there before is still told. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index audit_entry_leavers on audit_entry (company_id, at)
    where subject_kind = 'person' and after -> 'membership' = 'null'::jsonb`.execute(db);
}
