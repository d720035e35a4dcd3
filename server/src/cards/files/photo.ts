import type { FieldHolding } from '@crewdock/contract/card-fields';
import { editableCard } from '../editing/editable.ts';
import { squarePicture } from '../../platform/files/picture.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import { addJob } from '../../platform/queue/add.ts';
import { lockedCard, writeCard } from '../editing/write.ts';
import type { TalentRow } from '../queries.ts';

/** Pixels. */
const SIDE = 512;

/** Sets the picture of a talent. */
export async function setPhoto(key: string, file: File, context: Context): Promise<void> {
  const { files, limits } = context;
  // Before anything is read of the file.
  await editableCard('talent', key, context);
  await limits.use('upload', String(personOf(context).id));
  const path = await files.put(await squarePicture(file, 'photo', SIDE), 'webp');
  try {
    await replaceFile(key, 'photo', { photo: path }, context);
  } catch (error) {
    await files.remove(path);
    throw error;
  }
}

export async function removePhoto(key: string, context: Context): Promise<void> {
  await replaceFile(key, 'photo', { photo: null }, context);
}

const PATHS = { photo: 'photo', cv: 'cv_file' } as const satisfies Record<
  FieldHolding<'file', 'talent'>,
  keyof TalentRow
>;

/** Writes what keeps a file. The former one is removed once the change is safe. */
export async function replaceFile(
  key: string,
  field: FieldHolding<'file', 'talent'>,
  columns: Partial<TalentRow>,
  context: Context,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const card = await lockedCard(trx, 'talent', key, context);
    await writeCard(trx, 'talent', card, { stored: { [field]: columns } }, context);
    const path = card[PATHS[field]];
    if (path !== null) await addJob(trx, 'remove-file', { path });
  });
}
