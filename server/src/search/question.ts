import type { CardKind } from '@crewdock/contract/kinds';
import type { FilterName, MarketFilters, MarketQuery } from '@crewdock/contract/market';
import type { Names } from '../dictionaries/names.ts';
import type { PageEnd, SortPosition } from '../infra/db/sort-position.ts';

/** The filters as used by the index, with country ids instead of codes. */
export type IndexFilters = Omit<MarketFilters, 'location'> & { location?: number[] };

/** Converts filters for the index. Unknown country codes become an id that matches no card. */
export function indexFilters({ location, ...filters }: MarketFilters, { countryId }: Names): IndexFilters {
  return { ...filters, ...(location && { location: location.map((code) => countryId.get(code) ?? -1) }) };
}

/** A search in one of the two markets. */
export interface MarketQuestion {
  kind: CardKind;
  /** Company whose cards are included in addition to the open cards; null for open cards only. */
  companyId: number | null;
  filters: IndexFilters;
  /** Ids of excluded cards. */
  except?: readonly number[];
  matching: MarketQuery['matching'];
  sortBy: MarketQuery['sortBy'];
  limit: number;
  offset: number;
  /** Sort keys of the last card on the previous page. The page starts after this position, and `offset` is ignored. */
  after?: SortPosition | null;
  /** The reference time for "the last 7 days" and "within a month". */
  now: Date;
}

/** Matching modes from the strictest to the loosest. Each mode includes the results of the previous mode. */
export const MATCHING_ORDER: MarketQuestion['matching'][] = ['strict', 'moderate', 'recommended', 'all'];

export type FacetName =
  | 'country'
  | 'english'
  | 'seniority'
  | 'skills'
  | 'specializations'
  | 'categories'
  | 'industries'
  | 'availability'
  | 'engagement'
  | 'work_mode';

/** The filter of each facet. It is ignored when the facet is counted. */
export const FACET_FILTER: Record<FacetName, FilterName> = {
  country: 'location',
  english: 'english',
  seniority: 'seniority',
  skills: 'skills',
  specializations: 'specializations',
  categories: 'category',
  industries: 'industry',
  availability: 'availability',
  engagement: 'engagement',
  work_mode: 'work_mode',
};

export const FACET_NAMES = Object.keys(FACET_FILTER) as FacetName[];

/** Maximum number of skills in the skills facet, in addition to the selected skills. */
export const SKILL_FACET_SIZE = 50;

/** A card counts as hot if it was changed within this number of days. */
export const HOT_DAYS = 7;

/**
 * Numbers of cards by value id; for availability by number of days, including cards that can start earlier. The skills
 * facet may be limited to the most frequent skills and the selected skills.
 */
export type FacetCounts = Record<FacetName, Map<number, number>>;

export interface MarketCounts {
  total: number;
  /** Number of cards that were changed in the last `HOT_DAYS` days. */
  hot: number;
  facets: FacetCounts;
}

/** The search interface of the market. All implementations must return the same results. */
export interface MarketSearch {
  /**
   * Finds a page of cards in order. `load` loads the cards by their ids; it may be called twice if the first result is
   * outdated.
   */
  page<C>(question: MarketQuestion, load: (ids: number[], end: PageEnd) => Promise<C>): Promise<C>;
  /**
   * Returns the ids of cards that were changed by this transaction or a later one. Cards that have left the market may
   * be missing.
   */
  changedSince(kind: CardKind, transaction: string): Promise<number[]>;
  total(question: MarketQuestion): Promise<number>;
  /** Counts the total and all facets. Each facet is counted without its own filter. */
  counts(question: MarketQuestion, mostSkills: number): Promise<MarketCounts>;
  /** Counts the cards without each active filter, in the order of `getDroppableFilters`. */
  costs(question: MarketQuestion): Promise<Map<FilterName | 'matching', number>>;
  /**
   * Calls `examine` with the found cards in memory and returns its result; null if the cards are not in memory.
   * `examine` must be synchronous and may be called twice.
   */
  examine<T>(question: MarketQuestion, examine: (found: FoundCards) => T): Promise<T | null>;
}

/** The values of a card in memory. Rates are the rates of a talent, or the maximum rates of a job. */
export interface CardFacts {
  skills: { id: number; years: number | null; isMain: boolean }[];
  seniority: number | null;
  english: number | null;
  hourly: number | null;
  monthly: number | null;
  countries: number[];
  specializations: number[];
}

/**
 * Maps the compared values of cards to numbers. Equal numbers mean equivalent values; 0 means not specified. If a card
 * has several specializations, the highest number counts.
 */
