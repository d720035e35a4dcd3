import type { FileAnswer } from '@crewdock/contract/endpoint';
import { storedContents } from '../../infra/storage/serve.ts';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { findFile, type FoundMassImport } from './queries.ts';

/** Serves a file as it was uploaded. Always as a download, because its type is unverified. */
export async function openUploadedFile(
  { id }: FoundMassImport,
  number: number,
  { db, files }: Context,
): Promise<FileAnswer<'application/octet-stream'>> {
  const found = await findFile(db, id, { number });
  const file = found && (await files.open(found.file));
  if (!file) throw notFound();
  return { type: 'application/octet-stream', name: found.name, disposition: 'attachment', ...storedContents(file) };
}
