import { type Kysely, sql } from 'kysely';

/** The partner's page that a subscriber returns to after confirming the subscription. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table resource_subscription_request add page text`.execute(db);
}
