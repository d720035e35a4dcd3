import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addJob } from '../queue/add.ts';
import { ATTEMPTS, getEmailPriority } from './job.ts';

/**
 * Maximum number of emails per address per hour. The last five are reserved for emails with a secret (sign-in, password
 * reset).
 */
const MOST = 20;
const MOST_ORDINARY = 15;

/** Reason for an email that is postponed by the recipient rate limit. */
export const LIMIT = 'limit';

/**
 * Reserves one of the recipient's hourly slots. If no slot is free, postpones the email until one is and returns false.
 * The reservation is committed before the email is sent, so that no other worker can take the slot.
 */
export async function takePlace(db: Kysely<Schema>, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail')
      .select(['id', 'secret', 'unsubscribe_url', sql<string>`lower(btrim(recipient))`.as('address')])
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .forUpdate()
      .noWait()
      .executeTakeFirst();
    if (!mail) return false;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${mail.address}`}, 0))`.execute(trx);
    const until = await fullUntil(trx, mail);
    const row = trx.updateTable('mail').where('id', '=', id);
    if (!until) {
      await row.set({ handed_at: sql`clock_timestamp()` }).execute();
      return true;
    }
    await row.set({ reason: LIMIT, due_at: until }).execute();
    // Adds a new job instead of rescheduling this one, so that the postponement does not count as an attempt.
    await addJob(trx, 'send-mail', { id }, { runAt: until, attempts: ATTEMPTS, priority: getEmailPriority(mail) });
    return false;
  });
}

/**
 * Returns when the next slot becomes free; undefined if a slot is free now. Unanswered attempts count, because the
 * email may have been delivered.
 */
async function fullUntil(
  trx: Transaction<Schema>,
  { id, address, secret }: { id: string; address: string; secret: string | null },
): Promise<Date | undefined> {
  const most = secret === null ? MOST_ORDINARY : MOST;
  const { rows } = await sql<{ until: Date }>`
    select handed_at + interval '1 hour' as until from (
      select handed_at, sum(1 + unanswered) over (order by handed_at desc, id) as places from mail
      where lower(btrim(recipient)) = ${address} and handed_at > clock_timestamp() - interval '1 hour' and id <> ${id}
    ) as handed
    where places >= ${most} order by handed_at desc limit 1`.execute(trx);
  return rows[0]?.until;
}
