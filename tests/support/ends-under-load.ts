import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import type { Database } from '@crewdock/server/platform/db/open';
import { type ServerProcess, startServer } from './server-process.ts';

/** A card every so often. */
const EVERY_MS = 4;
/** So many at once: two servers and their jobs share the fifty connections of an embedded PostgreSQL. */
const AT_ONCE = 8;
/** Cards of one person are made one after the other. */
const PEOPLE = 10;
/** A server ends at a random moment of this many milliseconds under load. */
const MOMENTS_MS = 1500;

/** What came of the calls that were sent through the ends of a server. */
export interface Outcome {
  calls: number;
  /** Calls whose first answer didn't come, by why. */
  repeated: Record<string, number>;
  /** Those among them that the ended server had done all the same. */
  cutOff: number;
  /** Keys whose work was done twice, or never. */
  doubled: number;
  lost: number;
  /** The longest until there was an answer. */
  slowestMs: number;
}

interface Call {
  key: string;
  /** The database, on the same machine, has the same clock. */
  repeatedAt?: Date;
}

/**
 * Sends a keyed call that makes a card every 4 ms while a server is ended by a signal and started again, `times` over. What isn't
 * answered is repeated on a second server under its key.
 */
export async function endUnderLoad(db: Database, signal: NodeJS.Signals, times: number): Promise<Outcome> {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(db)));
  const other = await startServer(db.url);
  const calls: Call[] = [];
  const repeated: Record<string, number> = {};
  let slowestMs = 0;

  const make = async (first: ServerProcess): Promise<void> => {
    const call: Call = { key: randomUUID() };
    const token = tokens[calls.push(call) % PEOPLE]!;
    const started = performance.now();
    const failure = await create(first, token, call.key);
    if (failure) {
      repeated[failure] = (repeated[failure] ?? 0) + 1;
      call.repeatedAt = new Date();
      for (let again: string | null = failure; again !== null; again = await create(other, token, call.key))
        await sleep(20);
    }
    slowestMs = Math.max(slowestMs, performance.now() - started);
  };

  for (let time = 0; time < times; time++) {
    const first = await startServer(db.url);
    const moment = performance.now() + Math.random() * MOMENTS_MS;
    const underWay = new Set<Promise<void>>();
    let ended: Promise<void> | undefined;
    const over = new AbortController();
    while (!over.signal.aborted) {
      if (underWay.size < AT_ONCE) {
        const made = make(first).finally(() => underWay.delete(made));
        underWay.add(made);
      }
      if (!ended && performance.now() > moment) ended = first.end(signal).then(() => over.abort());
      await sleep(EVERY_MS);
    }
    await Promise.all([...underWay, ended]);
  }
  await other.end('SIGTERM');
  return { calls: calls.length, repeated, slowestMs: Math.round(slowestMs), ...(await judge(db, calls)) };
}

/** Why there was no answer, or null. */
async function create(server: ServerProcess, token: string, key: string): Promise<string | null> {
  const headers = { 'idempotency-key': key };
  const body = { title: key, is_draft: true };
  try {
    const { status, text } = await server.call('/api/requests/', { method: 'POST', token, headers, body });
    if (status === 200) return null;
    if (status === 503) return '503';
    throw new Error(`${status} ${text}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code;
  }
}

async function judge(db: Database, calls: Call[]): Promise<Pick<Outcome, 'cutOff' | 'doubled' | 'lost'>> {
  const { rows } = await db.pool.query<{ key: string; cards: number; done_at: Date }>(
    `select k.key, k.created_at as done_at, count(r.id)::int as cards from idempotency_key k
     left join request r on r.title = k.key where k.key = any($1) group by k.key, k.created_at`,
    [calls.map(({ key }) => key)],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const found = calls.map((call) => ({ ...call, ...byKey.get(call.key) }));
  return {
    cutOff: found.filter(({ repeatedAt, done_at }) => repeatedAt && done_at && done_at < repeatedAt).length,
    doubled: found.filter(({ cards = 0 }) => cards > 1).length,
    lost: found.filter(({ cards = 0 }) => cards === 0).length,
  };
}

async function signIn({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with p as (insert into person (email, type, first_name, last_name, owner_number)
       values ($1, 1, 'Ada', 'Example', 10000000 + random() * 80000000) returning id)
     insert into access_token (hash, person_id) select $2, id from p`,
    [`${randomUUID()}@example.org`, tokenHash(token)],
  );
  return token;
}
