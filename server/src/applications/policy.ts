import type { ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';

/** The moves of an application. */
export type Move = 'shortlist' | 'invite' | 'reject' | 'reopen';

/** Where each move may begin. */
export const MOVES_FROM: Record<Move, readonly ApplicationStatus[]> = {
  shortlist: ['open'],
  invite: ['open', 'shortlisted'],
  reject: ['open', 'shortlisted'],
  reopen: ['shortlisted', 'rejected'],
};

/** Where each leads; to reopen leads back to where it came from. */
export const TARGET: Record<Exclude<Move, 'reopen'>, ApplicationStatus> = {
  shortlist: 'shortlisted',
  invite: 'invited',
  reject: 'rejected',
};

interface Job {
  is_active: boolean;
  is_draft: boolean;
}

/** What may be done with it now, by everybody who may edit the job: only for an open job somebody is invited. */
export function rightsOf(status: ApplicationStatus, job: Job): ReceivedApplication['can'] {
  const can = (move: Move) => MOVES_FROM[move].includes(status);
  return {
    shortlist: can('shortlist'),
    invite: can('invite') && isOpen(job),
    reject: can('reject'),
    reopen: can('reopen'),
  };
}

export function isOpen({ is_active, is_draft }: Job): boolean {
  return is_active && !is_draft;
}
