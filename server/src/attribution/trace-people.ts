import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Task } from '../core/context/task.ts';
import { runInSteps } from '../infra/queue/run-in-steps.ts';
import { type CardRef, findHolders, type HashedTrace, lockCards, nameCard } from './lock-cards.ts';
import { writePairs } from './match.ts';
import { toldBy } from './told.ts';
import { hashTrace, traceKey } from './trace-key.ts';

/** Number of saves processed per transaction. A larger chunk would delay visitors' requests. */
const CHUNK = 100;

/** A card and the time it was saved. */
interface Due extends CardRef {
  id: number;
  at: Date;
}

/**
 * Background job: hashes the traces of the people in saved cards and records who submitted each person first. It does
 * not run in the saving request, so neither the response nor its timing reveals whether a person is known.
 */
export const tracePeople: Task<'trace-people'> = async (_, { db, vault, signal }) => {
  const key = await traceKey(db, vault);
  await runInSteps('trace-people', { db, signal }, async (connection) => {
    const done = await connection.transaction().execute((trx) => traceSome(trx, key));
    return done > 0;
  });
};

/** Returns the number of processed saves. Locked cards, and cards that share a trace with a locked card, stay due. */
async function traceSome(trx: Transaction<Schema>, key: Buffer): Promise<number> {
  // One chunk at a time, because concurrent chunks would miss a pair whose cards are in different chunks. This lock is
  // taken before any other lock.
  await sql`select pg_advisory_xact_lock(hashtext('trace people'))`.execute(trx);
  const due = await findDue(trx);
  if (due.length === 0) return 0;
  const traces = await hashTraces(trx, due, key);
  const holders = await findHolders(trx, traces);
  const locked = await lockCards(trx, [...due, ...holders]);
  const isFree = freeCards(traces, holders, locked);
  const taken = await takeDue(trx, due.filter(isFree));
  const names = new Set(taken.map(nameCard));
  const seen = firstSeen(taken);
  const rows = traces
    .filter((trace) => names.has(nameCard(trace)))
    .map((trace) => ({ ...trace, first_seen: seen.get(nameCard(trace))! }));
  await sql`
    insert into person_trace (kind, key, talent_id, resource_id, owner_id, first_seen)
    select kind, decode(key, 'hex'), talent_id, resource_id, owner_id, first_seen
    from json_to_recordset(${JSON.stringify(rows)}) as r (kind text, key text, talent_id integer, resource_id integer,
      owner_id integer, first_seen timestamptz)
    on conflict do nothing`.execute(trx);
  await writePairs(trx, idsOf(taken, 'talent_id'), idsOf(taken, 'resource_id'));
  return taken.length;
}

/** Oldest saves first. */
async function findDue(db: Kysely<Schema>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, talent_id, resource_id, at from trace_due order by id limit ${CHUNK}`.execute(db);
  return rows;
}

async function hashTraces(db: Kysely<Schema>, due: readonly Due[], key: Buffer): Promise<(HashedTrace & Owned)[]> {
  const told = await toldBy(db, idsOf(due, 'talent_id'), idsOf(due, 'resource_id'));
  return told.map(({ kind, value, ...card }) => ({ ...card, kind, key: hashTrace(key, kind, value).toString('hex') }));
}

interface Owned {
  owner_id: number;
}

/** Returns a predicate: whether this transaction has locked a card and all cards that share a trace with it. */
function freeCards(traces: HashedTrace[], holders: HashedTrace[], locked: Set<string>): (card: CardRef) => boolean {
  const blockedTraces = new Set(holders.filter((card) => !locked.has(nameCard(card))).map(nameTrace));
  const blockedCards = new Set(traces.filter((trace) => blockedTraces.has(nameTrace(trace))).map(nameCard));
  return (card) => locked.has(nameCard(card)) && !blockedCards.has(nameCard(card));
}

function nameTrace({ kind, key }: HashedTrace): string {
  return `${kind} ${key}`;
}

async function takeDue(db: Kysely<Schema>, due: readonly Due[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    delete from trace_due where id = any(${due.map(({ id }) => id)}::bigint[])
    returning id, talent_id, resource_id, at`.execute(db);
  return rows;
}

function firstSeen(due: Due[]): Map<string, Date> {
  const seen = new Map<string, Date>();
  for (const card of due) {
    const name = nameCard(card);
    const before = seen.get(name);
    if (!before || card.at < before) seen.set(name, card.at);
  }
  return seen;
}

function idsOf(cards: readonly CardRef[], kind: keyof CardRef): number[] {
  return [...new Set(cards.flatMap((card) => card[kind] ?? []))];
}
