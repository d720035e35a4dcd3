import { type Kysely, sql } from 'kysely';

/** What a partner's page sends along with its visitors' forms: where they came from, and what the partner wants to know beside it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['contact_message', 'application', 'resource_subscription_request', 'resource_subscription'])
    await sql`alter table ${sql.table(table)} add hidden_fields jsonb not null default '{}'`.execute(db);
}
