import { z } from 'zod';
import { AVAILABLE_WITHIN, CARD_FIELDS } from './card-fields.ts';
import { RequestCard, TalentCard } from './cards.ts';
import { CompanySlug } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Id, MAX_ID, RateRange, countryList, idList, textField, wholeNumber } from './fields.ts';
import { KINDS } from './kinds.ts';
import { Match } from './matching.ts';
import { definePairedEndpoints } from './pairs.ts';
import { RelationCounters, RelationState, RelationSteps, StatusFilter } from './relations.ts';
import { CURSOR_MAX, FILTER_IDS_MAX, LAST_OFFSET, LONGEST_PAGE, SEARCH_MAX } from './limits.ts';
import { cursorPage } from './page.ts';

export const MATCHING_MODES = ['recommended', 'strict', 'moderate', 'all'] as const;
export const SORTS = ['-1', '-modified', 'rate', '-rate'] as const;

/**
 * Filters of the specification, and filters on other card fields. An omitted filter matches every card; a filter that
 * is set excludes cards without a value.
 */
const filters = {
  /** Matches cards with at least one listed skill. */
  skills: idList(FILTER_IDS_MAX).optional(),
  /** Matches cards with at least one listed skill as a main skill. */
  main_skills: idList(FILTER_IDS_MAX).optional(),
  category: idList(FILTER_IDS_MAX).optional(),
  specializations: idList(FILTER_IDS_MAX).optional(),
  fullStack: Flag.optional(),
  seniority: idList(10).optional(),
  /** Rank of an English level: talents with at least this level, jobs that require at most this level. */
  english: wholeNumber(1, 7).optional(),
  hourlyRate: RateRange.optional(),
  monthlyRate: RateRange.optional(),
  /**
   * Matches talents who can start within this number of days, by their available date, or by their notice period from
   * today.
   */
  availability: wholeNumber(0, 90).pipe(z.literal(AVAILABLE_WITHIN, 'must be 0, 14, 30 or 90')).optional(),
  /** Matches jobs with one of the listed engagements. */
  engagement: idList(10).optional(),
  /** Matches jobs with one of the listed work modes. */
  work_mode: idList(10).optional(),
  industry: idList(FILTER_IDS_MAX).optional(),
  /** ISO country codes; ZZ means anywhere. */
  location: countryList(250).optional(),
  /** Jobs only: every search word must be a prefix of a word in the job’s city or region. */
  city: textField(CARD_FIELDS.city.max).optional(),
  /**
   * Every search word must be a prefix of a word in the card’s name, title, company, skills, skill aliases or location.
   */
  search: textField(SEARCH_MAX).optional(),
  /** Only these cards, as in a shared link. */
  ids: idList(200).optional(),
};

export const MarketFilters = z.strictObject(filters);
export type MarketFilters = z.infer<typeof MarketFilters>;
export type FilterName = keyof MarketFilters;

export const MarketQuery = z.strictObject({
  ...filters,
  sortBy: z.enum(SORTS).default('-1'),
  matching: z.enum(MATCHING_MODES).default('recommended'),
  /** Default: 20. With `status`, 5 as in `get_relations`. */
  limit: wholeNumber(1, LONGEST_PAGE).optional(),
  /** At most 10,000; with `status`, the limit of `get_relations`. */
  offset: wholeNumber(0, LAST_OFFSET).default(0),
  /** Takes precedence over `offset`. */
  cursor: textField(CURSOR_MAX).optional(),
  /**
   * A card of the other kind that the requester may edit. Adds match scores to the results. Matching modes and the
   * order by relevance then refer to this card.
   */
  for: wholeNumber(1, MAX_ID).optional(),
  /**
   * With `for`: only cards whose relation with that card has this status, as in `get_relations/`. Matching mode and
   * sort order are ignored; other filters are rejected.
   */
  status: StatusFilter.optional(),
  /** With `status`: limits the result to relations currently at this step of `proceeded`. */
  step: wholeNumber(1, 32_767).optional(),
  /** With `for`: `0` omits cards that have a relation with that card, in any status. */
  linked: Flag.default(true),
  /** `0` omits the facets, which are identical for all pages. */
  facets: Flag.default(true),
  /** Slug of a white-label company, for widgets; on a portal the host identifies the company. */
  company: CompanySlug.optional(),
});
export type MarketQuery = z.infer<typeof MarketQuery>;

