import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { PairIds } from './queries.ts';

/**
 * Locks both cards before their relation is moved. A move updates flags on the cards, and archiving locks cards before
 * relations, so this order prevents deadlocks.
 */
export async function lockPair(trx: Transaction<Schema>, { requestId, talentId }: PairIds): Promise<void> {
  await sql`
    select from request q join talent t on t.id = ${talentId} where q.id = ${requestId} for no key update`.execute(trx);
}

/** Locks the talents that have relations with a locked job, for moving several of them at once. */
export async function lockJobTalents(trx: Kysely<Schema>, requestId: number): Promise<void> {
  await sql`
    select from talent where id in (select talent_id from relation where request_id = ${requestId}) order by id
    for no key update`.execute(trx);
}
