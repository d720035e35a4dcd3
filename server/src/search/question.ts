import type { CardKind } from '@crewdock/contract/kinds';
import type { FilterName, MarketFilters, MarketQuery } from '@crewdock/contract/market';
import type { Names } from '../dictionaries/names.ts';
import type { PageEnd, SortPosition } from '../infra/db/sort-position.ts';

/** The filters as stored in the index: countries by id. */
export type IndexFilters = Omit<MarketFilters, 'location'> & { location?: number[] };

/** Unknown country codes get an id that matches no card. */
export function indexFilters({ location, ...filters }: MarketFilters, { countryId }: Names): IndexFilters {
  return { ...filters, ...(location && { location: location.map((code) => countryId.get(code) ?? -1) }) };
}

/** A search in one of the two markets. */
export interface MarketQuestion {
  kind: CardKind;
  /** Searches the open cards and this company's own cards; null for the open cards alone. */
  companyId: number | null;
  filters: IndexFilters;
  matching: MarketQuery['matching'];
  sortBy: MarketQuery['sortBy'];
  limit: number;
  offset: number;
  /** Sort keys of the last card that was read: the page continues after it, and `offset` is ignored. */
  after?: SortPosition | null;
  /** The moment from which "the last 7 days" and "within a month" are counted. */
  now: Date;
}

/** From the strictest mode to the loosest. Each mode includes the results of the previous one. */
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

/** The filter that is left out when a facet is counted. */
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

/** Maximum number of skills in the facet, in addition to the picked ones. */
export const SKILL_FACET_SIZE = 50;

/** A card is hot if it changed within this many days. */
export const HOT_DAYS = 7;

/**
 * Counts by value id; for availability by days, including cards that can start sooner. Skills may be limited to the
 * most frequent ones (as many as were asked for) and the picked ones.
 */
export type FacetCounts = Record<FacetName, Map<number, number>>;

export interface MarketCounts {
  total: number;
  /** The number of cards changed in the last `HOT_DAYS` days. */
  hot: number;
  facets: FacetCounts;
}

/** Interface of the market's search. All implementations give the same answers. */
export interface MarketSearch {
  /**
   * A page of cards in order, loaded from their ids by `load`. `load` may be
   * called twice, if the first page is outdated.
   */
  page<C>(question: MarketQuestion, load: (ids: number[], end: PageEnd) => Promise<C>): Promise<C>;
  /** Ids of cards that this transaction or a later one changed. Cards that left the market may be missing. */
  changedSince(kind: CardKind, transaction: string): Promise<number[]>;
  total(question: MarketQuestion): Promise<number>;
  /** Total and facets together. Each facet is counted without its own filter. */
  counts(question: MarketQuestion, mostSkills: number): Promise<MarketCounts>;
  /** For every active filter, in the order of `getDroppableFilters`, the number of cards without it. */
  costs(question: MarketQuestion): Promise<Map<FilterName | 'matching', number>>;
  /**
   * The result of `examine` on the found cards in memory; null if they are not in memory. `examine`
   * may be called twice and must be synchronous.
   */
  examine<T>(question: MarketQuestion, examine: (found: FoundCards) => T): Promise<T | null>;
}

/** A card's values in memory. Rates are what a talent asks, or what a job pays at most. */
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
 * The values of a card that a viewer compares, mapped to numbers. Equal numbers mean no difference, 0 means unknown. Of
 * several specializations the one with the highest number counts.
 */
export interface Looked {
  /** More years than these make no difference. */
  skills: { id: number; years: number }[];
  seniority(id: number): number;
  english(level: number): number;
  country(id: number): number;
  specialization(id: number): number;
  rate(hourly: number | null, monthly: number | null): number;
}

