import type { FeedFault } from '@crewdock/contract/feed-faults';
import type { Message } from '@crewdock/contract/message';
import * as messages from './messages.ts';

/** Labels of feed faults, for filter and badge. Active jobs cannot have the other two faults. */
export const FAULT_LABELS: Partial<Record<FeedFault, Message<object>>> = {
  title: messages.titleFault,
  description: messages.descriptionFault,
  company: messages.companyFault,
  place: messages.placeFault,
  age: messages.ageFault,
  on_hold: messages.onHoldFault,
  private: messages.privateFault,
};
