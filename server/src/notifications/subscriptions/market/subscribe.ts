import { parseCardKind } from '@crewdock/contract/kinds';
import type { Input } from '@crewdock/contract/endpoint';
import type { DigestSchedule, subscriptions } from '@crewdock/contract/subscriptions';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isMarketOpen } from '../../../companies/policy.ts';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { WithCaptcha } from '../../../people/captcha/captcha.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, invalidField, notFound } from '../../../core/errors/errors.ts';
import { linkTo } from '../../../core/signed-links/uid-link.ts';
import { activateMarketSubscription, type MarketSubscription } from './activate.ts';
import { createMarketConfirmEmail } from './emails.ts';
import { ownAddress } from './own-address.ts';
import { ownTimeZone } from './own-time-zone.ts';
import { keptQuery, parseSubscribedView } from './view.ts';
import { describeView } from './words.ts';
import * as fieldErrors from '../../../core/messages/errors/field.ts';
import * as subscriptionErrors from '../../../core/messages/errors/subscription.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Asker = Context & WithCaptcha & WithNames;
type View = Pick<MarketSubscription, 'email' | 'company_id' | 'kind' | 'query'>;
type Wanted = View & Pick<Selectable<Schema['market_subscription_request']>, keyof DigestSchedule>;

const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Subscribes an address to a market view. The requester's own verified address is subscribed immediately. Any other
 * address gets a confirmation link by email, and nothing changes before the confirmation, whether or not the address
 * has a subscription. Idempotent. Returns whether the subscription is already active.
 */
export async function subscribeToMarket(
  { params, body }: Input<typeof subscriptions.subscribeToMarket>,
  context: Asker,
): Promise<boolean> {
  const { db, limits, captcha, caller, company } = context;
  if (!isMarketOpen(company)) throw notFound();
  const { message_id: id, frequency, hour = null, weekday = null, time_zone = null } = body;
  const view = { kind: parseCardKind(params.type), query: keptQuery(body.query), company_id: company?.id ?? null };
  await limits.use('write', caller);
  const own = await ownAddress(context);
  const email = body.email ?? own;
  if (email === null) throw invalidField('email', formatMessage(fieldErrors.required));
  const wanted = { ...view, email, frequency, hour, weekday, time_zone };
  if (email === own) {
    await inTransaction(db, async (trx) => {
      const uid = await upsert(trx, wanted, await ownTimeZone({ ...context, db: trx }));
      await activateMarketSubscription(trx, uid, wanted, context);
    });
    return true;
  }
  if (await isKnown(db, id, wanted)) return false;
  await captcha.verify(body.g_response, caller);
  await limits.useForm('subscription', caller, email);
  if (await limits.allows('subscription-mail', email)) await ask(id, wanted, context);
  return false;
}

async function ask(
  id: string,
  wanted: Wanted,
  { db, vault, company, outbox, origins, now, names }: Asker,
): Promise<void> {
  const labels = await names();
  await inTransaction(db, async (trx) => {
    const expires = new Date(now.getTime() + LIFETIME_MS);
    const { frequency, hour, weekday, time_zone } = wanted;
    const schedule = { frequency, hour, weekday, time_zone };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('market_subscription_request')
      .values({ id, subscription_uid: await upsert(trx, wanted), ...schedule, expires_at: expires })
      .onConflict((there) => there.column('id').doNothing())
      .executeTakeFirstOrThrow();
    // The same request was inserted concurrently.
    if (numInsertedOrUpdatedRows !== 1n) return void (await isKnown(trx, id, wanted));
    const link = await linkTo({ db: trx, vault }, 'confirm-market', { uid: id, expires });
    const url = `${origins.of(company)}/market-subscribe/${link}`;
    const filters = describeView(wanted.kind, parseSubscribedView(wanted.query), labels);
    const words = createMarketConfirmEmail({ ...wanted, product: company?.name ?? 'Crewdock', filters }, url);
    const letter = { ...words, linkExpiresAt: expires };
    await outbox.write(trx, { to: wanted.email, company, letter });
  });
}

/**
 * Inserts or finds the unique row for an address, a portal and a view. Returns its uid. New rows get this time zone.
 */
async function upsert(
  trx: Transaction<Schema>,
  { email, company_id, kind, query, frequency }: Wanted,
  time_zone: string | null = null,
): Promise<string> {
  const { uid } = await trx
    .insertInto('market_subscription')
    .values({ email, company_id, kind, query, frequency, ...(time_zone !== null && { time_zone }) })
    // Uses a no-op update, so that `returning` also yields an existing row.
    .onConflict((there) =>
      there.columns(['email', 'company_id', 'kind', 'query']).doUpdateSet({ email: sql`excluded.email` }),
    )
    .returning('uid')
    .executeTakeFirstOrThrow();
  return uid;
}

/** Returns whether this request is already stored. Throws a conflict if its id was used for another request. */
async function isKnown(db: Kysely<Schema>, id: string, wanted: Wanted): Promise<boolean> {
  const known = await db
    .selectFrom('market_subscription_request as asked')
    .innerJoin('market_subscription as s', 's.uid', 'asked.subscription_uid')
    .where('asked.id', '=', id)
    .select(['s.email', 's.company_id', 's.kind', 's.query'])
    .select(['asked.frequency', 'asked.hour', 'asked.weekday', 'asked.time_zone'])
    .executeTakeFirst();
  if (!known) return false;
  const isSame = (Object.keys(known) as (keyof typeof known)[]).every((column) => known[column] === wanted[column]);
  if (!isSame) throw conflictError(formatMessage(subscriptionErrors.messageUsed));
  return true;
}
