import { type Kysely, sql } from 'kysely';

/** Hidden form fields of partner pages, such as the source of a visitor or other data for the partner. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add hidden_fields jsonb not null default '{}'`.execute(db);
}
