import type { FeedFault } from '@crewdock/contract/feed-faults';

/** Labels of feed faults, for filter and badge. Two faults are left out because active jobs can't have them. */
export const FAULT_LABELS: Partial<Record<FeedFault, string>> = {
  title: 'Title',
  description: 'Short text',
  company: 'No company',
  place: 'No country',
  age: 'Too old',
  on_hold: 'On hold',
  private: 'Private',
};
