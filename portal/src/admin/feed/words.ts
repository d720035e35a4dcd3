import type { FeedFault } from '@crewdock/contract/feed-faults';

/** Labels of feed faults, for filter and badge. Active jobs cannot have the other two faults. */
export const FAULT_LABELS: Partial<Record<FeedFault, string>> = {
  title: 'Title',
  description: 'Short text',
  company: 'No company',
  place: 'No country',
  age: 'Too old',
  on_hold: 'On hold',
  private: 'Private',
};
