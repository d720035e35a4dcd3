import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** Runs `work` in a savepoint. If `work` throws, its changes are rolled back and the transaction can continue. */
export async function inSavepoint<T>(trx: Transaction<Schema>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(trx);
  try {
    const answer = await work();
    await sql`release savepoint work`.execute(trx);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx);
    await sql`release savepoint work`.execute(trx);
    throw error;
  }
}
