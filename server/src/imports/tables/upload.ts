import { IMPORT_MAX_BYTES } from '@crewdock/contract/limits';
import { givenName } from '../../infra/storage/document.ts';
import { holdFile, removeFile } from '../../infra/storage/naming.ts';
import type { FileType } from '../../infra/storage/path.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { requireImportOwner } from './policy.ts';
import { presentImport } from './present.ts';
import { type FoundImport, requireImportVersion } from './queries.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Storage purpose of uploaded tables. */
export const importedFiles: Purpose = {
  name: 'import',
  maxBytes: IMPORT_MAX_BYTES,
  isPublic: false,
  namedIn: 'import.file',
};

const KEPT_DAYS = 90;

/** Stores an uploaded file unchanged and creates an import for the file. Returns the uid of the import. */
export async function createImportFromUpload(file: File, context: Context): Promise<string> {
  const { ownerId, companyId } = requireImportOwner(context);
  await context.limits.use('upload', String(ownerId));
  const expiresAt = new Date(context.now.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000);
  const name = givenName(file, 'Table');
  const owned = { purpose: importedFiles, ownerId, type: typeOf(name), name, expiresAt };
  return context.files.add(owned, file.stream(), (path) =>
    inTransaction(context.db, async (trx) => {
      await holdFile(trx, path);
      const { uid } = await trx
        .insertInto('import')
        .values({ owner_id: ownerId, company_id: companyId, file: path, name, expires_at: expiresAt })
        .returning('uid')
        .executeTakeFirstOrThrow();
      await writeAuditEntries(trx, context, { action: 'created', subject: 'import', id: uid, after: { name } });
      return uid;
    }),
  );
}

/**
 * Removes an import with its file and rows. Imported resources are kept. Throws `conflict` while the import is running,
 * or if the requester saw another version.
 */
export async function removeImport(found: FoundImport, version: number | undefined, context: Context): Promise<void> {
  if (!presentImport(found, context.now).can.remove) throw conflictError(formatMessage(errors.running));
  await inTransaction(context.db, async (trx) => {
    const { name } = found;
    await requireImportVersion(trx, found, version, (current) => presentImport(current, context.now));
    await trx.deleteFrom('import').where('id', '=', found.id).execute();
    await removeFile(trx, found.file);
    await writeAuditEntries(trx, context, {
      action: 'deleted',
      subject: 'import',
      id: found.uid,
      before: { name },
      after: { name: null },
    });
  });
}

/** The file type by file name, for storage only. The reader detects the type by content. */
function typeOf(name: string): FileType {
  if (/\.xls[xm]$/i.test(name)) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return /\.ods$/i.test(name) ? 'application/vnd.oasis.opendocument.spreadsheet' : 'text/csv';
}
