import { type Kysely, sql } from 'kysely';

/** Index of people who left a company, because their past activity is still shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index audit_entry_leavers on audit_entry (company_id, at)
    where subject_kind = 'person' and after -> 'membership' = 'null'::jsonb`.execute(db);
}
