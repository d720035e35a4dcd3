import { type Selectable, sql, type Transaction } from 'kysely';
import { isMarketOpen } from '../../companies/policy.ts';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Mail } from '../../infra/email/outbox.ts';
import type { Task, TaskServices } from '../../core/context/task.ts';
import { type SigningKey, signingKey } from '../../core/signed-links/signing-key.ts';
import { describeResource, presentResource } from '../../resources/present.ts';
import { loadResources } from '../../resources/queries.ts';
import { loadSubscriptionCompanies, inChunks } from './in-chunks.ts';
import { createResourceDigestEmail } from './emails.ts';
import { isDue, nextDigestAt } from './schedule.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { findPendingResources, type Pending } from './pending-resources.ts';

type Trx = Transaction<Schema>;
type Services = TaskServices & WithNames;
type Subscription = Selectable<Schema['resource_subscription']>;

/** Maximum number of people listed in an email. The email contains the number of the others. */
const LISTED = 10;

/**
 * Sends the due digests. A digest lists the people who newly match: they did not match at the previous digest. A missed
 * digest is sent late; several missed digests are combined into one. While a market is closed, its subscriptions get no
 * digest. Matches that are new in that time are sent after it reopens.
 */
export const mailResourceDigests: Task<'resource-digests', Services> = (_, services) =>
  inChunks('resource_subscription', (uids, now) => lookThrough(uids, now, services), services);

/**
 * Sends the digests of a chunk. Stores the matching people in the same transaction as the emails, so a retry does not
 * repeat a person.
 */
async function lookThrough(uids: string[], now: Date, services: Services): Promise<void> {
  const names = await services.names();
  await services.db.transaction().execute(async (trx) => {
    const due = await lockDue(trx, uids, now);
    if (due.length === 0) return;
    const companies = await loadSubscriptionCompanies(trx, due);
    const open = due.filter(({ company_id }) => isMarketOpen(companies.get(company_id) ?? null));
    const pending = await findPendingResources(trx, open);
    const people = await describedPeople(trx, [...new Set(pending.flatMap(({ ids }) => ids.slice(0, LISTED)))], names);
    const key = await signingKey({ ...services, db: trx });
    const notifications = open.flatMap((subscription, at) => {
      const { ids } = pending[at]!;
      return ids.length > 0 ? [{ subscription, ids, company: companies.get(subscription.company_id) ?? null }] : [];
    });
    await services.outbox.write(trx, ...notifications.map((each) => digest(each, { people, key, services })));
    await storeKnown(trx, open, pending);
    await scheduleNext(trx, due, notifications, now);
  });
}

/** Locks the due subscriptions. Skips subscriptions that are no longer due or are locked by another worker. */
async function lockDue(trx: Trx, uids: string[], now: Date): Promise<Subscription[]> {
  return trx
    .selectFrom('resource_subscription')
    .where('uid', '=', sql<string>`any(${uids}::uuid[])`)
    .where(isDue(now))
    .selectAll()
    .orderBy('uid')
    .forUpdate()
    .skipLocked()
    .execute();
}

async function describedPeople(trx: Trx, ids: number[], names: Names): Promise<Map<number, string>> {
  const rows = await loadResources(trx, sql`r.id = any(${ids}::int[])`, { limit: ids.length });
  const now = new Date();
  return new Map(rows.map((row) => [row.id, describeResource(presentResource(row, names), now)]));
}

interface Notification {
  subscription: Subscription;
  company: CompanyRow | null;
  ids: number[];
}

function digest(
  { subscription: { uid, email }, company, ids }: Notification,
  { people, key, services: { origins } }: { people: Map<number, string>; key: SigningKey; services: Services },
): Mail {
  const at = { company, origins, now: new Date() };
  const unsubscribeUrl = unsubscribePage(key, 'available-resources-unsubscribe', uid, at);
  const letter = createResourceDigestEmail({
    product: company?.name ?? 'Crewdock',
    people: ids.slice(0, LISTED).map((id) => people.get(id)!),
    more: Math.max(0, ids.length - LISTED),
    contactUrl: `${origins.of(company)}/contact-manager`,
    unsubscribeUrl,
  });
  return { to: email, company, letter, unsubscribeUrl };
}

async function storeKnown(trx: Trx, open: readonly Subscription[], pending: readonly Pending[]): Promise<void> {
  await sql`
    update resource_subscription s set looked_at = now(), known_ids = known.ids
    from unnest(${open.map(({ uid }) => uid)}::uuid[], ${pending.map(({ known }) => known)}::bytea[]) known (uid, ids)
    where s.uid = known.uid`.execute(trx);
}

async function scheduleNext(
  trx: Trx,
  due: Subscription[],
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  const mailed = new Set(notifications.map(({ subscription }) => subscription.uid));
  const mailedAt = ({ uid, mailed_at }: Subscription) => (mailed.has(uid) ? now : mailed_at);
  await sql`
    update resource_subscription s set mailed_at = known.mailed_at, next_at = known.next_at
    from unnest(${due.map(({ uid }) => uid)}::uuid[], ${due.map(mailedAt)}::timestamptz[],
      ${due.map((each) => nextDigestAt(each, now, mailedAt(each)))}::timestamptz[]) known (uid, mailed_at, next_at)
    where s.uid = known.uid`.execute(trx);
}
