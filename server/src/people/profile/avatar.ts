import { PICTURE_MAX_BYTES } from '@crewdock/contract/limits';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { holdFile, removeFile } from '../../infra/storage/naming.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import { squarePicture } from '../../infra/storage/picture.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';

/** Storage purpose of profile pictures. */
export const avatarPurpose: Purpose = {
  name: 'avatar',
  maxBytes: PICTURE_MAX_BYTES,
  isPublic: true,
  namedIn: 'person.avatar',
};

/** Width and height in pixels. */
const SIDE = 256;

export async function setAvatar(file: File, context: Context): Promise<void> {
  const { files, limits } = context;
  await limits.use('upload', String(requirePerson(context).id));
  const picture = await squarePicture(file, 'avatar', SIDE);
  const owned = { purpose: avatarPurpose, ownerId: requirePerson(context).id, type: 'image/webp' } as const;
  await files.add(owned, picture, (avatar) => replaceAvatar(avatar, context));
}

export async function removeAvatar(context: Context): Promise<void> {
  await replaceAvatar(null, context);
}

/** Saves the new picture. The previous picture is removed after the transaction commits. */
async function replaceAvatar(avatar: string | null, context: Context): Promise<void> {
  const { id } = requirePerson(context);
  await inTransaction(context.db, async (trx) => {
    const former = await trx
      .selectFrom('person')
      .where('id', '=', id)
      .select('avatar')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (avatar !== null) await holdFile(trx, avatar);
    await trx.updateTable('person').set({ avatar }).where('id', '=', id).execute();
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'person',
      id,
      before: former,
      after: { avatar },
    });
    if (former.avatar) await removeFile(trx, former.avatar);
  });
}
