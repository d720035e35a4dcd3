import { sql } from 'kysely';
import type { WithNames } from '../../../dictionaries/names.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Context } from '../../../core/context/context.ts';
import { linkGone } from '../../../core/errors/errors.ts';
import { readUidLink } from '../../../core/signed-links/uid-link.ts';
import { type Leaving, saidOnLeaving } from '../reason.ts';
import { activateMarketSubscription, isRunning, type MarketSubscription } from './activate.ts';

type Asked = Pick<Context, 'db' | 'vault' | 'now'>;

/** Finds the subscription of an unsubscribe link, whether active or ended. */
export async function resolveMarketSubscription(link: string, { db, vault, now }: Asked): Promise<MarketSubscription> {
  const uid = await readUidLink({ db, vault }, 'unsubscribe-market', link, now);
  const found = await db.selectFrom('market_subscription').where('uid', '=', uid).selectAll().executeTakeFirst();
  if (!found?.confirmed_at) throw linkGone();
  return found;
}

/** Ends a subscription. A repeated call can add the reason and comment. */
export async function unsubscribeFromMarket(link: string, leaving: Leaving, { db, vault, now }: Asked): Promise<void> {
  const { uid } = await resolveMarketSubscription(link, { db, vault, now });
  const said = await saidOnLeaving(db, leaving);
  await db
    .updateTable('market_subscription')
    .set({ unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})`, ...said })
    .where('uid', '=', uid)
    .execute();
}

/** Reactivates an ended subscription. Cards that were added since it ended are not new. */
export async function resubscribeToMarket(link: string, context: Context & WithNames): Promise<void> {
  const found = await resolveMarketSubscription(link, context);
  if (isRunning(found)) return;
  await inTransaction(context.db, (trx) => activateMarketSubscription(trx, found.uid, {}, context));
}
