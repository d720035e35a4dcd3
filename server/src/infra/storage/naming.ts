import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { addJob } from '../queue/add.ts';
import { toStorageKey } from './path.ts';
import { isNamed, type Purpose } from './purpose.ts';
import type { Store } from './store.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Locks a file's row until the end of the transaction, which stores the path of the file. Throws a conflict if the file
 * was removed or is incomplete.
 */
export async function holdFile(trx: Transaction<Schema>, path: string): Promise<void> {
  const held = await trx
    .selectFrom('file')
    .where('path', '=', path)
    .where('state', '=', 'stored')
    .select('path')
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw conflictError(formatMessage(errors.gone));
}

/** Deletes a file in the transaction. After the commit, the file cannot be read, and a job removes its bytes. */
export async function removeFile(trx: Transaction<Schema>, path: string): Promise<void> {
  if (toStorageKey(path) === null) return;
  await trx.deleteFrom('file').where('path', '=', path).execute();
  await addJob(trx, 'remove-file', { path });
}

/** Removes an unreferenced file. Skips locked files, because a transaction is about to refer to them. */
export async function removeUnnamed(db: Kysely<Schema>, store: Store, purpose: Purpose, path: string): Promise<void> {
  const gone = await db.transaction().execute(async (trx) => {
    // Checks the purpose again: another transaction may have referenced the file for another purpose concurrently.
    const free = trx
      .selectFrom('file')
      .where('path', '=', path)
      .where('purpose', '=', purpose.name)
      .select('path')
      .forUpdate()
      .skipLocked();
    if (!(await free.executeTakeFirst())) return false;
    // Uses a separate statement, because the deletion must see references that were committed before the lock was
    // acquired.
    const { numDeletedRows } = await trx
      .deleteFrom('file')
      .where('path', '=', path)
      .where(({ not }) => not(isNamed(purpose, sql.val(path))))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
  if (gone) await store.remove(toStorageKey(path)!);
}
