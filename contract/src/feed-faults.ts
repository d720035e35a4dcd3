/**
 * Reasons that keep a job out of feeds; no Zod, so browsers can import it. The database checks the contents
 * (`request.feed_faults`), the others follow from the job's state.
 */
export const FEED_FAULTS = [
  'archived',
  'draft',
  'on_hold',
  'private',
  'age',
  'title',
  'description',
  'company',
  'place',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

/** The field to correct, and its fault. */
export const FEED_FAULT_FIELDS: Record<FeedFault, { field: string; message: string }> = {
  archived: { field: 'is_active', message: 'must not be archived' },
  draft: { field: 'is_draft', message: 'must be published on the market first' },
  on_hold: { field: 'is_on_hold', message: 'must not be on hold' },
  private: { field: 'is_private', message: 'must not be private' },
  age: { field: 'modified', message: 'was last changed more than 60 days ago: look it through and save it' },
  title: { field: 'title', message: 'must name the job in 100 characters at most, not in capitals alone' },
  description: { field: 'summary', message: 'must tell of the work in 100 characters at least' },
  company: { field: 'company_name', message: 'must say who hires' },
  place: { field: 'countries', message: 'must name a country where the work isn’t remote' },
};

/** Days after the last change until feeds omit a job. */
export const FEED_DAYS = 60;
