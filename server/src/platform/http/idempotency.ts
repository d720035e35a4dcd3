import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { busy, conflict, invalidInput } from './errors.ts';

const HEADER = 'idempotency-key';
const LONGEST_KEY = 200;
const LOOK_EVERY_MS = 100;
/** A repeat waits so long for the first call. */
const PATIENCE_MS = 60_000;

/** Who calls, and with what. */
interface Caller {
  personId: number;
  input: unknown;
}

/**
 * Does a call once for each `Idempotency-Key` of a person: a repeat, also one that comes while the first is still worked on, gets
 * the first one's answer. All that the call writes through its `db` is one transaction with its answer, so a call that is
 * refused or whose process dies leaves nothing behind, and may be sent again. Without a key `db` is the pool.
 */
export type Once = (
  request: FastifyRequest,
  caller: Caller,
  work: (db: Kysely<Schema>) => Promise<string>,
) => Promise<string>;

export function createOnce({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Once {
  // Each keeps a connection and may ask for a second one, to count a limit for example: so not all are theirs.
  const inLine = pLimit(Math.max(1, Math.floor(pool.options.max / 2)));
  return async (request, { personId, input }, work) => {
    const key = keyOf(request);
    if (key === undefined) return work(kysely);
    const call: Call = { personId, key, hash: hashOf(request, input) };
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A try that has to wait gives its connection back.
      const answer = await inLine(() => kysely.transaction().execute((trx) => attempt(trx, call, work)));
      if (answer !== null) return answer;
      if (request.raw.socket.destroyed || Date.now() > end) throw busy();
      await sleep(LOOK_EVERY_MS);
    }
  };
}

interface Call {
  personId: number;
  key: string;
  hash: Buffer;
}

/** The answer, now or earlier; null while the first call is still worked on. */
async function attempt(
  trx: Transaction<Schema>,
  call: Call,
  work: (db: Kysely<Schema>) => Promise<string>,
): Promise<string | null> {
  if (!(await begin(trx, call))) return earlierAnswer(trx, call);
  const answer = await work(trx);
  await sql`
    update idempotency_key set answer = ${answer}
    where person_id = ${call.personId} and key = ${call.key}`.execute(trx);
  return answer;
}

/**
 * Takes a key that nobody has used. Whether a call that took it lives is told by its lock, which goes with its transaction, however
 * that ends; nothing waits for it here.
 */
async function begin(trx: Transaction<Schema>, { personId, key, hash }: Call): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (person_id, key, call_hash) select ${personId}, ${key}, ${hash}
    where pg_try_advisory_xact_lock(hashtextextended(${`idempotency key ${personId} ${key}`}, 0))
    on conflict do nothing returning key`.execute(trx);
  return rows.length > 0;
}

async function earlierAnswer(trx: Transaction<Schema>, { personId, key, hash }: Call): Promise<string | null> {
  const earlier = await trx
    .selectFrom('idempotency_key')
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .select(['call_hash', 'answer'])
    .executeTakeFirst();
  if (!earlier) return null;
  if (!earlier.call_hash.equals(hash)) throw conflict('This Idempotency-Key was used for something else.');
  return earlier.answer;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER];
  if (typeof key !== 'string') return undefined;
  if (key.length > 0 && key.length <= LONGEST_KEY) return key;
  throw invalidInput([{ path: `headers.${HEADER}`, message: `must have 1 to ${LONGEST_KEY} characters` }]);
}

function hashOf({ method, hostname, url }: FastifyRequest, input: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${hostname}${url}\n${JSON.stringify(input)}`)
    .digest();
}
