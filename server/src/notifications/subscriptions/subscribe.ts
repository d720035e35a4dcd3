import type { subscriptions } from '@crewdock/contract/subscriptions';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { validateConsent } from '../../companies/consent.ts';
import { isMarketOpen } from '../../companies/policy.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { WithCaptcha } from '../../people/captcha/captcha.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { backTo, visitedPage } from '../../infra/http/visited-page.ts';
import { describeFilters } from '../../resources/present.ts';
import { createResourceConfirmEmail } from './emails.ts';
import { linkTo } from '../../core/signed-links/uid-link.ts';
import * as errors from '../../core/messages/errors/subscription.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Asked = z.output<(typeof subscriptions)['subscribe']['body']>;

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 3 * DAY_MS;

/**
 * Stores a subscription request and emails its confirmation link. Nothing changes before the confirmation, whether or
 * not the address has a subscription. Idempotent.
 */
export async function requestSubscription(
  { email, filters, hour, time_zone, message_id: id, g_response, ...from }: Asked,
  context: Context & WithCaptcha & WithNames,
): Promise<void> {
  const { db, limits, captcha, caller, company, outbox, origins, now } = context;
  if (!isMarketOpen(company)) throw notFound();
  await limits.use('write', caller);
  const asked = {
    id,
    email,
    filters,
    hour: hour ?? null,
    time_zone: time_zone ?? null,
    companyId: company?.id ?? null,
    page: visitedPage(from, context),
  };
  if (await isKnown(db, asked)) return;
  const consent = validateConsent(from, context);
  await captcha.verify(g_response, caller);
  await limits.useForm('subscription', caller, email);
  const [names, mayMail] = await Promise.all([context.names(), limits.allows('subscription-mail', email)]);
  if (!mayMail) return;
  await inTransaction(db, async (trx) => {
    const expires = new Date(now.getTime() + LIFETIME_MS);
    const isNew = await insert(trx, { ...asked, consent, hidden_fields: from.hidden_fields }, expires);
    // The same request was inserted concurrently.
    if (!isNew) return void (await isKnown(trx, asked));
    const link = await linkTo({ ...context, db: trx }, 'confirm', { uid: id, expires });
    const url = `${origins.of(company)}/available-resources-subscribe/${link}`;
    const words = createResourceConfirmEmail(company?.name ?? 'Crewdock', url, describeFilters(filters, names));
    const letter = { ...words, ...backTo(asked.page), linkExpiresAt: expires };
    await outbox.write(trx, { to: email, company, letter });
  });
}

interface Wanted extends Pick<Asked, 'email' | 'filters'> {
  id: string;
  hour: number | null;
  time_zone: string | null;
  companyId: number | null;
  page: string | null;
}

/** Returns whether this request is already stored. Throws a conflict if its id was used for another request. */
async function isKnown(
  db: Kysely<Schema>,
  { id, email, filters, hour, time_zone, companyId }: Wanted,
): Promise<boolean> {
  const known = await db
    .selectFrom('resource_subscription_request as asked')
    .innerJoin('resource_subscription as s', 's.uid', 'asked.subscription_uid')
    .where('asked.id', '=', id)
    .select(['s.email', 's.company_id', 'asked.filters', 'asked.hour', 'asked.time_zone'])
    .executeTakeFirst();
  if (!known) return false;
  const isSame = isDeepStrictEqual({ ...known }, { email, company_id: companyId, filters, hour, time_zone });
  if (!isSame) throw conflictError(formatMessage(errors.messageUsed));
  return true;
}

async function insert(
  trx: Transaction<Schema>,
  {
    id,
    email,
    filters,
    hour,
    time_zone,
    companyId,
    page,
    consent,
    hidden_fields,
  }: Wanted & { consent: string | null } & Pick<Asked, 'hidden_fields'>,
  expires: Date,
) {
  const { uid } = await trx
    .insertInto('resource_subscription')
    .values({ email, company_id: companyId })
    // Uses a no-op update, so that `returning` also yields an existing row.
    .onConflict((there) => there.columns(['email', 'company_id']).doUpdateSet({ email: sql`excluded.email` }))
    .returning('uid')
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('resource_subscription_request')
    .values({
      id,
      subscription_uid: uid,
      filters: JSON.stringify(filters),
      hour,
      time_zone,
      page,
      consent,
      hidden_fields: JSON.stringify(hidden_fields),
      expires_at: expires,
    })
    .onConflict((there) => there.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
