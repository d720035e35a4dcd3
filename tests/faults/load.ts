import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import type { Database } from '@crewdock/server/platform/db/open';
import type { ServerProcess } from '../support/server-process.ts';

/** A card every so often. */
const EVERY_MS = 4;
/** So many at once: two servers and their jobs share the fifty connections of an embedded PostgreSQL. */
const AT_ONCE = 8;
/** Cards of one person are made one after the other. */
const PEOPLE = 10;
const RETRY_MS = 100;

/** What came of the calls that were sent through a fault. */
export interface Outcome {
  /** Calls that were answered with success, at once or when they were repeated under their key. */
  acknowledged: number;
  /** Those whose card is there. */
  found: number;
  /** Keys whose work was done twice. */
  doubled: number;
  /** Calls that the server had done though its answer never came. */
  cutOff: number;
  /** Calls whose first answer was no success, by why. */
  repeated: Record<string, number>;
  /** The longest until there was an answer. */
  slowestMs: number;
}

interface Call {
  key: string;
  /** The database, on the same machine, has the same clock. */
  repeatedAt?: Date;
}

/** Calls that are sent one after the other, a few at a time, each again under its key until it succeeds. */
export interface Load {
  /** Sends until `over` has resolved, first to one server and again to the other. */
  during(first: ServerProcess, again: ServerProcess, over: Promise<unknown>): Promise<void>;
  /** Holds what was acknowledged against what is there. */
  judge(): Promise<Outcome>;
}

export async function keyedLoad(db: Database): Promise<Load> {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(db)));
  const calls: Call[] = [];
  const repeated: Record<string, number> = {};
  let slowestMs = 0;

  const make = async (first: ServerProcess, again: ServerProcess): Promise<void> => {
    const call: Call = { key: randomUUID() };
    const token = tokens[calls.push(call) % PEOPLE]!;
    const started = performance.now();
    const failure = await create(first, token, call.key);
    if (failure) {
      repeated[failure] = (repeated[failure] ?? 0) + 1;
      call.repeatedAt = new Date();
      while ((await create(again, token, call.key)) !== null) await sleep(RETRY_MS);
    }
    slowestMs = Math.max(slowestMs, performance.now() - started);
  };

  return {
    async during(first, again, over) {
      const ending = new AbortController();
      const ended = over.finally(() => ending.abort());
      const underWay = new Set<Promise<void>>();
      while (!ending.signal.aborted) {
        if (underWay.size < AT_ONCE) {
          const made = make(first, again).finally(() => underWay.delete(made));
          underWay.add(made);
        }
        await sleep(EVERY_MS);
      }
      await Promise.all([...underWay, ended]);
    },
    async judge() {
      return { ...(await judge(db, calls)), repeated, slowestMs: Math.round(slowestMs) };
    },
  };
}

/** Why there was no success, or null. */
async function create(server: ServerProcess, token: string, key: string): Promise<string | null> {
  const headers = { 'idempotency-key': key };
  const body = { title: key, is_draft: true };
  try {
    const { status, text, json } = await server.call('/api/requests/', { method: 'POST', token, headers, body });
    if (status === 200) return null;
    if (status === 503) return json.detail === 'The disk of the database is full.' ? '503 full' : '503';
    throw new Error(`${status} ${text}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code;
  }
}

async function judge(
  db: Database,
  calls: Call[],
): Promise<Pick<Outcome, 'acknowledged' | 'found' | 'doubled' | 'cutOff'>> {
  const { rows } = await db.pool.query<{ key: string; cards: number; done_at: Date }>(
    `select k.key, k.created_at as done_at, count(r.id)::int as cards from idempotency_key k
     left join request r on r.title = k.key where k.key = any($1) group by k.key, k.created_at`,
    [calls.map(({ key }) => key)],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const done = calls.map((call) => ({ ...call, ...byKey.get(call.key) }));
  return {
    acknowledged: calls.length,
    found: done.filter(({ cards = 0 }) => cards > 0).length,
    doubled: done.filter(({ cards = 0 }) => cards > 1).length,
    cutOff: done.filter(({ repeatedAt, done_at }) => repeatedAt && done_at && done_at < repeatedAt).length,
  };
}

/** A client of its own: its token. */
export async function signIn({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with p as (insert into person (email, type, first_name, last_name, owner_number)
       values ($1, 1, 'Ada', 'Example', 10000000 + random() * 80000000) returning id)
     insert into access_token (hash, person_id) select $2, id from p`,
    [`${randomUUID()}@example.org`, tokenHash(token)],
  );
  return token;
}
