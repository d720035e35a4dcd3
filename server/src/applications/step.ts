import type { ApplicationStatus } from '@crewdock/contract/applications';

/** What a move writes besides the status, and what it is remembered and mailed for. */
export interface Change {
  /** The status that the mover saw; another one there now is a conflict. */
  from?: ApplicationStatus | undefined;
  reason?: { id: number; label: string };
  comment?: string;
  mail?: boolean;
}

/** A step as it was made. */
export interface Step {
  from: ApplicationStatus;
  to: ApplicationStatus;
  rejection_reason_id: number | null;
  /** The applicant had been written to about where it stood. */
  was_told: boolean;
}
