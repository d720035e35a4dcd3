import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Does all of the work or nothing: in the transaction that the caller is in, or else in one of its own. An error in an outer
 * transaction must not be caught and gone on from: what came before it is lost too.
 */
export function inTransaction<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
