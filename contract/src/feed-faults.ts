/**
 * Reasons why job feeds omit a job. Contents are checked by the database (`request.feed_faults`), the job's state by
 * code. No Zod, so that browsers can import this file.
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

/** Feeds omit a job this number of days after its last change. */
export const FEED_DAYS = 60;
