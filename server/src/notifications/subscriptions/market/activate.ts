import { MARKET_SUBSCRIPTIONS_MAX } from '@crewdock/contract/limits';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import { writeUpdate } from '../../updates/write.ts';
import { changedSchedule, type ScheduleChange } from '../schedule.ts';
import { followFromNow } from './follow.ts';
import { parseSubscribedView } from './view.ts';
import { describeView } from './words.ts';
import * as errors from '../../../core/messages/errors/subscription.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as updates from '../../../core/messages/updates.ts';

export type MarketSubscription = Selectable<Schema['market_subscription']>;

/**
 * Activates a subscription; only cards that match later are new. Returns its previous state. New subscriptions are
 * added to the staff inbox.
 */
export async function activateMarketSubscription(
  trx: Transaction<Schema>,
  uid: string,
  schedule: ScheduleChange,
  { names, now, actor }: Pick<Context, 'now' | 'actor'> & WithNames,
): Promise<MarketSubscription> {
  const former = await trx
    .selectFrom('market_subscription')
    .where('uid', '=', uid)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const runs = isRunning(former);
  if (!runs) await checkHowMany(trx, former);
  if (!runs || former.is_paused) await followFromNow(trx, former, { names, now });
  await trx
    .updateTable('market_subscription')
    .set({
      ...changedSchedule(former, schedule, now),
      is_paused: false,
      confirmed_at: now,
      unsubscribed_at: null,
      reason_id: null,
      comment: '',
    })
    .where('uid', '=', uid)
    .execute();
  if (runs) return former;
  await writeUpdate(trx, {
    kind: 'subscription',
    title: formatMessage(updates.marketSubscribed, { kind: former.kind, email: former.email }),
    detail: describeView(former.kind, parseSubscribedView(former.query), await names()).join('\n'),
    email: former.email,
    companyId: former.company_id,
    actor,
  });
  return former;
}

export function isRunning({ confirmed_at, unsubscribed_at }: MarketSubscription): boolean {
  return confirmed_at !== null && unsubscribed_at === null;
}

/**
 * Throws if the address has too many subscriptions. An advisory lock on the address makes the check safe against
 * concurrent subscriptions.
 */
async function checkHowMany(trx: Transaction<Schema>, { email, company_id }: MarketSubscription): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`market subscriptions of ${email}`}, 0))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from market_subscription
    where email = ${email} and company_id is not distinct from ${company_id}
      and confirmed_at is not null and unsubscribed_at is null`.execute(trx);
  if (rows[0]!.count >= MARKET_SUBSCRIPTIONS_MAX)
    throw conflictError(formatMessage(errors.tooMany, { max: MARKET_SUBSCRIPTIONS_MAX }));
}
