import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Day, Id, textField, wholeNumber } from '../fields.ts';
import { SEARCH_MAX, STATS_PAGE_SIZE } from '../limits.ts';
import { pageSchema, pageRangeFields } from '../page.ts';
import { TABLE_FILE_TYPES, TableFormat } from '../table-file.ts';

/**
 * Number of requests and their progress. Times are medians in hours since the request was created; null if none got
 * that far.
 */
const Numbers = z.object({
  requests: z.int(),
  /** Active and not on hold. */
  open: z.int(),
  /**
   * Number of requests with at least one talent who was ever proposed, confirmed, moved to a further step, or hired.
   */
  proposed: z.int(),
  confirmed: z.int(),
  proceeded: z.int(),
  hired: z.int(),
  to_proposal: z.number().nullable(),
  to_confirmation: z.number().nullable(),
  to_hire: z.number().nullable(),
});
export type Numbers = z.infer<typeof Numbers>;

const Creator = z.object({ id: Id, name: z.string(), company: z.string().nullable() });

const StatsFilter = z.strictObject({
  /** Only requests created by this person. */
  creator: wholeNumber(1, 2_147_483_647).optional(),
  /** Creation dates in UTC, inclusive; without `from`, since the first request. */
  from: Day.optional(),
  to: Day.optional(),
  /** Current state of the request. */
  status: z.enum(['open', 'on_hold', 'archived']).optional(),
  /** Status assigned by staff, from `dict/statuses/`. */
  stage: wholeNumber(1, 32_767).optional(),
});

const CreatorNumbers = Numbers.extend({ creator: Creator });
export type CreatorNumbers = z.infer<typeof CreatorNumbers>;

export const RequestsStats = pageSchema(CreatorNumbers).extend({
  all: Numbers,
  /** By the status assigned by staff, regardless of `stage`. */
  stages: z.array(z.object({ id: Id, label: z.string(), requests: z.int() })),
  unit: z.enum(['day', 'week', 'month']),
  /** Consecutive periods without gaps, identified by their first day. */
  periods: z.array(z.object({ start: Day, requests: z.int(), hired: z.int() })),
});
export type Stage = z.infer<typeof RequestsStats>['stages'][number];
export type RequestsStats = z.infer<typeof RequestsStats>;

const BASE = '/admin-panel/requests_stats/';

export const stats = {
  showRequestsStats: defineEndpoint({
    method: 'GET',
    path: BASE,
    access: 'staff',
    mayLag: true,
    summary: 'Requests by who made them, most first, by period and as a whole, with how far they came and how quickly.',
    query: StatsFilter.extend(pageRangeFields(STATS_PAGE_SIZE)),
    response: RequestsStats,
  }),
  exportRequestsStats: defineEndpoint({
    method: 'GET',
    path: `${BASE}export/`,
    access: 'staff',
    mayLag: true,
    summary: 'The same of everybody who made requests, as CSV or XLSX.',
    query: StatsFilter.extend(TableFormat.shape),
    answer: 'file',
    produces: TABLE_FILE_TYPES,
  }),
  listCreators: defineEndpoint({
    method: 'GET',
    path: `${BASE}get_creators/`,
    access: 'staff',
    mayLag: true,
    summary: 'People who made requests, by name; those whose names begin with the words, the best match first.',
    query: z.strictObject({ search: textField(SEARCH_MAX).optional(), id: wholeNumber(1, 2_147_483_647).optional() }),
    response: z.array(Creator),
  }),
};
