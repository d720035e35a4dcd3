import { FRESH_DAYS } from '@crewdock/contract/resource-status';
import { type Kysely, sql } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Task } from '../../core/context/task.ts';

const CHUNK = 500;

/**
 * Hourly job: sets the status of resources that have not been confirmed for two weeks to unknown, so that they are no
 * longer offered. Works in chunks.
 */
export const decayResources: Task<'decay-resources'> = async (_, { db, log, signal }) => {
  let total = 0;
  for (;;) {
    if (signal.aborted) throw new Error('shutting down: a retry processes the remaining resources');
    const decayed = await decay(db);
    total += decayed;
    if (decayed < CHUNK) break;
  }
  if (total > 0) log.info({ resources: total }, 'set the status of unconfirmed resources to unknown');
};

/**
 * Processes one chunk, longest unconfirmed first. Skips rows locked by other transactions; they follow in a later
 * chunk.
 */
async function decay(db: Kysely<Schema>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; owner_id: number; was_asked: boolean }>`
      update resource r set status = 'unknown', version = r.version + 1
      where r.id in (
        select id from resource
        where status = 'available' and deleted_at is null and confirmed_at < now() - make_interval(days => ${FRESH_DAYS})
        order by confirmed_at, id limit ${CHUNK} for update skip locked)
      returning r.id, r.owner_id, coalesce(r.asked_at > r.confirmed_at, false) as was_asked`.execute(trx);
    const owners = rows.filter(({ was_asked }) => was_asked).map(({ owner_id }) => owner_id);
    await sql`
      insert into resource_freshness as f (owner_id, lapsed)
      select owner_id, count(*) from unnest(${owners}::int[]) as asked (owner_id) group by owner_id order by owner_id
      on conflict (owner_id) do update set lapsed = f.lapsed + excluded.lapsed`.execute(trx);
    const [before, after] = [{ status: 'available' }, { status: 'unknown' }];
    const entries = rows.map(({ id }) => ({ action: 'changed', subject: 'resource', id, before, after }) as const);
    await writeAuditEntries(trx, null, ...entries);
    return rows.length;
  });
}
