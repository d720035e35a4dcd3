import type { Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { addJob } from '../infra/queue/add.ts';
import type { Task } from '../core/context/task.ts';
import { mailReminder } from './emails.ts';
import type { InterviewRow } from './queries.ts';
import { loadInterviewCards } from './subject.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEFORE_MS = { day: 24 * HOUR_MS, hour: HOUR_MS };

/**
 * Schedules the reminders that are still in the future. Jobs for an earlier time do nothing after the interview has
 * been moved.
 */
export async function setReminders(
  trx: Transaction<Schema>,
  { id, starts_at }: Pick<InterviewRow, 'id' | 'starts_at'>,
  now: Date,
): Promise<void> {
  for (const before of ['day', 'hour'] as const) {
    const runAt = new Date(starts_at!.getTime() - BEFORE_MS[before]);
    if (runAt <= now) continue;
    const payload = { id, starts: starts_at!.toISOString(), before };
    await addJob(trx, 'remind-of-interview', payload, { runAt, key: `interview ${id} ${before}` });
  }
}

/** Sends a reminder at most once, and only if the interview is still booked for that time. */
export const remindOfInterview: Task<'remind-of-interview'> = async ({ id, starts, before }, { db, ...post }) => {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const column = `reminded_${before}_at` as const;
    const interview = await trx
      .updateTable('interview')
      .set({ [column]: now })
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .where('starts_at', '=', new Date(starts))
      .where('starts_at', '>', now)
      .where(column, 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!interview) return;
    await mailReminder(trx, { interview, cards: await loadInterviewCards(trx, interview), now }, before, post);
  });
};
