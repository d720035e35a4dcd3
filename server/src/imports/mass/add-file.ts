import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { givenName } from '../../infra/storage/document.ts';
import { holdFile } from '../../infra/storage/naming.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError, invalidField, notFound } from '../../core/errors/errors.ts';
import { findFile, type FoundFile, type FoundMassImport, type Trx } from './queries.ts';
import { wakeReading } from './wake.ts';

/** Storage purpose of uploaded CVs and job descriptions. */
export const massImportFiles: Purpose = {
  name: 'mass-import',
  maxBytes: RESUME_MAX_BYTES,
  isPublic: false,
  namedIn: 'mass_import_file.file',
};

/**
 * Stores a file, and queues a background job that reads it. Idempotent: if the import already has the same file,
 * returns the existing file. `claim` runs in the transaction of a new file and may throw to refuse it.
 */
export async function addFile(
  found: FoundMassImport,
  file: File,
  context: Context,
  claim?: (trx: Trx) => Promise<void>,
): Promise<FoundFile> {
  const { db, files, limits } = context;
  const bytes = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest();
  const there = await findFile(db, found.id, { sha256 });
  if (there) return there;
  const { owner_id: ownerId } = found;
  await limits.use('mass-import-file', `person ${ownerId}`);
  const name = givenName(file, found.kind === 'talent' ? 'CV' : 'Job description');
  const type = 'application/octet-stream' as const;
  const owned = { purpose: massImportFiles, ownerId, type, name, expiresAt: found.expires_at };
  await files.add(owned, bytes, (path) =>
    inTransaction(db, async (trx) => {
      await holdFile(trx, path);
      const number = await nextNumber(trx, found);
      await claim?.(trx);
      await trx
        .insertInto('mass_import_file')
        .values({ mass_import_id: found.id, number, name, file: path, sha256 })
        // A concurrent request has uploaded the same file.
        .onConflict((same) => same.columns(['mass_import_id', 'sha256']).doNothing())
        .execute();
      await wakeReading(trx, found);
    }),
  );
  return (await findFile(db, found.id, { sha256 }))!;
}

/**
 * The number of the next file. Locks the import until the transaction ends, so that no other file is added meanwhile.
 */
async function nextNumber(trx: Trx, { id, files }: FoundMassImport): Promise<number> {
  const now = await trx
    .selectFrom('mass_import')
    .where('id', '=', id)
    .select('cancelled_at')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!now) throw notFound();
  if (now.cancelled_at) throw conflictError('This import was canceled. Start a new one.');
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from mass_import_file where mass_import_id = ${id}`.execute(trx);
  const { next } = rows[0]!;
  if (next > files) throw invalidField('file', `is one too many: ${files} ${files === 1 ? 'was' : 'were'} announced`);
  return next;
}
