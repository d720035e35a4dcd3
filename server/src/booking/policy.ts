import type { RelationInterview } from '@crewdock/contract/booking';
import { HIRE } from '@crewdock/contract/steps';
import type { Standing } from '../relations/policy.ts';
import type { RelationRow } from '../relations/queries.ts';
import type { InterviewRow, OpenSlot } from './queries.ts';

interface Found {
  relation: Pick<RelationRow, 'status' | 'proceed_reason_id'>;
  interview: InterviewRow | undefined;
  slots: OpenSlot[];
  /** Whether who the job belongs to books interviews here. */
  isOn: boolean;
}

/** Times may be picked, or the one that was is to come. */
export function isOpen(interview: InterviewRow | undefined, now: Date): interview is InterviewRow {
  if (!interview) return false;
  return interview.state === 'offered' || (interview.state === 'booked' && interview.ends_at! > now);
}

/** Between the confirmation and the hire. */
export function mayBeInterviewed({ status, proceed_reason_id }: Found['relation']): boolean {
  return status === 'confirmed' || (status === 'proceeded' && proceed_reason_id !== HIRE);
}

/** What somebody may do with a relation's interview now. What is open may be ended also where booking was switched off since. */
export function rightsOf(
  { ownsRequest, ownsTalent, isStaff }: Standing,
  { relation, interview, slots, isOn }: Found,
  now: Date,
): RelationInterview['can'] {
  const isThere = isOpen(interview, now);
  return {
    offer: isOn && (ownsRequest || isStaff) && mayBeInterviewed(relation),
    pick: isThere && (ownsTalent || isStaff) && slots.length > 0,
    cancel: isThere,
  };
}
