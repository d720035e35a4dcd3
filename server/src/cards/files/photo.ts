import { PICTURE_MAX_BYTES } from '@crewdock/contract/limits';
import { lockedCard, update } from '../editing/change.ts';
import { editableCard } from '../editing/editable.ts';
import { holdFile, removeFile } from '../../platform/files/naming.ts';
import { squarePicture } from '../../platform/files/picture.ts';
import type { Purpose } from '../../platform/files/purpose.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import { indexCards } from '../../search/index-cards.ts';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

/** Pictures of talents. */
export const photos: Purpose = {
  name: 'photo',
  maxBytes: PICTURE_MAX_BYTES,
  isPublic: true,
  namedIn: 'talent.photo',
};

/** Pixels. */
const SIDE = 512;

/** Sets the picture of a talent. */
export async function setPhoto(key: string, file: File, context: Context): Promise<void> {
  const { files, limits } = context;
  // Before anything is read of the file.
  await editableCard('talent', key, context);
  await limits.use('upload', String(personOf(context).id));
  const picture = await squarePicture(file, 'photo', SIDE);
  const owned = { purpose: photos, ownerId: personOf(context).id, type: 'image/webp' } as const;
  await files.add(owned, picture, (photo) => replaceFiles(key, { photo }, context));
}

export async function removePhoto(key: string, context: Context): Promise<void> {
  await replaceFiles(key, { photo: null }, context);
}

interface FileColumns {
  photo?: string | null;
  cv_file?: string | null;
  cv_name?: string | null;
}

/** Former files are removed once the change is safe. Nothing happens where there is none and none comes. */
export async function replaceFiles(key: string, columns: FileColumns, context: Context): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const card = await lockedCard(trx, 'talent', key, context);
    const former = (['photo', 'cv_file'] as const).flatMap((column) =>
      column in columns && card[column] !== null ? [card[column]] : [],
    );
    if (former.length === 0 && Object.values(columns).every((value) => value === null)) return;
    for (const path of [columns.photo, columns.cv_file]) if (path) await holdFile(trx, path);
    await update(trx, 'talent', card.id, { ...columns });
    await changed(trx, context, { action: 'changed', subject: 'talent', id: card.id, before: card, after: columns });
    await indexCards(trx, 'talent', [card.id]);
    for (const path of former) await removeFile(trx, path);
  });
}
