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
import { findPendingResources } from './untold.ts';

type Trx = Transaction<Schema>;
type Services = TaskServices & WithNames;
type Subscription = Selectable<Schema['resource_subscription']>;

/** Maximum number of people listed in a mail, and considered for it. Further people follow in the next mail. */
const LISTED = 10;
const LOOKED_AT = 100;

/**
 * Sends the due digests. A digest lists the matching people who were offered since the subscription started, each
 * person once. A missed digest is sent late; several missed digests are combined into one.
 */
export const mailResourceDigests: Task<'resource-digests', Services> = (_, services) =>
  inChunks('resource_subscription', (uids, now) => lookThrough(uids, now, services), services);

/** Marks people as notified in the same transaction as the mails, so a retry does not repeat a person. */
async function lookThrough(uids: string[], now: Date, services: Services): Promise<void> {
  const names = await services.names();
  await services.db.transaction().execute(async (trx) => {
    const due = await lockDue(trx, uids, now);
    if (due.length === 0) return;
    const companies = await loadSubscriptionCompanies(trx, due);
    const open = due.filter(({ company_id }) => isMarketOpen(companies.get(company_id) ?? null));
    const found = open.length > 0 ? await findPendingResources(trx, open, LOOKED_AT) : [];
    const people = await describedPeople(trx, [...new Set(found.flatMap((ids) => ids.slice(0, LISTED)))], names);
    const key = await signingKey({ ...services, db: trx });
    const told = open.flatMap((subscription, at) => {
      const ids = found[at]!;
      return ids.length > 0 ? [{ subscription, ids, company: companies.get(subscription.company_id) ?? null }] : [];
    });
    await services.outbox.write(trx, ...told.map((each) => digest(each, { people, key, services })));
    await keepTold(trx, told);
    await scheduleNext(trx, due, told, now);
  });
}

/** Skips subscriptions that have ended in the meantime or are locked by another worker. */
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

interface Told {
  subscription: Subscription;
  company: CompanyRow | null;
  ids: number[];
}

function digest(
  { subscription: { uid, email }, company, ids }: Told,
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

async function keepTold(trx: Trx, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const pairs = told.flatMap(({ subscription: { uid }, ids }) => ids.map((id) => ({ uid, id })));
  await sql`
    insert into resource_told (subscription_uid, resource_id)
    select * from unnest(${pairs.map(({ uid }) => uid)}::uuid[], ${pairs.map(({ id }) => id)}::int[])`.execute(trx);
}

async function scheduleNext(trx: Trx, due: Subscription[], told: readonly Told[], now: Date): Promise<void> {
  const mailed = new Set(told.map(({ subscription }) => subscription.uid));
  const mailedAt = ({ uid, mailed_at }: Subscription) => (mailed.has(uid) ? now : mailed_at);
  await sql`
    update resource_subscription s set mailed_at = known.mailed_at, next_at = known.next_at
    from unnest(${due.map(({ uid }) => uid)}::uuid[], ${due.map(mailedAt)}::timestamptz[],
      ${due.map((each) => nextDigestAt(each, now, mailedAt(each)))}::timestamptz[]) known (uid, mailed_at, next_at)
    where s.uid = known.uid`.execute(trx);
}
