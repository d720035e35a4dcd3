import type { FeedFault } from '@crewdock/contract/feed-faults';

/** What a job lacks, as a filter and as a mark. The two that active jobs can't have are left out. */
export const FAULT_LABELS: Partial<Record<FeedFault, string>> = {
  title: 'Title',
  description: 'Short text',
  company: 'No company',
  place: 'No country',
  age: 'Too old',
  on_hold: 'On hold',
  private: 'Private',
};
