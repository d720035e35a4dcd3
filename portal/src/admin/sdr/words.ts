import type { Message } from '@crewdock/contract/message';
import type { LeadStage } from '@crewdock/contract/staff/leads';
import * as messages from './messages.ts';

export const STAGE_LABELS: Record<LeadStage, Message<object>> = {
  new: messages.newStage,
  contacted: messages.contactedStage,
  qualified: messages.qualifiedStage,
  disqualified: messages.disqualifiedStage,
  converted: messages.convertedStage,
};
