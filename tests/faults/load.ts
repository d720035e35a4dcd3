import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import type { Database } from '@crewdock/server/infra/db/open';
import type { ServerProcess } from '../support/server-process.ts';

/** Milliseconds between two new cards. */
const EVERY_MS = 4;
/**
 * Number of concurrent calls. Limited, because two servers and their jobs share the 50 connections of an embedded
 * PostgreSQL.
 */
const AT_ONCE = 8;
/** Number of accounts. More than one, because cards of the same person are created one after another. */
const PEOPLE = 10;
const RETRY_MS = 100;

/** Outcome of calls that were sent during a fault. */
export interface Outcome {
  /** Number of calls with a successful response, either immediately or when repeated with the same idempotency key. */
  acknowledged: number;
  /** Number of acknowledged calls whose card exists. */
  found: number;
  /** Number of idempotency keys that took effect twice. */
  doubled: number;
  /** Number of calls that took effect although their response was lost. */
  cutOff: number;
  /** Number of calls whose first response was not successful, by reason. */
  repeated: Record<string, number>;
  /** Longest time until a successful response, including retries. */
  slowestMs: number;
}

interface Call {
  key: string;
  /** Time of the retry. Comparable with database times, because the database runs on the same machine. */
  repeatedAt?: Date;
}

/** A stream of concurrent calls, each repeated with its idempotency key until it succeeds. */
export interface Load {
  /** Sends calls until `over` resolves: first attempts to `first`, retries to `again`. */
  during(first: ServerProcess, again: ServerProcess, over: Promise<unknown>): Promise<void>;
  /** Compares acknowledged calls with the database. */
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

/** Creates a card. Returns the reason for a failure, or null on success. */
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

/** Creates a client account and returns its token. */
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
