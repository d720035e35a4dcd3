import type { Task } from '../core/context/task.ts';
import { mailEnd } from './emails.ts';
import { findInterview } from './queries.ts';
import { loadInterviewCards } from './subject.ts';

/**
 * Emails both sides when an interview ends with its relation or a card. A database trigger ends the interview,
 * regardless of how the relation or card was removed.
 */
export const mailInterviewEnd: Task<'mail-interview-end'> = async ({ id }, { db, ...post }) => {
  await db.transaction().execute(async (trx) => {
    const interview = await findInterview(trx, id);
    if (!interview || interview.ended_by !== 'none') return;
    await mailEnd(trx, { interview, cards: await loadInterviewCards(trx, interview), now: new Date() }, post);
  });
};
