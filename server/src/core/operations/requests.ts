import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { queueOperationChunk } from './start.ts';
import { CANCELLABLE, UNDOABLE, toFinalOutcome } from './states.ts';

/** Cancels an unfinished operation: immediately, or after the chunk that is running. */
export async function requestCancel(db: Kysely<Schema>, uid: string): Promise<void> {
  await sql`
    insert into operation_cancellation (operation_uid)
    select uid from operation where uid = ${uid} and state in (${sql.join(CANCELLABLE)})
    on conflict do nothing`.execute(db);
  await db
    .updateTable('operation')
    .set(toFinalOutcome('cancelled'))
    .where('uid', '=', ({ selectFrom }) =>
      selectFrom('operation')
        .where('uid', '=', uid)
        .where('state', 'in', CANCELLABLE)
        .select('uid')
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Starts to undo a finished operation, if it has changes left to undo and its undo period has not expired. */
export async function requestUndo(db: Kysely<Schema>, uid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const begun = await trx
      .updateTable('operation')
      .set({ state: 'undoing', error: null, attempts: 0, due_at: sql<Date>`now()`, finished_at: null })
      .where('uid', '=', uid)
      .where('state', 'in', UNDOABLE)
      .where('undoable_until', '>', sql<Date>`now()`)
      .where(sql<boolean>`restored + kept < changes`)
      .returning('uid')
      .executeTakeFirst();
    if (begun) await queueOperationChunk(trx, uid);
  });
}
