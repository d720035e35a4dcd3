import type { RelationInterview } from '@crewdock/contract/booking';
import { HIRE } from '@crewdock/contract/steps';
import type { ViewerRole } from '../relations/policy.ts';
import type { RelationRow } from '../relations/queries.ts';
import type { InterviewRow, OpenSlot } from './queries.ts';

interface Found {
  relation: Pick<RelationRow, 'status' | 'proceed_reason_id'>;
  interview: InterviewRow | undefined;
  slots: OpenSlot[];
  /** Whether interview booking is enabled for the job. */
  isOn: boolean;
}

/** Returns whether slots can be picked, or whether a booked interview has not ended yet. */
export function isInterviewOpen(interview: InterviewRow | undefined, now: Date): interview is InterviewRow {
  if (!interview) return false;
  return interview.state === 'offered' || (interview.state === 'booked' && interview.ends_at! > now);
}

/** Returns whether the relation is confirmed and not hired yet. */
export function mayBeInterviewed({ status, proceed_reason_id }: Found['relation']): boolean {
  return status === 'confirmed' || (status === 'proceeded' && proceed_reason_id !== HIRE);
}

/**
 * Returns the actions that the viewer can take now. An open interview can be canceled even after booking was disabled.
 */
export function getInterviewActions(
  { ownsRequest, ownsTalent, isStaff }: ViewerRole,
  { relation, interview, slots, isOn }: Found,
  now: Date,
): RelationInterview['can'] {
  const isThere = isInterviewOpen(interview, now);
  return {
    offer: isOn && (ownsRequest || isStaff) && mayBeInterviewed(relation),
    pick: isThere && (ownsTalent || isStaff) && slots.length > 0,
    cancel: isThere,
  };
}
