import type { Task } from '../platform/queue/task.ts';
import { mailEnd } from './mails.ts';
import { findInterview } from './queries.ts';
import { cardsOf } from './subject.ts';

/** Tells both sides of an interview that ended with its relation or a card: the database ends it, whichever way these went. */
export const mailInterviewEnd: Task<'mail-interview-end'> = async ({ id }, { db, ...post }) => {
  await db.transaction().execute(async (trx) => {
    const interview = await findInterview(trx, id);
    if (!interview || interview.ended_by !== 'none') return;
    await mailEnd(trx, { interview, cards: await cardsOf(trx, interview), now: new Date() }, post);
  });
};
