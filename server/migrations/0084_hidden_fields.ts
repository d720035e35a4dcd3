import { type Kysely, sql } from 'kysely';

/** Hidden form fields of a partner's page: where visitors came from, and other data for the partner. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add hidden_fields jsonb not null default '{}'`.execute(db);
}
