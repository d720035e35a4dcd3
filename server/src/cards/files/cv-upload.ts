import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { documentName } from '../../infra/storage/document.ts';
import { acceptDocument } from '../../infra/storage/accept-document.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import { type DocumentAnswer, documentAnswer } from '../../infra/storage/serve.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { editableCard } from '../editing/editable.ts';
import { canLoadUpload } from '../policy.ts';
import type { TalentRow } from '../queries.ts';
import { replaceFile } from './photo.ts';

/** Storage purpose of CVs that belong to talents. */
export const uploadedCvs: Purpose = {
  name: 'talent-cv',
  maxBytes: CV_MAX_BYTES,
  isPublic: false,
  namedIn: 'talent.cv_file',
};

/** Stores a CV: a PDF unchanged, a DOCX without external and embedded content. */
export async function storeCardCv(
  key: string,
  { cv: file, version }: { cv: File; version?: number | undefined },
  context: Context & WithNames,
): Promise<void> {
  const { files, limits } = context;
  await editableCard('talent', key, context);
  await limits.use('upload', String(requirePerson(context).id));
  const { type, content } = await acceptDocument('cv', file);
  const name = documentName(file, type);
  const owned = { purpose: uploadedCvs, ownerId: requirePerson(context).id, type, name };
  await files.add(owned, content.stream(), (cv_file) =>
    replaceFile(key, { field: 'cv', columns: { cv_file, cv_name: name }, version }, context),
  );
}

export async function deleteCardCv(
  key: string,
  version: number | undefined,
  context: Context & WithNames,
): Promise<void> {
  await replaceFile(key, { field: 'cv', columns: { cv_file: null, cv_name: null }, version }, context);
}

/**
 * Returns the uploaded file as an attachment, because inline content would run in the portal's origin. Throws 404 if
 * the actor must not load the file.
 */
export async function uploadedCv(card: TalentRow, { actor, files }: Context): Promise<DocumentAnswer> {
  if (!card.cv_file || !canLoadUpload(actor, card)) throw notFound();
  return documentAnswer(files, { path: card.cv_file, name: card.cv_name ?? 'cv' });
}
