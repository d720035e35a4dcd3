import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs `work` in the caller's transaction if there is one, otherwise in a new transaction. Callers must not catch its
 * errors and continue: the outer transaction is rolled back too.
 */
export function inTransaction<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
