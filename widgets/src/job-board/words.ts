import type { JobListMessageKey } from '@crewdock/sdk/elements';

/** English messages of the job list. */
export const jobWords = {
  title: 'Jobs',
  search: 'Search jobs',
  count: '{n} job|{n} jobs',
  more: 'Show more jobs',
  none: 'No open jobs yet',
  nothing: 'No jobs match all filters',
  anywhere: 'Anywhere',
  countries: '{name} and {n} more',
  location: 'Location',
  anyLocation: 'Any location',
} satisfies Record<JobListMessageKey, string>;
