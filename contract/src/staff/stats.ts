import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Day, Id, text, wholeNumber } from '../fields.ts';
import { SEARCH_MAX, STATS_PAGE_SIZE } from '../limits.ts';
import { page, range } from '../page.ts';

/** Requests and how far they came. Times are medians in hours since the request was made; null where none came so far. */
const Numbers = z.object({
  requests: z.int(),
  /** Active and not on hold. */
  open: z.int(),
  /** With at least one talent who was ever proposed, confirmed, taken further, hired. */
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
  /** Of one person alone. */
  creator: wholeNumber(1, 2_147_483_647).optional(),
  /** Days in UTC on which requests were made, inclusive; without a first one since the very first request. */
  from: Day.optional(),
  to: Day.optional(),
  /** How a request stands now. */
  status: z.enum(['open', 'on_hold', 'archived']).optional(),
  /** The status that staff gave it, of `dict/statuses/`. */
  stage: wholeNumber(1, 32_767).optional(),
});

const CreatorNumbers = Numbers.extend({ creator: Creator });
export type CreatorNumbers = z.infer<typeof CreatorNumbers>;

export const RequestsStats = page(CreatorNumbers).extend({
  all: Numbers,
  /** By the status that staff gave them, whatever `stage` was asked for. */
  stages: z.array(z.object({ id: Id, label: z.string(), requests: z.int() })),
  unit: z.enum(['day', 'week', 'month']),
  /** Without a gap, each by its first day. */
  periods: z.array(z.object({ start: Day, requests: z.int(), hired: z.int() })),
});
export type Stage = z.infer<typeof RequestsStats>['stages'][number];
export type RequestsStats = z.infer<typeof RequestsStats>;

const BASE = '/admin-panel/requests_stats/';

export const stats = {
  showRequestsStats: endpoint({
    method: 'GET',
    path: BASE,
    access: 'staff',
    mayLag: true,
    summary: 'Requests by who made them, most first, by period and as a whole, with how far they came and how quickly.',
    query: StatsFilter.extend(range(STATS_PAGE_SIZE)),
    response: RequestsStats,
  }),
  exportRequestsStats: endpoint({
    method: 'GET',
    path: `${BASE}export/`,
    access: 'staff',
    mayLag: true,
    summary: 'The same of everybody who made requests, as CSV.',
    query: StatsFilter,
    answer: 'file',
    produces: ['text/csv'],
  }),
  listCreators: endpoint({
    method: 'GET',
    path: `${BASE}get_creators/`,
    access: 'staff',
    mayLag: true,
    summary: 'People who made requests, by name; those whose names begin with the words.',
    query: z.strictObject({ search: text(SEARCH_MAX).optional(), id: wholeNumber(1, 2_147_483_647).optional() }),
    response: z.array(Creator),
  }),
};
