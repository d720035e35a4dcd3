import type { Message } from '@crewdock/contract/message';
import type { SKILL_STATES } from '@crewdock/contract/staff/skills';
import * as messages from './messages.ts';

export const SKILL_STATE_LABELS: Record<(typeof SKILL_STATES)[number], Message<object>> = {
  waiting: messages.waitingState,
  approved: messages.approvedState,
  merged: messages.mergedState,
};
