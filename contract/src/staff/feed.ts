import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Flag, Id, wholeNumber, SEEN, SEEN_AS_TEXT } from '../fields.ts';
import { FEED_FAULTS } from '../feed-faults.ts';
import { STAFF_PAGE_SIZE } from '../limits.ts';
import { cursorPage, cursorRange } from '../page.ts';

export const FeedFault = z.enum(FEED_FAULTS);

/** State of a job in the feed of its host. */
const FeedState = z.object({
  /** When the job was added to the feed, or null. */
  published: z.string().nullable(),
  /** Reasons why feeds would reject the job; if empty, the job can be published. */
  faults: z.array(z.object({ fault: FeedFault, field: z.string(), message: z.string() })),
  /** URLs of the feeds. */
  feeds: z.array(z.string()),
});
export type FeedState = z.infer<typeof FeedState>;

const JobId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const POST_PATH = '/requests/{id}/post_job_api/';

const LinterQuery = z.strictObject({
  /** Only jobs that feeds reject for this reason. */
  fault: FeedFault.optional(),
  /** Only jobs in a feed (true), or only jobs in no feed (false). */
  published: Flag.optional(),
  ...cursorRange(STAFF_PAGE_SIZE),
});

const LintedJob = z.object({
  id: Id,
  title: z.string(),
  company: z.string().nullable(),
  published: z.string().nullable(),
  faults: z.array(FeedFault),
});
export type LintedJob = z.infer<typeof LintedJob>;

export const feed = {
  readFeedState: defineEndpoint({
    method: 'GET',
    path: POST_PATH,
    access: 'user',
    summary: 'Returns whether a job is in the feed, and its faults.',
    params: JobId,
    response: FeedState,
  }),
  postJob: defineEndpoint({
    method: 'POST',
    path: POST_PATH,
    access: 'user',
    summary:
      'Adds a job to the feed of its host; returns `invalid_input` with all faults and their fields if feeds would reject it.',
    params: JobId,
    /** The version of the job. */
    body: z.strictObject(SEEN).prefault({}),
    response: FeedState,
  }),
  unpostJob: defineEndpoint({
    method: 'DELETE',
    path: POST_PATH,
    access: 'user',
    summary: 'Removes a job from the feed.',
    params: JobId,
    query: z.strictObject(SEEN_AS_TEXT),
    response: FeedState,
  }),
  lintJobs: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/feed/',
    access: 'staff',
    summary: 'Lists active jobs with their faults, last changed first, and the number of jobs per fault.',
    query: LinterQuery,
    response: cursorPage(LintedJob).extend({
      counters: z.object({ jobs: z.int(), published: z.int(), faults: z.record(FeedFault, z.int()) }),
    }),
  }),
};
