import type { Task } from '../jobs/task.ts';

/** Sends a mail of the outbox. */
export const sendMail: Task<{ id: string }> = async ({ id }, { db, post }) => {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (!mail) return;
  await post.send(mail);
  await db.updateTable('mail').set({ sent_at: new Date() }).where('id', '=', id).execute();
};
