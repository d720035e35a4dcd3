import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Runs `work` in the caller's transaction, or in a new one. Do not catch an error and continue in an outer transaction:
 * its earlier statements are rolled back too.
 */
export function inTransaction<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
