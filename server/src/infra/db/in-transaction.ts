import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs `work` in the caller's transaction if there is one, otherwise in a new transaction. If `work` throws, do not
 * catch the error and continue: in an outer transaction, earlier statements are rolled back too.
 */
export function inTransaction<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