/** The part of a query that URLs contain: filters, sort order and matching mode. */
export const MarketView = MarketQuery.omit({
  limit: true,
  offset: true,
  cursor: true,
  facets: true,
  company: true,
  for: true,
  linked: true,
  status: true,
  step: true,
});
export type MarketView = z.infer<typeof MarketView>;

/** Number of results with this value, ignoring the facet's own filter. */
const count = z.int().min(0);
export const FacetValue = z.object({ id: Id, label: z.string(), count });
export type FacetValue = z.infer<typeof FacetValue>;

export const Facets = z.object({
  country: z.array(z.object({ code: z.string(), label: z.string(), count })),
  /**
   * By rank, best first. Counts are cumulative: talents with a better level, or jobs that require a lower one, are
   * included.
   */
  english: z.array(z.object({ level: z.int(), label: z.string(), count })),
  seniority: z.array(FacetValue),
  /** The 50 most frequent skills in the results. */
  skills: z.array(FacetValue.extend({ skill_image: z.string().nullable() })),
  specializations: z.array(FacetValue),
  categories: z.array(FacetValue),
  industries: z.array(FacetValue),
  /** Talents only. Counts are cumulative: each includes the talents who can start sooner. */
  availability: z.array(z.object({ days: z.literal(AVAILABLE_WITHIN), count })),
  /** Jobs only, like `work_mode`. */
  engagement: z.array(FacetValue),
  work_mode: z.array(FacetValue),
  /** Number of results that changed in the last 7 days. */
  hot: count,
});
export type Facets = z.infer<typeof Facets>;

export const FILTER_NAMES = Object.keys(filters) as [FilterName, ...FilterName[]];

/** An active filter (or a matching mode stricter than `all`), and the number of results if it is removed. */
export const FilterCost = z.object({ filter: z.enum([...FILTER_NAMES, 'matching']), count });
export type FilterCost = z.infer<typeof FilterCost>;

function marketPage<C extends z.ZodType>(card: C) {
  return cursorPage(card).extend({
    facets: Facets.nullable(),
    /**
     * Empty if there are results. Otherwise all active filters, sorted by the number of results without the filter,
     * highest first.
     */
    without: z.array(FilterCost),
    /** Returned only with `status`. */
    counters: RelationCounters.optional(),
    steps: RelationSteps.optional(),
  });
}

/** With `for`: the match with that card, and the relation with that card (null if there is none). */
const matched = {
  match: Match.optional(),
  relation: RelationState.nullable().optional(),
};

export const TalentPage = marketPage(TalentCard.extend(matched));
export type TalentPage = z.infer<typeof TalentPage>;
export const RequestPage = marketPage(RequestCard.extend(matched));
export type RequestPage = z.infer<typeof RequestPage>;

export const MarketTypeParam = z.enum([KINDS.talent.market, KINDS.request.market]);

/** A market view, stored as the query string of its URL. */
export const SharedView = z.strictObject({
  /** Filters, sort order, matching mode and search text as in the market's URL, without limit and offset. */
  query: textField(4000),
});

export const SharedLink = z.object({ hash: z.string(), type: MarketTypeParam, query: z.string() });
export type SharedLink = z.infer<typeof SharedLink>;

export const market = {
  ...definePairedEndpoints({
    listCards: {
      method: 'GET',
      path: '/market_2/{kind}s/',
      access: 'public',
      mayLag: true,
      cors: 'widgets',
      summary: 'Lists {cards} that match the filters, with counts per filter value.',
      query: MarketQuery,
      response: { talent: TalentPage, request: RequestPage },
    },
  }),
  createSharedLink: defineEndpoint({
    method: 'POST',
    path: '/market/{type}/',
    access: 'public',
    summary: 'Stores a market view for a shared link; identical views get the same link.',
    params: z.strictObject({ type: MarketTypeParam }),
    body: SharedView,
    response: SharedLink,
  }),
  getSharedLink: defineEndpoint({
    method: 'GET',
    path: '/market/{type}/{hash}/',
    access: 'public',
    summary: 'Returns the market view of a shared link.',
    params: z.strictObject({
      type: MarketTypeParam,
      hash: z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'must be the last part of a shared link'),
    }),
    response: SharedLink,
  }),
};