export interface Looked {
  /** Required skills. Experience of `years` or more counts as equal. */
  skills: { id: number; years: number }[];
  seniority(id: number): number;
  english(level: number): number;
  country(id: number): number;
  specialization(id: number): number;
  rate(hourly: number | null, monthly: number | null): number;
}

/** The cards found by a query. A place (position of a card in memory) is valid only until the next query. */
export interface FoundCards {
  total: number;
  /** See `PageEnd`. */
  firstUnseen: string;
  all(): Uint32Array;
  /** Returns the cards with at least one of these skills. With `orNone`, also cards without any skill. */
  holding(skills: number[], orNone: boolean): Uint32Array;
  /**
   * Returns, for each place, the number of the card's key skills (its main skills, or all skills if it has none), and
   * the number of key skills that are in `skills`.
   */
  keySkillsAmong(places: Uint32Array, skills: Iterable<number>): { asked: Uint8Array; held: Uint8Array };
  idOf(place: number): number;
  factsOf(place: number): CardFacts;
  ratesOf(place: number): Pick<CardFacts, 'hourly' | 'monthly'>;
  /**
   * Groups cards whose compared values are equal. Returns the group number of each place, and an example place of each
   * group.
   */
  sorts(places: Uint32Array, looked: Looked): { sortOf: Uint32Array; examples: number[] };
  /** Returns the words of a title as numbers. */
  titleWords(title: string): number[];
  titleWordsOf(place: number): number[];
  /**
   * Returns the first `most` places in ascending order of `ranks`. Ties are broken by the latest change, then by the
   * highest id.
   */
  first(places: Uint32Array, ranks: Float64Array, most: number): Uint32Array;
  /** Returns the requested page of places in the query's order, plus the first place after the page. */
  pageOf(places: Uint32Array): Uint32Array;
  /** Returns the sort keys of a place in one of the market's orders, without the keys for relevance. */
  positionOf(place: number, sortBy: MarketQuestion['sortBy']): SortPosition;
}

export interface WithSearch {
  search: MarketSearch;
}

/** Loads nothing: a `load` function that returns the ids unchanged. */
export async function asIs<T>(found: T): Promise<T> {
  return found;
}

/** Returns the UTC day of the query, in days since 1970. */
export function getUtcDay({ now }: MarketQuestion): number {
  return Math.floor(now.getTime() / 86_400_000);
}

/**
 * Returns the skills to which the matching mode applies: the selected main skills, or all selected skills if there are
 * none.
 */
export function askedSkills(filters: IndexFilters): number[] {
  return filters.main_skills?.length ? filters.main_skills : (filters.skills ?? []);
}

/** Returns how many of the requested skills a card must have in a matching mode. */
export function neededSkills(matching: MarketQuestion['matching'], asked: number): number {
  if (matching === 'strict') return asked;
  if (matching === 'moderate') return Math.ceil((asked * 3) / 5);
  return matching === 'recommended' ? Math.min(1, asked) : 0;
}

/**
 * Returns the number of skills that each mode requires, from the strictest mode to the requested mode, without
 * duplicates.
 */
export function neededByMode({ filters, matching }: MarketQuestion): number[] {
  const asked = askedSkills(filters).length;
  const needed = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(matching) + 1).map((mode) => neededSkills(mode, asked));
  return [...new Set(needed)];
}

/** Returns the names of the active filters. Switches that are off and empty strings are inactive. */
export function listActiveFilters(filters: IndexFilters): FilterName[] {
  return (Object.keys(filters) as FilterName[]).filter((name) => {
    const value = filters[name];
    return value !== undefined && value !== false && value !== '';
  });
}

/** Returns the skills that the facet always contains, even if few cards have them. */
export function listedSkills({ skills = [], main_skills: main = [] }: IndexFilters): Set<number> {
  return new Set([...skills, ...main]);
}

/** Returns the facets whose own filter is active. */
export function pickedFacets({ filters }: MarketQuestion): Set<FacetName> {
  const active = listActiveFilters(filters);
  return new Set(FACET_NAMES.filter((facet) => active.includes(FACET_FILTER[facet])));
}

/**
 * Returns the parts of a query that can be dropped to get more results: the active filters, and the matching mode if it
 * applies to more than one skill.
 */
export function getDroppableFilters(question: MarketQuestion): (FilterName | 'matching')[] {
  const strict = question.matching !== 'all' && askedSkills(question.filters).length > 1;
  return [...listActiveFilters(question.filters), ...(strict ? (['matching'] as const) : [])];
}

export function withoutFilter(question: MarketQuestion, name: FilterName | 'matching'): MarketQuestion {
  if (name === 'matching') return { ...question, matching: 'all' };
  return { ...question, filters: { ...question.filters, [name]: undefined } };
}
