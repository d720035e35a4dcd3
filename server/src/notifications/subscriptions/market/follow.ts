import { type Selectable, sql, type Transaction } from 'kysely';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { matchingCards } from '../../../search/news.ts';
import { addIds, NO_IDS } from '../id-bitmap.ts';
import { toMarketQuery } from './view.ts';

/** Marks all currently matching cards as notified, so that only later matches are new. */
export async function followFromNow(
  trx: Transaction<Schema>,
  subscription: Selectable<Schema['market_subscription']>,
  { names, now }: Pick<Context, 'now'> & WithNames,
): Promise<void> {
  const { ids, seen } = await matchingCards(trx, toMarketQuery(subscription, await names(), now));
  await trx
    .updateTable('market_subscription')
    .set({ looked_at: sql<Date>`now()`, seen, told: addIds(NO_IDS, ids) })
    .where('uid', '=', subscription.uid)
    .execute();
}
