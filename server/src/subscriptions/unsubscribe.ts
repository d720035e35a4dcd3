import { type Selectable, sql } from 'kysely';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import type { Services } from '../platform/services.ts';
import { invalidField, linkGone } from '../platform/http/errors.ts';
import { uidOf } from '../platform/uid-link.ts';

type Subscription = Selectable<Schema['resource_subscription']>;

/** The subscription that a link ends, whether it has ended or not. */
export async function subscriptionOf(link: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<Subscription> {
  const uid = await uidOf(db, 'unsubscribe', link, now);
  const found = await db.selectFrom('resource_subscription').where('uid', '=', uid).selectAll().executeTakeFirst();
  if (!found?.confirmed_at) throw linkGone();
  return found;
}

/** Ends a subscription; once more, it may add why. */
export async function unsubscribe(
  link: string,
  { reason, comment }: { reason?: number | undefined; comment: string },
  { db, now }: Pick<Services, 'db'> & { now: Date },
): Promise<void> {
  const { uid } = await subscriptionOf(link, { db, now });
  if (reason !== undefined) {
    const known = await db.selectFrom('unsubscribe_reason').where('id', '=', reason).select('id').executeTakeFirst();
    if (!known) throw invalidField('reason', 'must be one of the reasons');
  }
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('resource_subscription')
      .set({
        unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})`,
        ...(reason !== undefined && { reason_id: reason }),
        ...(comment && { comment }),
      })
      .where('uid', '=', uid)
      .execute();
    await trx.deleteFrom('resource_told').where('subscription_uid', '=', uid).execute();
  });
}
