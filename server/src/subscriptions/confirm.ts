import type { ResourceFilters } from '@crewdock/contract/resources';
import { type Selectable, sql, type Transaction } from 'kysely';
import { writeUpdate } from '../updates/write.ts';
import { findCompany } from '../companies/queries.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { linkGone } from '../platform/http/errors.ts';
import { describeFilters } from '../resources/present.ts';
import { welcomeLetter } from './letters.ts';
import { uidOf } from '../platform/uid-link.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

type Subscription = Selectable<Schema['resource_subscription']>;

interface Asked {
  email: string;
  filters: ResourceFilters;
}

/** What a link would confirm. One that was used is refused like one that has expired. */
export async function askedBy(link: string, { db, now }: Context): Promise<Asked> {
  const id = await uidOf(db, 'confirm', link, now);
  const asked = await db
    .selectFrom('resource_subscription_request as asked')
    .innerJoin('resource_subscription as s', 's.uid', 'asked.subscription_uid')
    .where('asked.id', '=', id)
    .where('asked.used_at', 'is', null)
    .select(['s.email', 'asked.filters'])
    .executeTakeFirst();
  if (!asked) throw linkGone();
  return asked;
}

/** Uses a link up: from now on the subscriber hears of what is new and fits. */
export async function confirm(link: string, context: Context & WithNames): Promise<void> {
  const { db, now } = context;
  const id = await uidOf(db, 'confirm', link, now);
  const names = await context.names();
  await inTransaction(db, async (trx) => {
    // One update, so that of two presses at the same time one finds it used.
    const asked = await trx
      .updateTable('resource_subscription_request')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['subscription_uid', 'filters'])
      .executeTakeFirst();
    if (!asked) throw linkGone();
    const former = await activate(trx, asked.subscription_uid, asked.filters, now);
    const words = describeFilters(asked.filters, names);
    await welcome(trx, former, words, context);
    if (former.confirmed_at && !former.unsubscribed_at) return;
    await writeUpdate(trx, {
      kind: 'subscription',
      title: `${former.email} subscribed to available resources`,
      detail: words.join('\n'),
      email: former.email,
      companyId: former.company_id,
    });
  });
}

async function welcome(trx: Transaction<Schema>, subscription: Subscription, words: string[], context: Context) {
  const { uid, email, company_id } = subscription;
  const { outbox, origins, now } = context;
  const company = company_id === null ? null : await findCompany(trx, String(company_id));
  const unsubscribeUrl = await unsubscribePage(trx, 'available-resources-unsubscribe', uid, { company, origins, now });
  const letter = welcomeLetter(company?.name ?? 'Crewdock', words, unsubscribeUrl);
  await outbox.write(trx, { to: email, company, letter, unsubscribeUrl });
}

/** The subscription as it was before. */
async function activate(
  trx: Transaction<Schema>,
  uid: string,
  filters: ResourceFilters,
  now: Date,
): Promise<Subscription> {
  const former = await trx
    .selectFrom('resource_subscription')
    .where('uid', '=', uid)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('resource_subscription')
    .set({
      filters: sql`${JSON.stringify(filters)}::jsonb`,
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
