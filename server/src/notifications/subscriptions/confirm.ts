import type { ResourceFilters } from '@crewdock/contract/resources';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { writeUpdate } from '../updates/write.ts';
import { agreedTo } from '../../companies/consent.ts';
import { findCompany } from '../../companies/queries.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import { sentAlong } from '../../core/text/hidden-fields.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { linkGone } from '../../core/errors/errors.ts';
import { allowedPage, backTo } from '../../infra/http/visited-page.ts';
import { describeFilters } from '../../resources/present.ts';
import { createResourceWelcomeEmail } from './emails.ts';
import { followResourcesFromNow } from './pending-resources.ts';
import { changedSchedule, isSending } from './schedule.ts';
import { signingKey } from '../../core/signed-links/signing-key.ts';
import { readUidLink } from '../../core/signed-links/uid-link.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as updates from '../../core/messages/updates.ts';

type Subscription = Selectable<Schema['resource_subscription']>;

interface Asked {
  email: string;
  filters: ResourceFilters;
  page: string | null;
}

/** Finds the subscription that a link would confirm. Throws the same error for used and expired links. */
export async function findAskedSubscription(link: string, context: Context): Promise<Asked> {
  const { db, now } = context;
  const id = await readUidLink(context, 'confirm', link, now);
  const asked = await db
    .selectFrom('resource_subscription_request as asked')
    .innerJoin('resource_subscription as s', 's.uid', 'asked.subscription_uid')
    .where('asked.id', '=', id)
    .where('asked.used_at', 'is', null)
    .select(['s.email', 's.company_id', 'asked.filters', 'asked.page'])
    .executeTakeFirst();
  if (!asked) throw linkGone();
  const page = allowedPage(asked.page, await companyOf(db, asked.company_id), context);
  return { ...asked, page };
}

/** Confirms a subscription; the link can be used only once. */
export async function confirmSubscriptionByLink(link: string, context: Context & WithNames): Promise<void> {
  const { db, now } = context;
  const id = await readUidLink(context, 'confirm', link, now);
  const names = await context.names();
  await inTransaction(db, async (trx) => {
    // Uses a single conditional update, so that only one of two concurrent confirmations succeeds.
    const asked = await trx
      .updateTable('resource_subscription_request')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['subscription_uid', 'filters', 'hour', 'time_zone', 'page', 'consent', 'hidden_fields'])
      .executeTakeFirst();
    if (!asked) throw linkGone();
    const former = await activate(trx, asked, now);
    const words = describeFilters(asked.filters, names);
    await welcome(trx, former, words, asked.page, context);
    if (former.confirmed_at && !former.unsubscribed_at) return;
    await writeUpdate(trx, {
      kind: 'subscription',
      title: formatMessage(updates.resourcesSubscribed, { email: former.email }),
      detail: [words.join('\n'), agreedTo(asked.consent), sentAlong(asked.hidden_fields)].filter(Boolean).join('\n\n'),
      email: former.email,
      companyId: former.company_id,
      actor: context.actor,
    });
  });
}

async function welcome(
  trx: Transaction<Schema>,
  subscription: Subscription,
  words: string[],
  page: string | null,
  context: Context,
) {
  const { uid, email, company_id } = subscription;
  const { outbox, origins, vault, now } = context;
  const company = await companyOf(trx, company_id);
  const unsubscribeUrl = unsubscribePage(await signingKey({ db: trx, vault }), 'available-resources-unsubscribe', uid, {
    company,
    origins,
    now,
  });
  const said = createResourceWelcomeEmail(company?.name ?? 'Crewdock', words, unsubscribeUrl);
  const letter = { ...said, ...backTo(allowedPage(page, company, context)) };
  await outbox.write(trx, { to: email, company, letter, unsubscribeUrl });
}

async function companyOf(db: Kysely<Schema>, id: number | null): Promise<CompanyRow | null> {
  return id === null ? null : findCompany(db, String(id));
}

/** Activates the subscription. Returns its previous state. People who already match the new filters are not new. */
async function activate(
  trx: Transaction<Schema>,
  {
    subscription_uid: uid,
    filters,
    hour,
    time_zone,
    consent,
    hidden_fields,
  }: Pick<
    Selectable<Schema['resource_subscription_request']>,
    'subscription_uid' | 'filters' | 'hour' | 'time_zone' | 'consent' | 'hidden_fields'
  >,
  now: Date,
): Promise<Subscription> {
  const former = await trx
    .selectFrom('resource_subscription')
    .where('uid', '=', uid)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isUnchanged = isSending(former) && isDeepStrictEqual(former.filters, filters);
  if (!isUnchanged) await followResourcesFromNow(trx, { ...former, filters });
  await trx
    .updateTable('resource_subscription')
    .set({
      filters: sql`${JSON.stringify(filters)}::jsonb`,
      // A form without a consent checkbox must not erase an earlier consent.
      ...(consent && { consent }),
      // Replaces the hidden fields, because they describe the latest visit.
      hidden_fields: JSON.stringify(hidden_fields),
      ...changedSchedule(former, { hour, time_zone }, now),
      confirmed_at: now,
      unsubscribed_at: null,
      is_paused: false,
      reason_id: null,
      comment: '',
    })
    .where('uid', '=', uid)
    .execute();
  return former;
}
