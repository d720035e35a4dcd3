import type { SKILL_STATES } from '@crewdock/contract/staff/skills';

export const SKILL_STATE_LABELS: Record<(typeof SKILL_STATES)[number], string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  merged: 'Merged',
};
