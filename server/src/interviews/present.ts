import type { Interview, LinkedInterview, RelationInterview } from '@crewdock/contract/booking';
import type { Context } from '../core/context/context.ts';
import type { ViewerRole } from '../relations/policy.ts';
import type { RelationRow } from '../relations/queries.ts';
import { getInterviewEnd } from './emails.ts';
import { getInterviewActions } from './policy.ts';
import { type InterviewRow, latestInterview, type OpenSlot, openSlots } from './queries.ts';
import { type Cards, isBookingOn } from './subject.ts';

type Shown = Pick<RelationRow, 'id' | 'status' | 'proceed_reason_id'>;

/** Presents the latest interview of a relation, for one side. */
export async function presentInterview(
  { relation, standing, ...cards }: Cards & { relation: Shown; standing: ViewerRole },
  { db, now }: Context,
): Promise<RelationInterview> {
  const interview = await latestInterview(db, relation.id);
  const [slots, isOn] = await Promise.all([
    interview ? openSlots(db, interview, now) : [],
    isBookingOn(db, cards.request),
  ]);
  return {
    interview: interview ? present(interview, slots, cards) : null,
    talent_time_zone: cards.talent.time_zone,
    can: getInterviewActions(standing, { relation, interview, slots, isOn }, now),
  };
}

/** Presents an interview for the holder of the email link, who has the rights of the talent's side. */
export async function presentLinked(
  { interview, relation, cards }: { interview: InterviewRow; relation: Shown; cards: Cards },
  { db, now }: Context,
): Promise<LinkedInterview> {
  const slots = await openSlots(db, interview, now);
  const standing = { ownsRequest: false, ownsTalent: true, isStaff: false };
  return {
    interview: present(interview, slots, cards),
    talent_time_zone: cards.talent.time_zone,
    can: getInterviewActions(standing, { relation, interview, slots, isOn: true }, now),
  };
}

function present(row: InterviewRow, slots: OpenSlot[], { request, talent }: Cards): Interview {
  const { id, state, minutes, place, note, time_zone, starts_at, ends_at, reason, ended_by } = row;
  return {
    id,
    version: row.version,
    state,
    minutes,
    place,
    note,
    time_zone,
    starts: starts_at?.toISOString() ?? null,
    ends: ends_at?.toISOString() ?? null,
    slots: slots.map((slot) => ({
      id: slot.id,
      starts: slot.starts_at.toISOString(),
      ends: getInterviewEnd(slot.starts_at, row).toISOString(),
    })),
    reason,
    ended_by,
    job: request.title,
    talent: talent.name,
  };
}
