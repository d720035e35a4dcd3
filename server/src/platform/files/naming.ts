import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { conflict } from '../http/errors.ts';
import { addJob } from '../queue/add.ts';
import { keyOf } from './path.ts';
import { isNamed, type Purpose } from './purpose.ts';
import type { Store } from './store.ts';

/** Keeps the file where it is while a transaction writes its path somewhere. Refuses one that is gone, or was never whole. */
export async function holdFile(trx: Transaction<Schema>, path: string): Promise<void> {
  const held = await trx
    .selectFrom('file')
    .where('path', '=', path)
    .where('state', '=', 'stored')
    .select('path')
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw conflict('The file is gone: send it again.');
}

/** Lets go of a file, with the transaction: from then on nobody reads it. Its bytes go afterwards. */
export async function removeFile(trx: Transaction<Schema>, path: string): Promise<void> {
  if (keyOf(path) === null) return;
  await trx.deleteFrom('file').where('path', '=', path).execute();
  await addJob(trx, 'remove-file', { path });
}

/** Removes what nobody names. A transaction that holds the file is about to. */
export async function removeUnnamed(db: Kysely<Schema>, store: Store, purpose: Purpose, path: string): Promise<void> {
  const gone = await db.transaction().execute(async (trx) => {
    const free = trx.selectFrom('file').where('path', '=', path).select('path').forUpdate().skipLocked();
    if (!(await free.executeTakeFirst())) return false;
    // Another statement, so that it sees who has named it until the lock was had.
    const { numDeletedRows } = await trx
      .deleteFrom('file')
      .where('path', '=', path)
      .where(({ not }) => not(isNamed(purpose, sql.val(path))))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
  if (gone) await store.remove(keyOf(path)!);
}
