import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Task } from '../core/context/task.ts';
import { runInSteps } from '../infra/queue/run-in-steps.ts';
import { type CardRef, findHolders, type HashedTrace, lockCards, nameCard } from './lock-cards.ts';
import { writePairs } from './match.ts';
import { toldBy } from './told.ts';
import { hashTrace, traceKey } from './trace-key.ts';

/** Number of saved cards processed per transaction. A larger chunk would delay visitors' requests. */
const CHUNK = 100;

/**
 * Version of the normalization of traces. Increase it when the normalization changes; the background job then traces
 * all cards again.
 */
const TRACE_VERSION = 1;

/** A card, and the time at which its person was first submitted. */
interface SeenCard extends CardRef {
  at: Date;
}

/** A saved card that is due for tracing. */
interface Due extends SeenCard {
  id: number;
}

/**
 * Background job: hashes the traces of the people in saved cards and records who submitted each person first. It does
 * not run in the saving request, so neither the response nor its timing reveals whether the person is already stored.
 */
export const tracePeople: Task<'trace-people'> = async (_, { db, vault, signal }) => {
  const key = await traceKey(db, vault);
  await runInSteps('trace-people', { db, signal }, async (connection) => {
    const done = await connection.transaction().execute((trx) => traceSome(trx, key));
    return done > 0;
  });
};

/**
 * Processes one chunk and returns the number of processed cards. Locked cards, and cards that share a trace with a
 * locked card, stay due.
 */
async function traceSome(trx: Transaction<Schema>, key: Buffer): Promise<number> {
  // Processes one chunk at a time, because concurrent chunks would miss a pair whose cards are in different chunks.
  // This lock is taken before any other lock.
  await sql`select pg_advisory_xact_lock(hashtext('trace people'))`.execute(trx);
  const due = await findDue(trx);
  const cards: SeenCard[] = due.length > 0 ? due : await findOutdated(trx);
  if (cards.length === 0) return 0;
  const traces = await hashTraces(trx, cards, key);
  const holders = await findHolders(trx, traces);
  const locked = await lockCards(trx, [...cards, ...holders]);
  const isFree = freeCards(traces, holders, locked);
  const taken: SeenCard[] = due.length > 0 ? await takeDue(trx, due.filter(isFree)) : cards.filter(isFree);
  if (due.length === 0) await markAsCurrent(trx, taken);
  const names = new Set(taken.map(nameCard));
  const seen = firstSeen(taken);
  const rows = traces
    .filter((trace) => names.has(nameCard(trace)))
    .map((trace) => ({ ...trace, first_seen: seen.get(nameCard(trace))! }));
  await sql`
    insert into person_trace (kind, key, talent_id, resource_id, owner_id, first_seen, version)
    select kind, decode(key, 'hex'), talent_id, resource_id, owner_id, first_seen, ${sql.lit(TRACE_VERSION)}
    from json_to_recordset(${JSON.stringify(rows)}) as r (kind text, key text, talent_id integer, resource_id integer,
      owner_id integer, first_seen timestamptz)
    on conflict do nothing`.execute(trx);
  await writePairs(trx, idsOf(taken, 'talent_id'), idsOf(taken, 'resource_id'));
  return taken.length;
}

/** Finds saved cards to process, oldest first. */
async function findDue(db: Kysely<Schema>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, talent_id, resource_id, at from trace_due order by id limit ${CHUNK}`.execute(db);
  return rows;
}

/** Finds cards with traces of an earlier version, with the earliest time of their traces. */
async function findOutdated(db: Kysely<Schema>): Promise<SeenCard[]> {
  const { rows } = await sql<SeenCard>`
    select talent_id, resource_id, (
      select min(first_seen) from person_trace p where p.talent_id = c.talent_id or p.resource_id = c.resource_id) as at
    from (
      select distinct talent_id, resource_id from person_trace where version < ${sql.lit(TRACE_VERSION)}
      order by talent_id, resource_id limit ${CHUNK}) c`.execute(db);
  return rows;
}

/**
 * Marks the traces of these cards as current. Earlier traces are kept, because they may come from an earlier name or
 * employer.
 */
async function markAsCurrent(db: Kysely<Schema>, cards: readonly SeenCard[]): Promise<void> {
  await sql`
    update person_trace set version = ${sql.lit(TRACE_VERSION)} where version < ${sql.lit(TRACE_VERSION)}
      and (talent_id = any(${idsOf(cards, 'talent_id')}::int[]) or resource_id = any(${idsOf(cards, 'resource_id')}::int[]))`.execute(
    db,
  );
}

async function hashTraces(
  db: Kysely<Schema>,
  cards: readonly SeenCard[],
  key: Buffer,
): Promise<(HashedTrace & Owned)[]> {
  const told = await toldBy(db, idsOf(cards, 'talent_id'), idsOf(cards, 'resource_id'));
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

function firstSeen(cards: readonly SeenCard[]): Map<string, Date> {
  const seen = new Map<string, Date>();
  for (const card of cards) {
    const name = nameCard(card);
    const before = seen.get(name);
    if (!before || card.at < before) seen.set(name, card.at);
  }
  return seen;
}

function idsOf(cards: readonly CardRef[], kind: keyof CardRef): number[] {
  return [...new Set(cards.flatMap((card) => card[kind] ?? []))];
}
