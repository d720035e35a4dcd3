import type { ApplicationStatus } from '@crewdock/contract/applications';

/** Columns that a move sets besides the status, and values for its history entry and mail. */
export interface ApplicationChange {
  /** Status that the mover saw. The move is a conflict when it has changed. */
  from?: ApplicationStatus | undefined;
  /** Version that the mover saw. */
  version?: number | undefined;
  reason?: { id: number; label: string };
  comment?: string;
  mail?: boolean;
}

/** A move as it was made. */
export interface ApplicationStep {
  from: ApplicationStatus;
  to: ApplicationStatus;
  rejection_reason_id: number | null;
  /** Whether the applicant was mailed about the previous status. */
  was_told: boolean;
}
