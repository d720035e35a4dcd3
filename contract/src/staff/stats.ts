import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Day, Id, textField, wholeNumber } from '../fields.ts';
import { SEARCH_MAX, STATS_PAGE_SIZE } from '../limits.ts';
import { cursorPage, cursorRange } from '../page.ts';
import { TABLE_FILE_TYPES, TableFormat } from '../table-file.ts';

/**
 * Number of requests, and their progress. Times are medians in hours since the creation of the request; null if no
 * request reached the status.
 */
const Numbers = z.object({
  requests: z.int(),
  /** Number of requests that are active and not on hold. */
  open: z.int(),
  /** Number of requests with at least one talent that was ever proposed, confirmed, moved to a step, or hired. */
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
  /** First and last creation date in UTC, inclusive. Without `from`, starts at the first request. */
  from: Day.optional(),
  to: Day.optional(),
  /** Current state of the requests. */
  status: z.enum(['open', 'on_hold', 'archived']).optional(),
  /** Id of a status from `dict/statuses/`, which staff assign. */
  stage: wholeNumber(1, 32_767).optional(),
});

const CreatorNumbers = Numbers.extend({ creator: Creator });
export type CreatorNumbers = z.infer<typeof CreatorNumbers>;

export const RequestsStats = cursorPage(CreatorNumbers).extend({
  all: Numbers,
  /** Number of requests by staff-assigned status; ignores the filter `stage`. */
  stages: z.array(z.object({ id: Id, label: z.string(), requests: z.int() })),
  unit: z.enum(['day', 'week', 'month']),
  /** All periods in order, identified by their first day; `unit` is their length. */
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
    summary:
      'Returns statistics of requests, in total, by period and by creator (most requests first): their number, progress and speed.',
    query: StatsFilter.extend(cursorRange(STATS_PAGE_SIZE)),
    response: RequestsStats,
  }),
  exportRequestsStats: defineEndpoint({
    method: 'GET',
    path: `${BASE}export/`,
    access: 'staff',
    mayLag: true,
    summary: 'Exports the statistics of all creators of requests as CSV or XLSX.',
    query: StatsFilter.extend(TableFormat.shape),
    answer: 'file',
    produces: TABLE_FILE_TYPES,
  }),
  listCreators: defineEndpoint({
    method: 'GET',
    path: `${BASE}get_creators/`,
    access: 'staff',
    mayLag: true,
    summary:
      'Finds creators of requests by words of their names, and the latest accounts by any part, best match first; without a search, lists all by name.',
    query: z.strictObject({ search: textField(SEARCH_MAX).optional(), id: wholeNumber(1, 2_147_483_647).optional() }),
    response: z.array(Creator),
  }),
};
