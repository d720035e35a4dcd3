import { KINDS } from '@crewdock/contract/kinds';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { DigestSchedule, OwnSubscription, subscriptions } from '@crewdock/contract/subscriptions';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { describeFilters } from '../../resources/present.ts';
import { activateMarketSubscription, type MarketSubscription } from './market/activate.ts';
import { marketPath } from './market/digest.ts';
import { followFromNow } from './market/follow.ts';
import { ownAddress } from './market/own-address.ts';
import { parseSubscribedView } from './market/view.ts';
import { describeView } from './market/words.ts';
import { followResourcesFromNow } from './pending-resources.ts';
import { changedSchedule } from './schedule.ts';

type ResourceSubscription = Selectable<Schema['resource_subscription']>;
type Change = Input<typeof subscriptions.changeOwnSubscription>['body'];

/** Handlers for subscriptions of the requester's own address on this portal. */
export const ownSubscriptionRoutes: Pick<
  Handlers<typeof subscriptions, Context & WithNames>,
  'listOwnSubscriptions' | 'changeOwnSubscription'
> = {
  async listOwnSubscriptions(_, context) {
    const [email, names] = await Promise.all([ownAddress(context), context.names()]);
    if (email === null) return [];
    const [market, resources] = await Promise.all([
      ownIn('market_subscription', email, context).where('unsubscribed_at', 'is', null).execute(),
      ownIn('resource_subscription', email, context).where('unsubscribed_at', 'is', null).execute(),
    ]);
    const all = [
      ...market.map((row) => presentMarket(row as MarketSubscription, names)),
      ...resources.map((row) => presentResources(row as ResourceSubscription, names)),
    ];
    return all.toSorted((one, other) => other.created.localeCompare(one.created));
  },
  async changeOwnSubscription({ params: { uid }, body }, context) {
    const [email, names] = await Promise.all([ownAddress(context), context.names()]);
    if (email === null) throw notFound();
    return inTransaction(context.db, async (trx) => {
      const own = { ...context, db: trx };
      const market = ownIn('market_subscription', email, own).where('uid', '=', uid);
      const ofMarket = (await market.forUpdate().executeTakeFirst()) as MarketSubscription | undefined;
      if (ofMarket) {
        await changeMarket(trx, ofMarket, body, context);
        return presentMarket(await market.executeTakeFirstOrThrow(), names);
      }
      const resources = ownIn('resource_subscription', email, own).where('uid', '=', uid);
      const ofResources = (await resources.forUpdate().executeTakeFirst()) as ResourceSubscription | undefined;
      if (!ofResources) throw notFound();
      await changeResources(trx, ofResources, body, context);
      return presentResources(await resources.executeTakeFirstOrThrow(), names);
    });
  },
};

function ownIn(
  table: 'market_subscription' | 'resource_subscription',
  email: string,
  { db, company }: Pick<Context, 'db' | 'company'>,
) {
  return db
    .selectFrom(table)
    .selectAll()
    .where('email', '=', email)
    .where('company_id', company ? '=' : 'is', company?.id ?? null)
    .where('confirmed_at', 'is not', null);
}

async function changeMarket(
  trx: Transaction<Schema>,
  subscription: MarketSubscription,
  { is_paused, is_active, ...schedule }: Change,
  context: Context & WithNames,
): Promise<void> {
  const { uid, is_paused: wasPaused } = subscription;
  if (is_active) await activateMarketSubscription(trx, uid, schedule, context);
  // Cards that were added while the subscription was paused are not new.
  if (wasPaused && is_paused === false) await followFromNow(trx, subscription, context);
  const change = {
    ...changedSchedule(subscription, schedule, context.now),
    ...(is_paused !== undefined && { is_paused }),
    ...(is_active === false && { unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, now())` }),
  };
  await trx.updateTable('market_subscription').set(change).where('uid', '=', uid).execute();
}

async function changeResources(
  trx: Transaction<Schema>,
  subscription: ResourceSubscription,
  { is_paused, is_active, ...schedule }: Change,
  { now }: Context,
): Promise<void> {
  const { uid, is_paused: wasPaused, unsubscribed_at } = subscription;
  const goesOn = (wasPaused && is_paused === false) || (unsubscribed_at !== null && is_active === true);
  // People who were added while it was inactive are not new.
  if (goesOn) await followResourcesFromNow(trx, subscription);
  await trx
    .updateTable('resource_subscription')
    .set({
      ...changedSchedule(subscription, schedule, now),
      ...(is_paused !== undefined && { is_paused }),
      ...(goesOn && { confirmed_at: now }),
      ...(is_active === true && { unsubscribed_at: null, reason_id: null, comment: '' }),
      ...(is_active === false && { unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, now())` }),
    })
    .where('uid', '=', uid)
    .execute();
}

function presentMarket({ kind, query, ...row }: MarketSubscription, names: Names): OwnSubscription {
  return {
    ...shared(row),
    about: KINDS[kind].market,
    filters: describeView(kind, parseSubscribedView(query), names),
    path: marketPath(kind, query),
  };
}

function presentResources({ filters, ...row }: ResourceSubscription, names: Names): OwnSubscription {
  return {
    ...shared(row),
    about: 'resources',
    filters: describeFilters(filters, names),
    path: '/available-resources',
  };
}

function shared({
  uid,
  frequency,
  hour,
  weekday,
  time_zone,
  is_paused,
  unsubscribed_at,
  created_at,
}: Pick<ResourceSubscription, 'uid' | keyof DigestSchedule | 'is_paused' | 'unsubscribed_at' | 'created_at'>) {
  const schedule = { frequency, hour, weekday, time_zone };
  return { uid, ...schedule, is_paused, is_active: unsubscribed_at === null, created: created_at.toISOString() };
}
