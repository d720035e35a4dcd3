import type { ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';

/** Moves of an application. */
export type Move = 'shortlist' | 'invite' | 'reject' | 'reopen';

/** Statuses from which each move is allowed. */
export const MOVES_FROM: Record<Move, readonly ApplicationStatus[]> = {
  shortlist: ['open'],
  invite: ['open', 'shortlisted'],
  reject: ['open', 'shortlisted'],
  reopen: ['shortlisted', 'rejected'],
};

/** Status after each move. Reopening restores the previous status. */
export const TARGET: Record<Exclude<Move, 'reopen'>, ApplicationStatus> = {
  shortlist: 'shortlisted',
  invite: 'invited',
  reject: 'rejected',
};

interface Job {
  is_active: boolean;
  is_draft: boolean;
}

/** Moves that are possible now for anybody who may edit the job. Inviting needs an open job. */
export function getApplicationActions(status: ApplicationStatus, job: Job): ReceivedApplication['can'] {
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
