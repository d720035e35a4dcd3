import { type Kysely, sql } from 'kysely';

/** What visitors agree to who send a company's forms, and the words as they were shown beside what was sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add consent_text text`.execute(db);
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add consent text`.execute(db);
}
