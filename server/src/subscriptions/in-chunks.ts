import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findCompany } from '../companies/queries.ts';
import type { Company } from '../platform/company.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { TaskServices } from '../platform/queue/task.ts';

/** Looked through in one transaction. */
const CHUNK = 100;

/** So long nothing is mailed, give or take what the queue was late the last time. */
export const PAUSE = sql`case frequency when 'daily' then interval '12 hours' else interval '6 days 12 hours' end`;

/**
 * Looks through all subscriptions that are due, so many at a time: what is told and that it was told is one transaction of each chunk. Where one
 * can't be looked through, it keeps nobody else's mail.
 */
export async function inChunks(
  table: 'market_subscription' | 'resource_subscription',
  isDue: RawBuilder<boolean>,
  lookThrough: (uids: string[]) => Promise<void>,
  { db, log, signal }: TaskServices,
): Promise<void> {
  let failed = 0;
  const dueAfter = async (uid: string | null): Promise<string[]> => {
    const due = db.selectFrom(table).where(isDue).select('uid').orderBy('uid').limit(CHUNK);
    const rows = await (uid === null ? due : due.where('uid', '>', uid)).execute();
    return rows.map((row) => row.uid);
  };
  const alone = async (uid: string): Promise<void> => {
    try {
      await lookThrough([uid]);
    } catch (error) {
      log.error({ err: error, subscription: uid }, 'a digest could not be written');
      failed++;
    }
  };
  for (let chunk = await dueAfter(null); chunk.length > 0; chunk = await dueAfter(chunk.at(-1)!)) {
    if (signal.aborted) throw new Error('the server is about to end: the other digests follow');
    try {
      await lookThrough(chunk);
    } catch (error) {
      log.warn({ err: error }, 'digests are tried one by one');
      for (const uid of chunk) await alone(uid);
    }
  }
  if (failed > 0) throw new Error(`${failed} digests could not be written`);
}

/** Whose subscriptions they are, by their ids. */
export async function companiesOf(
  db: Kysely<Schema>,
  subscriptions: readonly { company_id: number | null }[],
): Promise<Map<number | null, Company>> {
  const ids = [...new Set(subscriptions.flatMap(({ company_id }) => company_id ?? []))];
  const found = await Promise.all(ids.map(async (id) => [id, await findCompany(db, String(id))] as const));
  return new Map(found.flatMap(([id, company]) => (company ? [[id, company] as const] : [])));
}
