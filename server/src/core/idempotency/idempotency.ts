import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../../infra/db/open.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { busyError, conflictError, invalidInput } from '../errors/errors.ts';
import * as errors from '../messages/errors/http.ts';
import { formatMessage } from '../messages/format-message.ts';

const HEADER = 'idempotency-key';
const LONGEST_KEY = 200;
const LOOK_EVERY_MS = 100;
/** Maximum time in milliseconds for which a repeated call waits for the first call. */
const PATIENCE_MS = 60_000;

/** Caller and input of a call. */
interface Caller {
  personId: number;
  input: unknown;
}

/**
 * Runs a call once per person and `Idempotency-Key`. A repeated call gets the response of the first call, even if the
 * first call is still running. Writes with `db` and the stored response are in one transaction, so a failed call has no
 * effect and can be repeated. Without a key, `db` is the pool.
 */
export type Once = (
  request: FastifyRequest,
  caller: Caller,
  work: (db: Kysely<Schema>) => Promise<string>,
) => Promise<string>;

export function createOnce({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Once {
  // Keyed calls may use at most half of the connections: each holds one and may need a second, such as for a rate
  // limit.
  const inLine = pLimit(Math.max(1, Math.floor(pool.options.max / 2)));
  return async (request, { personId, input }, work) => {
    const key = keyOf(request);
    if (key === undefined) return work(kysely);
    const call: Call = { personId, key, hash: hashOf(request, input) };
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // Between two attempts, a waiting call holds no connection.
      const answer = await inLine(() => kysely.transaction().execute((trx) => attempt(trx, call, work)));
      if (answer !== null) return answer;
      if (request.raw.socket.destroyed || Date.now() > end) throw busyError();
      await sleep(LOOK_EVERY_MS);
    }
  };
}

interface Call {
  personId: number;
  key: string;
  hash: Buffer;
}

/** Returns the response of this call or of an earlier one; null while the first call is running. */
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
 * Claims an unused key. The claiming call holds an advisory lock until its transaction ends, which shows that it is
 * still running. Does not wait for the lock.
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
  if (!earlier.call_hash.equals(hash)) throw conflictError(formatMessage(errors.keyUsed));
  return earlier.answer;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER];
  if (typeof key !== 'string') return undefined;
  if (key.length > 0 && key.length <= LONGEST_KEY) return key;
  throw invalidInput([{ path: `headers.${HEADER}`, message: formatMessage(errors.keyLength, { max: LONGEST_KEY }) }]);
}

function hashOf({ method, hostname, url }: FastifyRequest, input: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${hostname}${url}\n${JSON.stringify(input)}`)
    .digest();
}
