import type { Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { addJob } from '../infra/queue/add.ts';
import type { Task } from '../core/context/task.ts';
import { mailOffer, type News, type Post } from './emails.ts';
import { openSlots } from './queries.ts';
import { loadInterviewCards } from './subject.ts';

/**
 * Period in milliseconds after an offer email. Further offers of the relation in this period are combined into one
 * email at its end.
 */
const JOINING_MS = 10 * 60 * 1000;

/**
 * Emails the offered times of a locked interview, or schedules the combined email. After an answer, the next email is
 * sent immediately.
 */
export async function announceOffer(trx: Transaction<Schema>, news: News, times: Date[], post: Post): Promise<void> {
  const { interview, now } = news;
  const { last } = await trx
    .selectFrom('interview')
    .where('relation_id', '=', interview.relation_id)
    .select(({ fn }) => fn.max('offer_mailed_at').as('last'))
    .executeTakeFirstOrThrow();
  const due = last && new Date(last.getTime() + JOINING_MS);
  const one = trx.updateTable('interview').where('id', '=', interview.id);
  if (due && due > now) {
    await one.set({ offer_due_at: due }).execute();
    const job = { runAt: due, key: `interview ${interview.id} offer` };
    return addJob(trx, 'mail-interview-offer', { id: interview.id }, job);
  }
  await one.set({ offer_mailed_at: now, offer_due_at: null }).execute();
  await mailOffer(trx, news, { times, isMove: interview.state === 'booked' }, post);
}

/**
 * Emails the times that are open now, unless the offer has been answered, withdrawn or emailed since the job was
 * scheduled.
 */
export const mailInterviewOffer: Task<'mail-interview-offer'> = async ({ id }, { db, ...post }) => {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const interview = await trx
      .updateTable('interview')
      .set({ offer_mailed_at: now, offer_due_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['offered', 'booked'])
      .where('offer_due_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!interview) return;
    const times = (await openSlots(trx, interview, now)).map(({ starts_at }) => starts_at);
    if (times.length === 0) return;
    const news = { interview, cards: await loadInterviewCards(trx, interview), now };
    await mailOffer(trx, news, { times, isMove: interview.state === 'booked' }, post);
  });
};
