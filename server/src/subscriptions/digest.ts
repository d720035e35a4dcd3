import { type Selectable, sql, type Transaction } from 'kysely';
import { isMarketOpen } from '../companies/policy.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import type { Task, TaskServices } from '../platform/queue/task.ts';
import { offered } from '../resources/matching.ts';
import { describeResource, presentResource } from '../resources/present.ts';
import { loadResources } from '../resources/queries.ts';
import { digestLetter } from './letters.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

type Trx = Transaction<Schema>;
type Subscription = Selectable<Schema['resource_subscription']>;

/** People in a mail, and in all that are looked at for one; the others come with the next. */
const LISTED = 10;
const LOOKED_AT = 100;
/** What was offered longer ago is no news. */
const NEWS_DAYS = 14;

/** Runs, and its week is over where it comes by the week, give or take what the queue was late the last time. */
const DUE = sql<boolean>`confirmed_at is not null and unsubscribed_at is null and not is_paused
  and (frequency = 'daily' or mailed_at is null or mailed_at <= now() - interval '6 days 12 hours')`;

/** Mails every subscriber who fits and is new since they subscribed, each once: daily. */
export const mailResourceDigests: Task<'resource-digests', TaskServices & WithNames> = async (_, services) => {
  const { db, log, signal } = services;
  const active = await db.selectFrom('resource_subscription').where(DUE).select('uid').execute();
  let failed = 0;
  for (const { uid } of active) {
    if (signal.aborted) throw new Error('the server is about to end: the other digests follow');
    try {
      const labels = await services.names();
      await db.transaction().execute((trx) => mailDigest(trx, uid, labels, services));
    } catch (error) {
      log.error({ err: error, subscription: uid }, 'a digest could not be written');
      failed++;
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${active.length} digests could not be written`);
};

/** What was told is written down with the mail: a repetition tells nothing twice. */
async function mailDigest(trx: Trx, uid: string, labels: Names, { outbox, origins }: TaskServices): Promise<void> {
  const subscription = await lockActive(trx, uid);
  if (!subscription) return;
  const { email, company_id } = subscription;
  const company = company_id === null ? null : await findCompany(trx, String(company_id));
  if (!isMarketOpen(company)) return;
  const rows = await loadResources(trx, untold(subscription), { limit: LOOKED_AT });
  if (rows.length === 0) return;
  await trx
    .insertInto('resource_told')
    .values(rows.map(({ id }) => ({ subscription_uid: uid, resource_id: id })))
    .execute();
  const now = new Date();
  const unsubscribeUrl = await unsubscribePage(trx, 'available-resources-unsubscribe', uid, { company, origins, now });
  const letter = digestLetter({
    product: company?.name ?? 'Crewdock',
    people: rows.slice(0, LISTED).map((row) => describeResource(presentResource(row, labels), now)),
    more: Math.max(0, rows.length - LISTED),
    contactUrl: `${origins.of(company)}/contact-manager`,
    unsubscribeUrl,
  });
  await outbox.write(trx, { to: email, company, letter, unsubscribeUrl });
  await trx.updateTable('resource_subscription').set({ mailed_at: now }).where('uid', '=', uid).execute();
}

/** Nothing when it has ended meanwhile, or another worker is at it. */
async function lockActive(trx: Trx, uid: string): Promise<Subscription | undefined> {
  return trx
    .selectFrom('resource_subscription')
    .where('uid', '=', uid)
    .where(DUE)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

function untold({ uid, filters, company_id, confirmed_at }: Subscription) {
  return sql`${offered(company_id, filters)}
    and r.offered_at > greatest(${confirmed_at}::timestamptz, now() - make_interval(days => ${NEWS_DAYS}))
    and not exists (select from resource_told t where t.subscription_uid = ${uid} and t.resource_id = r.id)`;
}
