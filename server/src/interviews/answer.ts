import type { Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { conflictError } from '../core/errors/errors.ts';
import { holdRelation, rememberInterview } from '../relations/interview.ts';
import { getInterviewEnd, mailBooking, mailEnd } from './emails.ts';
import { isInterviewOpen, mayBeInterviewed } from './policy.ts';
import { holdInterview, lockInterviewerTimes, type InterviewRow, openSlots } from './queries.ts';
import { setReminders } from './reminders.ts';
import { spokenTime } from './spoken.ts';
import { loadInterviewCards } from './subject.ts';
import * as errors from '../core/messages/errors/interview.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as interviews from '../core/messages/interviews.ts';

/** The person or side that answers: a person of a side, or anyone with the link from the email. */
export interface By {
  side: 'request' | 'talent' | 'staff';
  personId: number | null;
  /** Throws if the person saw an outdated version of the interview. */
  check?: (interview: InterviewRow, trx: Transaction<Schema>) => Promise<void>;
}

/** Columns after an answer: a pending offer email is no longer sent, and the next offer is emailed immediately. */
const ANSWERED = { offer_mailed_at: null, offer_due_at: null };

type Held = NonNullable<Awaited<ReturnType<typeof holdRelation>>>;

/**
 * Books an open slot, or moves a booked interview to it, and moves the relation to the interview step, in one
 * transaction. Of two requests for overlapping slots of one interviewer, the second request gets a conflict.
 */
export async function pickTime(relationId: number, slotId: string, by: By, context: Context): Promise<void> {
  await withOpen(relationId, context, async (trx, relation, interview) => {
    if (!mayBeInterviewed(relation)) throw conflictError(formatMessage(errors.notConfirmed));
    const slot = await trx
      .selectFrom('interview_slot')
      .where('id', '=', slotId)
      .where('interview_id', '=', interview.id)
      .select('starts_at')
      .executeTakeFirst();
    if (!slot) throw conflictError(formatMessage(errors.withdrawn));
    // Idempotent: picking the booked time again changes nothing.
    if (interview.starts_at?.getTime() === slot.starts_at.getTime()) return;
    await by.check?.(interview, trx);
    const spoken = spokenTime(slot.starts_at, getInterviewEnd(slot.starts_at, interview), interview.time_zone);
    if (slot.starts_at <= context.now) throw conflictError(formatMessage(errors.past, { time: spoken }));
    await lockInterviewerTimes(trx, interview.interviewer_id);
    const open = await openSlots(trx, interview, context.now);
    if (!open.some(({ id }) => id === slotId)) throw conflictError(formatMessage(errors.taken, { time: spoken }));
    const isMove = interview.state === 'booked';
    const booked = await trx
      .updateTable('interview')
      .set({
        state: 'booked',
        starts_at: slot.starts_at,
        ends_at: getInterviewEnd(slot.starts_at, interview),
        sequence: interview.sequence + (isMove ? 1 : 0),
        reminded_day_at: null,
        reminded_hour_at: null,
        ...ANSWERED,
        modified_at: context.now,
      })
      .where('id', '=', interview.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await setReminders(trx, booked, context.now);
    const cards = await loadInterviewCards(trx, booked);
    const why = formatMessage(isMove ? interviews.moved : interviews.booked, { time: spoken });
    await rememberInterview(trx, relation, { ...by, why, isBooked: true }, cards, context);
    await audit(trx, context, relation, interview, booked);
    await mailBooking(trx, { interview: booked, cards, now: context.now }, { isMove }, context);
  });
}

/** Cancels a booked interview, or withdraws the offered slots. */
export async function cancelInterview(relationId: number, reason: string, by: By, context: Context): Promise<void> {
  await withOpen(relationId, context, async (trx, relation, interview) => {
    await by.check?.(interview, trx);
    const isBooked = interview.state === 'booked';
    const ended = await trx
      .updateTable('interview')
      .set({
        state: isBooked ? 'cancelled' : 'withdrawn',
        sequence: interview.sequence + 1,
        reason,
        ended_by: by.side,
        ...(by.side === 'talent' && ANSWERED),
        modified_at: context.now,
      })
      .where('id', '=', interview.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const cards = await loadInterviewCards(trx, ended);
    const what = isBooked
      ? formatMessage(interviews.cancelled)
      : by.side === 'talent'
        ? formatMessage(interviews.noTimeFits)
        : formatMessage(interviews.timesWithdrawn);
    const why = [what, reason].filter(Boolean).join('\n');
    await rememberInterview(trx, relation, { ...by, why, isBooked: false }, cards, context);
    await audit(trx, context, relation, interview, ended);
    await mailEnd(trx, { interview: ended, cards, now: context.now }, context);
  });
}

/**
 * Runs `work` with the locked relation and its open interview. Locks the relation first, like moves, to prevent
 * deadlocks.
 */
async function withOpen(
  relationId: number,
  { db, now }: Context,
  work: (trx: Transaction<Schema>, relation: Held, interview: InterviewRow) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const relation = await holdRelation(trx, relationId);
    const interview = relation && (await holdInterview(trx, relationId));
    if (!relation || !isInterviewOpen(interview, now)) throw conflictError(formatMessage(errors.ended));
    await work(trx, relation, interview);
  });
}

/**
 * Writes the audit entry. It omits place, note and reason, because staff read the log, and only the two sides may read
 * these details.
 */
async function audit(
  trx: Transaction<Schema>,
  doer: Doer,
  relation: Held,
  before: InterviewRow,
  after: InterviewRow,
): Promise<void> {
  const told = ({ id, state, starts_at }: InterviewRow) => ({
    [`interview ${id}`]: [state, starts_at?.toISOString()].filter(Boolean).join(', '),
  });
  const entry = { action: 'changed', subject: 'relation', id: relation.id } as const;
  await writeAuditEntries(trx, doer, { ...entry, before: told(before), after: told(after) });
}
