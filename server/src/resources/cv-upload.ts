import type { Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { documentName } from '../infra/storage/document.ts';
import { acceptDocument } from '../infra/storage/accept-document.ts';
import { holdFile, removeFile } from '../infra/storage/naming.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { resourceCvs } from './cv.ts';
import { lockedResources } from './own.ts';
import { changeResource } from './write.ts';

/** Check that throws if the requester saw an outdated version of the locked resource. */
export type CheckVersion = (trx: Transaction<Schema>, row: { id: number; version: number }) => Promise<void>;

/** Stores a CV: a PDF unchanged, a DOCX without external and embedded content. Returns the resource's id. */
export async function storeResourceCv(uid: string, file: File, check: CheckVersion, context: Context): Promise<number> {
  // Checks the permission before reading the file.
  await inTransaction(context.db, (trx) => lockedResources(trx, [uid], context));
  const ownerId = requirePerson(context).id;
  await context.limits.use('upload', String(ownerId));
  const { type, content } = await acceptDocument('cv', file);
  return context.files.add(
    { purpose: resourceCvs, ownerId, type, name: documentName(file, type) },
    content.stream(),
    (path) => replaceCv(uid, path, check, context),
  );
}

/** Removes the CV. Returns the resource's id. */
export async function deleteResourceCv(uid: string, check: CheckVersion, context: Context): Promise<number> {
  return replaceCv(uid, null, check, context);
}

/** Replaces the CV. The previous file is removed after the transaction commits. */
async function replaceCv(uid: string, cv_file: string | null, check: CheckVersion, context: Context): Promise<number> {
  return inTransaction(context.db, async (trx) => {
    const [row] = await lockedResources(trx, [uid], context);
    await check(trx, row!);
    if (cv_file !== null) await holdFile(trx, cv_file);
    await changeResource(trx, row!, { columns: { cv_file } }, context);
    if (row!.cv_file !== null) await removeFile(trx, row!.cv_file);
    return row!.id;
  });
}
