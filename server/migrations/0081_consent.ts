import { type Kysely, sql } from 'kysely';

/** Consent text of a company for its forms. Each submission stores the text that was shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add consent_text text`.execute(db);
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add consent text`.execute(db);
}
