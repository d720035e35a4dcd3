import { type Context, personOf } from '../../platform/http/context.ts';
import { addJob } from '../../platform/queue/add.ts';
import { squarePicture } from '../../platform/files/picture.ts';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

/** Pixels. */
const SIDE = 256;

/** Sets the asker’s picture. */
export async function setAvatar(file: File, context: Context): Promise<void> {
  const { files, limits } = context;
  await limits.use('upload', String(personOf(context).id));
  const path = await files.put(await squarePicture(file, 'avatar', SIDE), 'webp');
  try {
    await replaceAvatar(path, context);
  } catch (error) {
    await files.remove(path);
    throw error;
  }
}

export async function removeAvatar(context: Context): Promise<void> {
  await replaceAvatar(null, context);
}

/** The former picture is removed once the change is safe. */
async function replaceAvatar(avatar: string | null, context: Context): Promise<void> {
  const { id } = personOf(context);
  await inTransaction(context.db, async (trx) => {
    const former = await trx
      .selectFrom('person')
      .where('id', '=', id)
      .select('avatar')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('person').set({ avatar }).where('id', '=', id).execute();
    await changed(trx, context, { action: 'changed', subject: 'person', id, before: former, after: { avatar } });
    if (former.avatar) await addJob(trx, 'remove-file', { path: former.avatar });
  });
}
