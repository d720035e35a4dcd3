import { type Kysely, sql } from 'kysely';

/** The company's consent text for form senders, and the text as shown, stored with each submission. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add consent_text text`.execute(db);
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add consent text`.execute(db);
}