/** The found cards by their places in memory, which are only valid until the next question. */
export interface FoundCards {
  total: number;
  /** See `PageEnd`. */
  firstUnseen: string;
  all(): Uint32Array;
  /** Cards with one of these skills and, with `orNone`, cards without any skill. */
  holding(skills: number[], orNone: boolean): Uint32Array;
  /**
   * By place: the number of the card's key skills (its main ones, or else all), and how many of those are in `skills`.
   */
  keySkillsAmong(places: Uint32Array, skills: Iterable<number>): { asked: Uint8Array; held: Uint8Array };
  idOf(place: number): number;
  factsOf(place: number): CardFacts;
  ratesOf(place: number): Pick<CardFacts, 'hourly' | 'monthly'>;
  /** Groups cards that are equal for the viewer: the group number of each place, and an example place of each group. */
  sorts(places: Uint32Array, looked: Looked): { sortOf: Uint32Array; examples: number[] };
  /** The words of a title, as numbers. */
  titleWords(title: string): number[];
  titleWordsOf(place: number): number[];
  /** The first `most` places by ascending rank. Ties are broken by the latest change, then by the highest id. */
  first(places: Uint32Array, ranks: Float64Array, most: number): Uint32Array;
  /** The requested page of these places in the question's order, and the first place after the page. */
  pageOf(places: Uint32Array): Uint32Array;
  /** The sort keys of a place in one of the market's orders, without its relevance. */
  positionOf(place: number, sortBy: MarketQuestion['sortBy']): SortPosition;
}

export interface WithSearch {
  search: MarketSearch;
}

/** A `load` that loads nothing: for a page it returns the ids. */
export async function asIs<T>(found: T): Promise<T> {
  return found;
}

/** The UTC day, in days since 1970. */
export function getUtcDay({ now }: MarketQuestion): number {
  return Math.floor(now.getTime() / 86_400_000);
}

/** The skills that the matching mode applies to: the picked main skills, or else all picked skills. */
export function askedSkills(filters: IndexFilters): number[] {
  return filters.main_skills?.length ? filters.main_skills : (filters.skills ?? []);
}

/** How many of the asked skills a card must have in each mode. */
export function neededSkills(matching: MarketQuestion['matching'], asked: number): number {
  if (matching === 'strict') return asked;
  if (matching === 'moderate') return Math.ceil((asked * 3) / 5);
  return matching === 'recommended' ? Math.min(1, asked) : 0;
}

/** The number of skills that each mode requires, from the strictest mode down to the asked one, without duplicates. */
export function neededByMode({ filters, matching }: MarketQuestion): number[] {
  const asked = askedSkills(filters).length;
  const needed = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(matching) + 1).map((mode) => neededSkills(mode, asked));
  return [...new Set(needed)];
}

/** The active filters. A switch that is off and an empty text are not active. */
export function listActiveFilters(filters: IndexFilters): FilterName[] {
  return (Object.keys(filters) as FilterName[]).filter((name) => {
    const value = filters[name];
    return value !== undefined && value !== false && value !== '';
  });
}

/** The skills that a facet always lists, however few cards have them. */
export function listedSkills({ skills = [], main_skills: main = [] }: IndexFilters): Set<number> {
  return new Set([...skills, ...main]);
}

/** The facets whose own filter is active. */
export function pickedFacets({ filters }: MarketQuestion): Set<FacetName> {
  const active = listActiveFilters(filters);
  return new Set(FACET_NAMES.filter((facet) => active.includes(FACET_FILTER[facet])));
}

/**
 * The parts of a question that can be dropped: the active filters, and the mode if it applies to more than one skill.
 */
export function getDroppableFilters(question: MarketQuestion): (FilterName | 'matching')[] {
  const strict = question.matching !== 'all' && askedSkills(question.filters).length > 1;
  return [...listActiveFilters(question.filters), ...(strict ? (['matching'] as const) : [])];
}

export function withoutFilter(question: MarketQuestion, name: FilterName | 'matching'): MarketQuestion {
  if (name === 'matching') return { ...question, matching: 'all' };
  return { ...question, filters: { ...question.filters, [name]: undefined } };
}
