import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { wake } from './start.ts';
import { CANCELLABLE, UNDOABLE, ending } from './states.ts';

/** Ends an operation that has not ended: at once, or after the chunk that is under way. */
export async function requestCancel(db: Kysely<Schema>, uid: string): Promise<void> {
  await sql`
    insert into operation_cancellation (operation_uid)
    select uid from operation where uid = ${uid} and state in (${sql.join(CANCELLABLE)})
    on conflict do nothing`.execute(db);
  await db
    .updateTable('operation')
    .set(ending('cancelled'))
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

/** Begins to undo an operation that has ended, has changes left and is not too old. */
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
    if (begun) await wake(trx, uid);
  });
}
