import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Task } from '../platform/queue/task.ts';
import { writePairs } from './match.ts';
import { toldBy } from './told.ts';
import { hashed, traceKey } from './trace-key.ts';

/** Saves that are taken up in one transaction: more would hold up visitors. */
const CHUNK = 100;

/** A card and when it was saved. */
interface Due {
  talent_id: number | null;
  resource_id: number | null;
  at: Date;
}

/**
 * Traces the people of cards that were saved, and writes down who was brought before. Behind the calls that save: neither an answer nor its time says
 * whether somebody is known.
 */
export const tracePeople: Task<'trace-people'> = async (_, { db, vault, signal }) => {
  const key = await traceKey(db, vault);
  for (;;) {
    if (signal.aborted) throw new Error('the server is about to end: the other cards follow');
    const start = performance.now();
    const done = await db.transaction().execute((trx) => traceSome(trx, key));
    if (done === 0) return;
    // As long again is for visitors: a large import leaves a hundred thousand at once.
    await sleep(performance.now() - start);
  }
};

async function traceSome(trx: Transaction<Schema>, key: Buffer): Promise<number> {
  const due = await takeDue(trx);
  if (due.length === 0) return 0;
  const talents = [...new Set(due.flatMap(({ talent_id }) => talent_id ?? []))];
  const resources = [...new Set(due.flatMap(({ resource_id }) => resource_id ?? []))];
  // One chunk at a time: of two cards of the same person that came at once each would miss the other.
  await sql`select pg_advisory_xact_lock(hashtext('trace people'))`.execute(trx);
  const told = await toldBy(trx, talents, resources);
  const seen = firstSeen(due);
  const traces = told.map(({ kind, value, ...card }) => ({
    ...card,
    kind,
    key: hashed(key, kind, value).toString('hex'),
    first_seen: seen.get(nameOf(card))!,
  }));
  await sql`
    insert into person_trace (kind, key, talent_id, resource_id, owner_id, first_seen)
    select kind, decode(key, 'hex'), talent_id, resource_id, owner_id, first_seen
    from json_to_recordset(${JSON.stringify(traces)}) as r (kind text, key text, talent_id integer, resource_id integer,
      owner_id integer, first_seen timestamptz)
    on conflict do nothing`.execute(trx);
  await writePairs(trx, talents, resources);
  return due.length;
}

/** The oldest first. What another server is at is left to it. */
async function takeDue(db: Kysely<Schema>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    delete from trace_due where id in (select id from trace_due order by id limit ${CHUNK} for update skip locked)
    returning talent_id, resource_id, at`.execute(db);
  return rows;
}

function firstSeen(due: Due[]): Map<string, Date> {
  const seen = new Map<string, Date>();
  for (const card of due) {
    const name = nameOf(card);
    const before = seen.get(name);
    if (!before || card.at < before) seen.set(name, card.at);
  }
  return seen;
}

function nameOf({ talent_id, resource_id }: Omit<Due, 'at'>): string {
  return `${talent_id} ${resource_id}`;
}
