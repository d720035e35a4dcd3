import type { CardKind } from '@crewdock/contract/kinds';
import type { FilterName, MarketFilters, MarketQuery } from '@crewdock/contract/market';
import type { Names } from '../dictionaries/names.ts';

/** The filters as the index knows them: countries by id. */
export type IndexFilters = Omit<MarketFilters, 'location'> & { location?: number[] };

/** A code that no country has fits no card. */
export function indexFilters({ location, ...filters }: MarketFilters, { countryId }: Names): IndexFilters {
  return { ...filters, ...(location && { location: location.map((code) => countryId.get(code) ?? -1) }) };
}

/** What somebody asks of a market. */
export interface Question {
  kind: CardKind;
  /** Whose market: the open cards and this company's own; null for the open ones alone. */
  companyId: number | null;
  filters: IndexFilters;
  matching: MarketQuery['matching'];
  sortBy: MarketQuery['sortBy'];
  limit: number;
  offset: number;
  /** What "the last 7 days" and "within a month" count from. */
  now: Date;
}

/** From the strictest mode to the loosest: each shows a part of what the next one shows. */
export const MATCHING_ORDER: Question['matching'][] = ['strict', 'moderate', 'recommended', 'all'];

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

/** The filter that each facet's own counts leave out. */
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

/** Skills a facet lists at most, beside those that are picked. */
export const SKILL_FACET_SIZE = 50;

/** A card is hot when it changed in so many days. */
export const HOT_DAYS = 7;

/**
 * Count by value id, of availability by days, those who can start sooner counted too. Of skills there may be only the most frequent, as many as
 * were asked for, and those that are picked.
 */
export type FacetCounts = Record<FacetName, Map<number, number>>;

export interface Counts {
  total: number;
  /** Changed in the last `HOT_DAYS` days. */
  hot: number;
  facets: FacetCounts;
}

/** The seam behind which the market is searched; every implementation gives the same answers. */
export interface MarketSearch {
  /** A page of cards in order, as `load` makes it of their ids. It may be asked twice: first for a page that turns out to be old. */
  page<C>(question: Question, load: (ids: number[]) => Promise<C>): Promise<C>;
  total(question: Question): Promise<number>;
  /** Total and facets together, each facet counted with its own filter left out. */
  counts(question: Question, mostSkills: number): Promise<Counts>;
  /** For every filter that is on, in the order of `droppable`, how many cards would show without it. */
  costs(question: Question): Promise<Map<FilterName | 'matching', number>>;
  /** What `examine` makes of the found cards as they are in memory; null: they aren't there. It may be asked twice, and waits for nothing. */
  examine<T>(question: Question, examine: (found: FoundCards) => T): Promise<T | null>;
}

/** What a card of the market tells, as it is in memory: of a talent what is asked, of a job what is paid at most. */
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
 * What somebody looks at in a card; whatever else it tells makes no difference to them. What has the same number makes none either, and 0
 * is what isn't told. Of several specializations the one with the highest number counts.
 */
export interface Looked {
  /** Years beyond these make no difference. */
  skills: { id: number; years: number }[];
  seniority(id: number): number;
  english(level: number): number;
  country(id: number): number;
  specialization(id: number): number;
  rate(hourly: number | null, monthly: number | null): number;
}

/** The found cards by their places in memory, which mean nothing any more when something else is asked. */
export interface FoundCards {
  total: number;
  all(): Uint32Array;
  /** Those with one of these skills, and with `orNone` those without any. */
  holding(skills: number[], orNone: boolean): Uint32Array;
  /** By place, how many skills the card goes by (its main ones, or else all) and how many of those are among these. */
  keySkillsAmong(places: Uint32Array, skills: Iterable<number>): { asked: Uint8Array; held: Uint8Array };
  idOf(place: number): number;
  factsOf(place: number): CardFacts;
  ratesOf(place: number): Pick<CardFacts, 'hourly' | 'monthly'>;
  /** For each of the places the number of its sort, and an example of each sort: cards of one sort are the same to who looks. */
  sorts(places: Uint32Array, looked: Looked): { sortOf: Uint32Array; examples: number[] };
  /** The words of a title, by numbers. */
  titleWords(title: string): number[];
  titleWordsOf(place: number): number[];
  /** The first so many, the smallest rank first, of equal ones the latest change, then the last id. */
  first(places: Uint32Array, ranks: Float64Array, most: number): Uint32Array;
  /** The page of these that the question asks for, in its order. */
  pageOf(places: Uint32Array): Uint32Array;
}

export interface WithSearch {
  search: MarketSearch;
}

/** What was found, with nothing loaded for it: of a page the ids. */
export async function asIs<T>(found: T): Promise<T> {
  return found;
}

/** The day by the calendar of UTC, counted from 1970. */
export function dayOf({ now }: Question): number {
  return Math.floor(now.getTime() / 86_400_000);
}

/** The skills that the matching mode is about: the main ones, or else all that are picked. */
export function askedSkills(filters: IndexFilters): number[] {
  return filters.main_skills?.length ? filters.main_skills : (filters.skills ?? []);
}

/** How many of the asked skills a card must hold in each mode. */
export function neededSkills(matching: Question['matching'], asked: number): number {
  if (matching === 'strict') return asked;
  if (matching === 'moderate') return Math.ceil((asked * 3) / 5);
  return matching === 'recommended' ? Math.min(1, asked) : 0;
}

/** How many of the asked skills each mode needs, the strictest first, down to the mode that is asked for: best modes come first. */
export function neededByMode({ filters, matching }: Question): number[] {
  const asked = askedSkills(filters).length;
  const needed = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(matching) + 1).map((mode) => neededSkills(mode, asked));
  return [...new Set(needed)];
}

/** The filters that are on. A switch that is off and an empty text are none. */
export function activeFilters(filters: IndexFilters): FilterName[] {
  return (Object.keys(filters) as FilterName[]).filter((name) => {
    const value = filters[name];
    return value !== undefined && value !== false && value !== '';
  });
}

/** The skills that a facet lists however few cards have them. */
export function listedSkills({ skills = [], main_skills: main = [] }: IndexFilters): Set<number> {
  return new Set([...skills, ...main]);
}

/** The facets whose own filter is on. */
export function pickedFacets({ filters }: Question): Set<FacetName> {
  const active = activeFilters(filters);
  return new Set(FACET_NAMES.filter((facet) => active.includes(FACET_FILTER[facet])));
}

/** What can be dropped from a question: the filters that are on, and the mode when it asks for more than one skill. */
export function droppable(question: Question): (FilterName | 'matching')[] {
  const strict = question.matching !== 'all' && askedSkills(question.filters).length > 1;
  return [...activeFilters(question.filters), ...(strict ? (['matching'] as const) : [])];
}

export function withoutFilter(question: Question, name: FilterName | 'matching'): Question {
  if (name === 'matching') return { ...question, matching: 'all' };
  return { ...question, filters: { ...question.filters, [name]: undefined } };
}
