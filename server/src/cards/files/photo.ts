import type { FieldHolding } from '@crewdock/contract/card-fields';
import { PICTURE_MAX_BYTES } from '@crewdock/contract/limits';
import { editableCard } from '../editing/editable.ts';
import { holdFile, removeFile } from '../../infra/storage/naming.ts';
import { squarePicture } from '../../infra/storage/picture.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { talentDetails } from '../editing/details.ts';
import { lockedCard, writeCard } from '../editing/write.ts';
import type { TalentRow } from '../queries.ts';

/** Storage purpose of photos of talents. */
export const photoPurpose: Purpose = {
  name: 'photo',
  maxBytes: PICTURE_MAX_BYTES,
  isPublic: true,
  namedIn: 'talent.photo',
};

/** Width and height in pixels. */
const SIDE = 512;

export async function setPhoto(
  key: string,
  { photo: file, version }: { photo: File; version?: number | undefined },
  context: Context & WithNames,
): Promise<void> {
  const { files, limits } = context;
  // Checks the permission before reading the file.
  await editableCard('talent', key, context);
  await limits.use('upload', String(requirePerson(context).id));
  const picture = await squarePicture(file, 'photo', SIDE);
  const owned = { purpose: photoPurpose, ownerId: requirePerson(context).id, type: 'image/webp' } as const;
  await files.add(owned, picture, (photo) =>
    replaceFile(key, { field: 'photo', columns: { photo }, version }, context),
  );
}

export async function removePhoto(
  key: string,
  version: number | undefined,
  context: Context & WithNames,
): Promise<void> {
  await replaceFile(key, { field: 'photo', columns: { photo: null }, version }, context);
}

const PATHS = { photo: 'photo', cv: 'cv_file' } as const satisfies Record<
  FieldHolding<'file', 'talent'>,
  keyof TalentRow
>;

interface Replacement {
  field: FieldHolding<'file', 'talent'>;
  columns: Partial<TalentRow>;
  /** The talent's version that the requester saw. */
  version: number | undefined;
}

/** Writes the columns of a file field. The previous file is removed after the transaction commits. */
export async function replaceFile(
  key: string,
  { field, columns, version }: Replacement,
  context: Context & WithNames,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const card = await lockedCard(trx, 'talent', key, context);
    await requireVersion(version, card, () => talentDetails(key, context));
    const path = columns[PATHS[field]];
    if (path) await holdFile(trx, path);
    await writeCard(trx, 'talent', card, { stored: { [field]: columns } }, context);
    const former = card[PATHS[field]];
    if (former !== null) await removeFile(trx, former);
  });
}
