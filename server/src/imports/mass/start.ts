import type { Input } from '@crewdock/contract/endpoint';
import type { massImport } from '@crewdock/contract/mass-import';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { removeFile } from '../../infra/storage/naming.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { kindToImport } from './policy.ts';
import { presentMassImport } from './present.ts';
import type { FoundMassImport } from './queries.ts';

/** Creates an import without files and returns its uid. */
export async function startMassImport(
  { kind: asked, name, files }: Input<typeof massImport.startMassImport>['body'],
  context: Context,
): Promise<string> {
  const kind = kindToImport(asked, context);
  return inTransaction(context.db, async (trx) => {
    const { uid } = await trx
      .insertInto('mass_import')
      .values({ owner_id: requirePerson(context).id, kind, name, files })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await writeAuditEntries(trx, context, {
      action: 'created',
      subject: 'import',
      id: uid,
      after: { kind, name, files },
    });
    return uid;
  });
}

/**
 * Cancels the import. Waiting files are not read any more; existing drafts are kept. Throws `conflict` if it has ended.
 */
export async function cancelMassImport(found: FoundMassImport, context: Context): Promise<void> {
  if (!presentMassImport(found).can.cancel) throw conflictError('It has ended and can no longer be canceled.');
  await inTransaction(context.db, async (trx) => {
    await trx
      .updateTable('mass_import')
      .set({ cancelled_at: context.now })
      .where('id', '=', found.id)
      .where('cancelled_at', 'is', null)
      .execute();
    await trx
      .updateTable('mass_import_file')
      .set({ answer: 'cancelled' })
      .where('mass_import_id', '=', found.id)
      .where('answer', '=', 'waiting')
      .execute();
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'import',
      id: found.uid,
      before: { cancelled: null },
      after: { cancelled: context.now.toISOString() },
    });
  });
}

/**
 * Removes the import with its files. Cards created from the files are kept. Throws `conflict` while it is in progress.
 */
export async function removeMassImport(found: FoundMassImport, context: Context): Promise<void> {
  if (!presentMassImport(found).can.remove) throw conflictError('It goes on: cancel it first.');
  const { id, uid, name } = found;
  await inTransaction(context.db, async (trx) => {
    const files = await trx.selectFrom('mass_import_file').where('mass_import_id', '=', id).select('file').execute();
    await trx.deleteFrom('mass_import').where('id', '=', id).execute();
    for (const { file } of files) await removeFile(trx, file);
    await writeAuditEntries(trx, context, {
      action: 'deleted',
      subject: 'import',
      id: uid,
      before: { name },
      after: { name: null },
    });
  });
}
