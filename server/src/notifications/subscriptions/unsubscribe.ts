import { type Selectable, sql } from 'kysely';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { Services } from '../../core/context/services.ts';
import { linkGone } from '../../core/errors/errors.ts';
import { followResourcesFromNow } from './pending-resources.ts';
import { type Leaving, saidOnLeaving } from './reason.ts';
import { changedSchedule } from './schedule.ts';
import { readUidLink } from '../../core/signed-links/uid-link.ts';

type Subscription = Selectable<Schema['resource_subscription']>;

/** Finds the subscription of an unsubscribe link, whether active or ended. */
export async function resolveSubscription(
  link: string,
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
): Promise<Subscription> {
  const uid = await readUidLink({ db, vault }, 'unsubscribe', link, now);
  const found = await db.selectFrom('resource_subscription').where('uid', '=', uid).selectAll().executeTakeFirst();
  if (!found?.confirmed_at) throw linkGone();
  return found;
}

/** Ends a subscription. A repeated call can add the reason and comment. */
export async function endSubscription(
  link: string,
  leaving: Leaving,
  { db, vault, now }: Pick<Services, 'db' | 'vault'> & { now: Date },
): Promise<void> {
  const { uid } = await resolveSubscription(link, { db, vault, now });
  const said = await saidOnLeaving(db, leaving);
  await db
    .updateTable('resource_subscription')
    .set({
      unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})`,
      ...said,
    })
    .where('uid', '=', uid)
    .execute();
}

/** Reactivates an ended subscription. People who were added since it ended are not new. */
export async function reactivateSubscription(
  link: string,
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
): Promise<void> {
  const found = await resolveSubscription(link, { db, vault, now });
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('resource_subscription')
      .set({
        ...changedSchedule(found, {}, now),
        confirmed_at: now,
        unsubscribed_at: null,
        reason_id: null,
        comment: '',
        is_paused: false,
      })
      .where('uid', '=', found.uid)
      .where('unsubscribed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await followResourcesFromNow(trx, found);
  });
}
