import type { Offer } from '@crewdock/contract/booking';
import { DAYS_AHEAD_MAX } from '@crewdock/contract/interviews';
import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { conflictError, invalidInput, permissionDenied } from '../core/errors/errors.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import { holdRelation, rememberInterview } from '../relations/interview.ts';
import { countMove } from '../relations/limit.ts';
import type { LinkedPair } from '../relations/pair.ts';
import { getMoveSide } from '../relations/policy.ts';
import { getInterviewEnd, mailBooking } from './emails.ts';
import { announceOffer } from './offer-mail.ts';
import { isInterviewOpen, mayBeInterviewed } from './policy.ts';
import { holdInterview, type InterviewRow, takenTimes } from './queries.ts';
import { presentInterview } from './present.ts';
import { isBookingOn } from './subject.ts';
import * as errors from '../core/messages/errors/interview.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as interviews from '../core/messages/interviews.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Offers slots to the talent's side and emails them. They replace earlier open slots. */
export async function offerInterview(linked: LinkedPair, offer: Offer, context: Context) {
  const { relation: seen, ...pair } = linked;
  const current = (db: Transaction<Schema>) => presentInterview(linked, { ...context, db });
  const { standing, request } = pair;
  if (!standing.ownsRequest && !standing.isStaff) throw permissionDenied();
  if (!(await isBookingOn(context.db, request))) throw permissionDenied();
  await countMove(context);
  const starts = offer.slots.map((at) => new Date(at)).toSorted((one, other) => one.getTime() - other.getTime());
  requirePossible(offer, context.now);
  const interviewerId = standing.ownsRequest ? requirePerson(context).id : request.owner_id;
  await inTransaction(context.db, async (trx) => {
    const relation = await holdRelation(trx, seen.id);
    if (!relation || !mayBeInterviewed(relation)) throw conflictError(formatMessage(errors.notConfirmed));
    const latest = await holdInterview(trx, relation.id);
    const open = isInterviewOpen(latest, context.now) ? latest : undefined;
    await requireVersion(offer.version, { version: open?.version ?? 0 }, () => current(trx));
    await requireFree(trx, offer, { interviewerId, now: context.now, except: open?.id });
    if (latest?.state === 'booked' && !open) {
      await trx.updateTable('interview').set({ state: 'held' }).where('id', '=', latest.id).execute();
    }
    const interview = await write(trx, { open, offer, interviewerId }, { relation, now: context.now });
    await trx.deleteFrom('interview_slot').where('interview_id', '=', interview.id).execute();
    const slots = starts.map((starts_at) => ({ interview_id: interview.id, starts_at }));
    await trx.insertInto('interview_slot').values(slots).execute();
    const isMove = interview.state === 'booked';
    const why = isMove ? formatMessage(interviews.otherTimes) : formatMessage(interviews.times);
    const by = { side: getMoveSide(standing, 'propose'), personId: requirePerson(context).id };
    await rememberInterview(trx, relation, { ...by, why, isBooked: false }, pair, context);
    const after = { [`interview ${interview.id}`]: `${starts.length} times offered at ${context.now.toISOString()}` };
    await writeAuditEntries(trx, context, { action: 'changed', subject: 'relation', id: relation.id, after });
    const news = { interview, cards: pair, now: context.now };
    // The booked time is unchanged, but the place or note has changed.
    if (interview.sequence !== (open?.sequence ?? 0)) await mailBooking(trx, news, { isMove: true }, context);
    await announceOffer(trx, news, starts, context);
  });
}

interface Written {
  open: InterviewRow | undefined;
  offer: Offer;
  interviewerId: number;
}

/**
 * Creates or updates the interview. A booked interview keeps its time. A new place or note increments `sequence`, so
 * that calendars update the event.
 */
async function write(
  trx: Transaction<Schema>,
  { open, offer: { minutes, place, note, time_zone }, interviewerId }: Written,
  { relation, now }: { relation: { id: number; request_id: number; talent_id: number }; now: Date },
): Promise<InterviewRow> {
  const said = { minutes, place, note, time_zone, modified_at: now };
  if (!open) {
    const { id: relation_id, request_id, talent_id } = relation;
    const of = { relation_id, request_id, talent_id, interviewer_id: interviewerId, state: 'offered' as const };
    return trx
      .insertInto('interview')
      .values({ ...of, ...said, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  const isElsewhere = open.state === 'booked' && (open.place !== place || open.note !== note);
  // A booked interview keeps its interviewer until the next pick, because it occupies that person's time.
  const interviewer = open.state === 'offered' && { interviewer_id: interviewerId };
  return trx
    .updateTable('interview')
    .set({ ...said, ...interviewer, sequence: open.sequence + (isElsewhere ? 1 : 0) })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws unless all slots are in the future, within the booking range, and do not overlap. */
function requirePossible({ slots, minutes }: Offer, now: Date): void {
  const latest = now.getTime() + DAYS_AHEAD_MAX * DAY_MS;
  const times = slots.map((at) => new Date(at).getTime());
  const issues = times.flatMap((at, index) => {
    const message =
      at <= now.getTime()
        ? formatMessage(errors.pastSlot)
        : at > latest
          ? formatMessage(errors.tooLate, { days: DAYS_AHEAD_MAX })
          : times.some((other, place) => place < index && Math.abs(at - other) < minutes * 60_000)
            ? formatMessage(errors.overlapping)
            : null;
    return message ? [{ path: `body.slots.${index}`, message }] : [];
  });
  if (issues.length > 0) throw invalidInput(issues);
}

/** Throws if a slot overlaps another booked interview of the interviewer. */
async function requireFree(
  trx: Transaction<Schema>,
  offer: Offer,
  { interviewerId, now, except }: { interviewerId: number; now: Date; except: string | undefined },
): Promise<void> {
  const taken = await takenTimes(trx, interviewerId, { after: now, except });
  const issues = offer.slots.flatMap((at, index) => {
    const starts = new Date(at);
    const isTaken = taken.some((time) => starts < time.ends && getInterviewEnd(starts, offer) > time.starts);
    return isTaken ? [{ path: `body.slots.${index}`, message: formatMessage(errors.interviewerBusy) }] : [];
  });
  if (issues.length > 0) throw invalidInput(issues);
}
