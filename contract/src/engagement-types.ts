import type { Message } from './message.ts';
import * as messages from './messages.ts';

/** Kinds of contract under which a provider places a resource. No Zod, so that browsers can import this file. */
export const ENGAGEMENT_TYPES = ['contract', 'permanent', 'c2c', 'w2'] as const;
export type EngagementType = (typeof ENGAGEMENT_TYPES)[number];

export const ENGAGEMENT_TYPE_LABELS: Record<EngagementType, Message<object>> = {
  contract: messages.contractEngagement,
  permanent: messages.permanentEngagement,
  c2c: messages.c2cEngagement,
  w2: messages.w2Engagement,
};

/** Labels of the willingness to relocate. */
export const RELOCATION_LABELS = { yes: messages.relocationYes, no: messages.relocationNo } as const;
