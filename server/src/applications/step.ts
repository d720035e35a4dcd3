import type { ApplicationStatus } from '@crewdock/contract/applications';

/** Columns that a move sets besides the status, and values for the history entry and the email. */
export interface ApplicationChange {
  /** Status that the requester saw. The move returns a conflict if it has changed. */
  from?: ApplicationStatus | undefined;
  /** Version that the requester saw. */
  version?: number | undefined;
  reason?: { id: number; label: string };
  comment?: string;
  mail?: boolean;
}

/** A completed move. */
export interface ApplicationStep {
  from: ApplicationStatus;
  to: ApplicationStatus;
  rejection_reason_id: number | null;
  /** Whether the applicant was emailed about the previous status. */
  was_told: boolean;
}
