import type { ApplicationStatus, ReceivedApplication } from '@crewdock/contract/applications';

export type ApplicationMoveName = 'shortlist' | 'invite' | 'reject' | 'reopen';

/** Statuses from which each move is allowed. */
export const APPLICATION_MOVES_FROM: Record<ApplicationMoveName, readonly ApplicationStatus[]> = {
  shortlist: ['open'],
  invite: ['open', 'shortlisted'],
  reject: ['open', 'shortlisted'],
  reopen: ['shortlisted', 'rejected'],
};

/** Status after each move. Reopening restores the previous status. */
export const TARGET: Record<Exclude<ApplicationMoveName, 'reopen'>, ApplicationStatus> = {
  shortlist: 'shortlisted',
  invite: 'invited',
  reject: 'rejected',
};

interface Job {
  is_active: boolean;
  is_draft: boolean;
}

/** Returns the moves that anyone who may edit the job can make now. Inviting requires an open job. */
export function getApplicationActions(status: ApplicationStatus, job: Job): ReceivedApplication['can'] {
  const can = (move: ApplicationMoveName) => APPLICATION_MOVES_FROM[move].includes(status);
  return {
    shortlist: can('shortlist'),
    invite: can('invite') && isJobOpen(job),
    reject: can('reject'),
    reopen: can('reopen'),
  };
}

export function isJobOpen({ is_active, is_draft }: Job): boolean {
  return is_active && !is_draft;
}
