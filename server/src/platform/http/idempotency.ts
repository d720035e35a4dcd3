import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { busy, conflict, invalidInput } from './errors.ts';

const HEADER = 'idempotency-key';
const LONGEST_KEY = 200;
/** A call that began so long ago without an answer died with its process. */
const ABANDONED_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * Does a call once for each `Idempotency-Key` of a person: a repeat, also one that comes while the first is still worked on, gets
 * the first one's answer. A refused call leaves nothing behind, so that it may be sent again corrected.
 */
export async function once(
  db: Kysely<Schema>,
  request: FastifyRequest,
  { personId, input }: { personId: number; input: unknown },
  work: () => Promise<string>,
): Promise<string> {
  const key = request.headers[HEADER];
  if (typeof key !== 'string') return work();
  if (key.length === 0 || key.length > LONGEST_KEY) {
    throw invalidInput([{ path: `headers.${HEADER}`, message: `must have 1 to ${LONGEST_KEY} characters` }]);
  }
  const call = createHash('sha256')
    .update(`${request.method} ${request.hostname}${request.url}\n${JSON.stringify(input)}`)
    .digest();
  for (;;) {
    if (await begin(db, personId, key, call)) return finish(db, personId, key, work);
    const earlier = await db
      .selectFrom('idempotency_key')
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .select(['call_hash', 'answer'])
      .executeTakeFirst();
    if (earlier && !earlier.call_hash.equals(call)) throw conflict('This Idempotency-Key was used for something else.');
    if (earlier?.answer) return earlier.answer;
    if (request.raw.socket.destroyed) throw busy();
    await sleep(LOOK_EVERY_MS);
  }
}

/** Takes the key where nobody has it, or from a call that died. */
async function begin(db: Kysely<Schema>, personId: number, key: string, call: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (person_id, key, call_hash) values (${personId}, ${key}, ${call})
    on conflict (person_id, key) do update set created_at = now()
      where idempotency_key.answer is null and idempotency_key.call_hash = excluded.call_hash
        and idempotency_key.created_at < now() - make_interval(secs => ${ABANDONED_MS / 1000})
    returning key`.execute(db);
  return rows.length > 0;
}

async function finish(db: Kysely<Schema>, personId: number, key: string, work: () => Promise<string>): Promise<string> {
  const mine = { person_id: personId, key };
  try {
    const answer = await work();
    await db.updateTable('idempotency_key').set({ answer }).where(matches(mine)).execute();
    return answer;
  } catch (error) {
    await db.deleteFrom('idempotency_key').where(matches(mine)).execute();
    throw error;
  }
}

function matches({ person_id, key }: { person_id: number; key: string }) {
  return sql<boolean>`person_id = ${person_id} and key = ${key}`;
}
