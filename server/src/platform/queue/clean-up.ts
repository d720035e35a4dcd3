import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Task } from './task.ts';

/** What is of no use any more; a line for each. */
const WORTHLESS = [
  `delete from registration where expires_at < now() - interval '1 day'`,
  `delete from account_link where expires_at < now() - interval '1 day'`,
  `delete from social_flow where expires_at < now()`,
  `delete from captcha_solution where expires_at < now()`,
  `delete from access_token where expires_at < now()`,
  `delete from known_device where last_used_at < now() - interval '400 days'`,
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from card_list_removed_item where removed_at < now() - interval '1 day'`,
  `delete from resource_subscription_request where expires_at < now() - interval '1 day'`,
  `delete from resource_subscription s where confirmed_at is null
     and not exists (select from resource_subscription_request r where r.subscription_uid = s.uid)`,
  // Digests look two weeks back.
  `delete from resource_told t using resource r
     where r.id = t.resource_id and r.offered_at < now() - interval '15 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
];

/** Removes what has expired, every day. */
export const cleanUp: Task<unknown> = async (_, { db, log }) => {
  const removed = await removeWorthless(db);
  if (removed > 0) log.info({ rows: removed }, 'removed what has expired');
};

async function removeWorthless(db: Kysely<Schema>): Promise<number> {
  let removed = 0;
  for (const statement of WORTHLESS) {
    const { numAffectedRows } = await sql.raw(statement).execute(db);
    removed += Number(numAffectedRows ?? 0);
  }
  return removed;
}
