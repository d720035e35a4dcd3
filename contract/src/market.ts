import { z } from 'zod';
import { AVAILABLE_WITHIN } from './card-fields.ts';
import { RequestCard, TalentCard } from './cards.ts';
import { CompanySlug } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { Flag, Id, MAX_ID, RateRange, countryList, idList, text, wholeNumber } from './fields.ts';
import { KINDS } from './kinds.ts';
import { Match } from './matching.ts';
import { pairs } from './pairs.ts';
import { RelationCounters, RelationStatus, RelationSteps, StatusFilter } from './relations.ts';
import { FILTER_IDS_MAX, LAST_MARKET_OFFSET, MARKET_PAGE_SIZE, SEARCH_MAX } from './limits.ts';
import { page, range } from './page.ts';

export const MATCHING_MODES = ['recommended', 'strict', 'moderate', 'all'] as const;
export const SORTS = ['-1', '-modified', 'rate', '-rate'] as const;

/** The specification's filter set and what cards tell besides. A value left out filters nothing; what a card doesn't tell meets none. */
const filters = {
  /** Any of these skills. */
  skills: idList(FILTER_IDS_MAX).optional(),
  /** Any of these skills as a main one. */
  main_skills: idList(FILTER_IDS_MAX).optional(),
  category: idList(FILTER_IDS_MAX).optional(),
  specializations: idList(FILTER_IDS_MAX).optional(),
  fullStack: Flag.optional(),
  seniority: idList(10).optional(),
  /** A rank of English: talents at least this good, jobs that ask for at most this. */
  english: wholeNumber(1, 7).optional(),
  hourlyRate: RateRange.optional(),
  monthlyRate: RateRange.optional(),
  /** Talents who can start within so many days: by the day that they told, as it is when it is asked, or by their notice period. */
  availability: wholeNumber(0, 90).pipe(z.literal(AVAILABLE_WITHIN, 'must be 0, 14, 30 or 90')).optional(),
  /** Any of these engagements of a job. */
  engagement: idList(10).optional(),
  /** Any of these work modes of a job. */
  work_mode: idList(10).optional(),
  industry: idList(FILTER_IDS_MAX).optional(),
  /** Country codes; ZZ means anywhere. */
  location: countryList(250).optional(),
  /** Every word must start a word of the card’s name, title, company, skills (by alias too) or place. */
  search: text(SEARCH_MAX).optional(),
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
  ...range(MARKET_PAGE_SIZE, LAST_MARKET_OFFSET),
  /** A card of the other kind that the asker may edit: each card says how well it fits, and the modes and the relevance mean that. */
  for: wholeNumber(1, MAX_ID).optional(),
  /** With `for`: the cards in such a relation with it as `get_relations/` lists them. No mode and no sort order; filters are refused. */
  status: StatusFilter.optional(),
  /** `0` leaves the facets out: the next page has the same ones. */
  facets: Flag.default(true),
  /** A white-label company's slug, for widgets; the portal's host says it by itself. */
  company: CompanySlug.optional(),
});
export type MarketQuery = z.infer<typeof MarketQuery>;

/** What of a question an address keeps: filters, sort and matching. */
export const MarketView = MarketQuery.omit({
  limit: true,
  offset: true,
  facets: true,
  company: true,
  for: true,
  status: true,
});
export type MarketView = z.infer<typeof MarketView>;

/** How many cards a value would leave, its own filter left out. */
const count = z.int().min(0);
export const FacetValue = z.object({ id: Id, label: z.string(), count });
export type FacetValue = z.infer<typeof FacetValue>;

export const Facets = z.object({
  country: z.array(z.object({ code: z.string(), label: z.string(), count })),
  /** By rank, best first; picking one includes the better ones (for jobs the lesser ones). */
  english: z.array(z.object({ level: z.int(), label: z.string(), count })),
  seniority: z.array(FacetValue),
  /** The 50 most frequent. */
  skills: z.array(FacetValue.extend({ skill_image: z.string().nullable() })),
  specializations: z.array(FacetValue),
  categories: z.array(FacetValue),
  industries: z.array(FacetValue),
  /** Of talents. Each counts those who can start sooner too. */
  availability: z.array(z.object({ days: z.literal(AVAILABLE_WITHIN), count })),
  /** Of jobs, like work modes. */
  engagement: z.array(FacetValue),
  work_mode: z.array(FacetValue),
  /** Cards of the result changed in the last 7 days. */
  hot: count,
});
export type Facets = z.infer<typeof Facets>;

export const FILTER_NAMES = Object.keys(filters) as [FilterName, ...FilterName[]];

/** A filter that is on, or a matching mode stricter than `all`, and how many cards would show without it. */
export const FilterCost = z.object({ filter: z.enum([...FILTER_NAMES, 'matching']), count });
export type FilterCost = z.infer<typeof FilterCost>;

function marketPage<C extends z.ZodType>(card: C) {
  return page(card).extend({
    facets: Facets.nullable(),
    /** For an empty result: every filter that is on, the most helpful to drop first; otherwise empty. */
    without: z.array(FilterCost),
    /** With `status`. */
    counters: RelationCounters.optional(),
    steps: RelationSteps.optional(),
  });
}

/** With `for`: how well the card fits, and its relation with it, if there is one. */
const matched = {
  match: Match.optional(),
  relation: z.object({ id: Id, status: RelationStatus }).nullable().optional(),
};

export const TalentPage = marketPage(TalentCard.extend(matched));
export type TalentPage = z.infer<typeof TalentPage>;
export const RequestPage = marketPage(RequestCard.extend(matched));
export type RequestPage = z.infer<typeof RequestPage>;

export const MarketTypeParam = z.enum([KINDS.talent.market, KINDS.request.market]);

/** A market view as an address carries it: the query string's names and values. */
export const SharedView = z.strictObject({
  /** Filters, sort, matching and search as in the market's address, without limit and offset. */
  query: text(4000),
});

export const SharedLink = z.object({ hash: z.string(), type: MarketTypeParam, query: z.string() });
export type SharedLink = z.infer<typeof SharedLink>;

export const market = {
  ...pairs({
    listCards: {
      method: 'GET',
      path: '/market_2/{kind}s/',
      access: 'public',
      mayLag: true,
      cors: 'widgets',
      summary: '{Cards} that fit the filters, a page of them with counts per filter value.',
      query: MarketQuery,
      response: { talent: TalentPage, request: RequestPage },
    },
  }),
  createSharedLink: endpoint({
    method: 'POST',
    path: '/market/{type}/',
    access: 'public',
    summary: 'Stores a market view for a link; the same view gives the same link.',
    params: z.strictObject({ type: MarketTypeParam }),
    body: SharedView,
    response: SharedLink,
  }),
  getSharedLink: endpoint({
    method: 'GET',
    path: '/market/{type}/{hash}/',
    access: 'public',
    summary: 'The market view behind a shared link.',
    params: z.strictObject({
      type: MarketTypeParam,
      hash: z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'must be the last part of a shared link'),
    }),
    response: SharedLink,
  }),
};
