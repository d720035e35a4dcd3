/**
 * Reasons why job feeds omit a job. The database checks the job's contents (`request.feed_faults`); code checks its
 * state. No Zod, so that browsers can import this file.
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

/** The field to correct, and an error message for it. */
export const FEED_FAULT_FIELDS: Record<FeedFault, { field: string; message: string }> = {
  archived: { field: 'is_active', message: 'must not be archived' },
  draft: { field: 'is_draft', message: 'must be published on the market first' },
  on_hold: { field: 'is_on_hold', message: 'must not be on hold' },
  private: { field: 'is_private', message: 'must not be private' },
  age: { field: 'modified', message: 'was last changed more than 60 days ago: check it and save it again' },
  title: { field: 'title', message: 'must name the job in at most 100 characters, and not only in capitals' },
  description: { field: 'summary', message: 'must describe the work in at least 100 characters' },
  company: { field: 'company_name', message: 'must name the hiring company' },
  place: { field: 'countries', message: 'must name a country unless the work is remote' },
};

/** Number of days after a job's last change until feeds omit the job. */
export const FEED_DAYS = 60;
