import { type Kysely, sql } from 'kysely';

/** Superadmins of a company can mark messages as done. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table contact_message add done_at timestamptz`.execute(db);
  await sql`create index on contact_message (company_id, created_at) where company_id is not null`.execute(db);
}
