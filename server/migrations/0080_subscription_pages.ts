import { type Kysely, sql } from 'kysely';

/** Pages of partner sites to which subscribers can return after confirming a subscription. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table resource_subscription_request add page text`.execute(db);
}
