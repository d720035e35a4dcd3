import type { Kysely } from 'kysely';
import { findCompany } from '../../companies/queries.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { TaskServices } from '../../core/context/task.ts';
import { isDue } from './schedule.ts';

/** Number of subscriptions processed per transaction. */
const CHUNK = 100;

/**
 * Processes all due subscriptions in chunks; each chunk writes its emails and positions in one transaction. If a chunk
 * fails, its subscriptions are retried individually, so that one failing subscription does not block the others.
 */
export async function inChunks(
  table: 'market_subscription' | 'resource_subscription',
  lookThrough: (uids: string[], now: Date) => Promise<void>,
  { db, log, signal }: TaskServices,
): Promise<void> {
  const now = new Date();
  let failed = 0;
  const dueAfter = async (uid: string | null): Promise<string[]> => {
    const due = db.selectFrom(table).where(isDue(now)).select('uid').orderBy('uid').limit(CHUNK);
    const rows = await (uid === null ? due : due.where('uid', '>', uid)).execute();
    return rows.map((row) => row.uid);
  };
  const alone = async (uid: string): Promise<void> => {
    try {
      await lookThrough([uid], now);
    } catch (error) {
      log.error({ err: error, subscription: uid }, 'could not create a digest');
      failed++;
    }
  };
  for (let chunk = await dueAfter(null); chunk.length > 0; chunk = await dueAfter(chunk.at(-1)!)) {
    if (signal.aborted) throw new Error('shutting down: a retry creates the remaining digests');
    try {
      await lookThrough(chunk, now);
    } catch (error) {
      log.warn({ err: error }, 'could not create a chunk of digests; retrying each digest separately');
      for (const uid of chunk) await alone(uid);
    }
  }
  if (failed > 0) throw new Error(`could not create ${failed} digests`);
}

/** Loads the companies of the subscriptions, by id. */
export async function loadSubscriptionCompanies(
  db: Kysely<Schema>,
  subscriptions: readonly { company_id: number | null }[],
): Promise<Map<number | null, CompanyRow>> {
  const ids = [...new Set(subscriptions.flatMap(({ company_id }) => company_id ?? []))];
  const found = await Promise.all(ids.map(async (id) => [id, await findCompany(db, String(id))] as const));
  return new Map(found.flatMap(([id, company]) => (company ? [[id, company] as const] : [])));
}
