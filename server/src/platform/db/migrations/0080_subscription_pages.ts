import { type Kysely, sql } from 'kysely';

/** Who confirms a subscription is led back to the partner's page where it was asked for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table resource_subscription_request add page text`.execute(db);
}
