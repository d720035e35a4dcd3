import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import {
  type MarketCounts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetName,
  type IndexFilters,
  MATCHING_ORDER,
  type MarketSearch,
  type MarketQuestion,
  listActiveFilters,
  withoutFilter,
} from '@crewdock/server/search/question';
import { indexedWords, toWordSearch, type WordSearch } from '@crewdock/server/search/words';

/** A card as plain data, which tests can insert into the database. */
export interface PlainCard {
  id: number;
  companyId: number | null;
  isActive: boolean;
  isOnHold: boolean;
  isPrivate: boolean;
  called: string;
  skillNames: string;
  place: string;
  /** City and region; empty for talents. */
  locality: string;
  skills: number[];
  mainSkills: number[];
  specializations: number[];
  categories: number[];
  industries: number[];
  countries: number[];
  fullStack: boolean;
  seniority: number | null;
  english: number | null;
  hourly: { min: number | null; max: number | null };
  monthly: { min: number | null; max: number | null };
  /** Only for talents: a date such as `2026-06-13`. `noticePeriod` is in days. */
  availableFrom: string | null;
  noticePeriod: number | null;
  /** Only for jobs. */
  engagement: number | null;
  workMode: number | null;
  priority: number;
  modified: Date;
}

/**
 * Reference implementation of every filter, mode, order and count, which checks one card at a time. The optimized
 * implementations must return the same results.
 */
export function bruteForceSearch(cards: Record<CardKind, PlainCard[]>): MarketSearch {
  const found = (question: MarketQuestion) => cards[question.kind].filter((card) => fits(card, question));
  return {
    async page(question, load) {
      const sorted = found(question).sort((a, b) => compare(a, b, question));
      // A cursor contains the position in the results, so it is only valid while no card changes.
      const start = question.after ? question.after[0]! + 1 : question.offset;
      const ids = sorted.slice(start, start + question.limit).map(({ id }) => id);
      const end = start + ids.length;
      return load(ids, { last: ids.length > 0 ? [end - 1] : null, hasMore: end < sorted.length, firstUnseen: '' });
    },
    changedSince: async () => [],
    async total(question) {
      return found(question).length;
    },
    async counts(question) {
      const result = found(question);
      const week = question.now.getTime() - 7 * 86_400_000;
      const facets = FACET_NAMES.map((name) => {
        const open = found(withoutFilter(question, FACET_FILTER[name]));
        return [name, tally(open.flatMap((card) => facetValues(card, name, question.now)))];
      });
      return {
        total: result.length,
        hot: result.filter((card) => card.modified.getTime() >= week).length,
        facets: Object.fromEntries(facets) as MarketCounts['facets'],
      };
    },
    examine: async () => null,
    async costs(question) {
      const modes =
        question.matching !== 'all' && pickedSkills(question.filters).length > 1 ? ['matching' as const] : [];
      const names = [...listActiveFilters(question.filters), ...modes];
      return new Map(names.map((name) => [name, found(withoutFilter(question, name)).length]));
    },
  };
}

function fits(card: PlainCard, { kind, companyId, filters, matching, now }: MarketQuestion): boolean {
  if (!card.isActive || card.isOnHold || card.isPrivate) return false;
  if (card.companyId !== null && card.companyId !== companyId) return false;
  return fitsMode(matching, pickedSkills(filters), card.skills) && fitsFilters(kind, card, filters, now);
}

/** Returns the selected main skills or, if there are none, all selected skills. */
function pickedSkills({ main_skills = [], skills = [] }: IndexFilters): number[] {
  return main_skills.length > 0 ? main_skills : skills;
}

function fitsMode(matching: MarketQuestion['matching'], picked: number[], skills: number[]): boolean {
  const held = picked.filter((skill) => skills.includes(skill)).length;
  switch (matching) {
    case 'strict':
      return held === picked.length;
    case 'moderate':
      return 5 * held >= 3 * picked.length;
    case 'recommended':
      return held > 0 || picked.length === 0;
    case 'all':
      return true;
  }
}

function fitsFilters(kind: CardKind, card: PlainCard, filters: IndexFilters, now: Date): boolean {
  return (
    meets(filters.skills, card.skills) &&
    meets(filters.main_skills, card.mainSkills) &&
    meets(filters.category, card.categories) &&
    meets(filters.specializations, card.specializations) &&
    meets(filters.industry, card.industries) &&
    meets(filters.location, card.countries) &&
    meets(filters.seniority, listed(card.seniority)) &&
    meets(filters.engagement, listed(card.engagement)) &&
    meets(filters.work_mode, listed(card.workMode)) &&
    (filters.availability === undefined || isFreeWithin(card, filters.availability, now)) &&
    meets(filters.ids, [card.id]) &&
    (!filters.fullStack || card.fullStack) &&
    (!filters.english || fitsEnglish(kind, card.english, filters.english)) &&
    fitsRate(card.hourly, filters.hourlyRate) &&
    fitsRate(card.monthly, filters.monthlyRate) &&
    holdsUnits(card.locality, toWordSearch(filters.city ?? '')) &&
    fitsSearch(card, filters.search)
  );
}

function meets(asked: number[] | undefined, held: number[]): boolean {
  return asked === undefined || held.some((value) => asked.includes(value));
}

function listed(value: number | null): number[] {
  return value === null ? [] : [value];
}

/** Whether a talent is available within this number of days. Days are counted in UTC, including the whole last day. */
function isFreeWithin({ availableFrom, noticePeriod }: PlainCard, days: number, now: Date): boolean {
  if (noticePeriod !== null) return noticePeriod <= days;
  const last = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return availableFrom !== null && availableFrom <= last;
}

function fitsEnglish(kind: CardKind, rank: number | null, asked: number): boolean {
  if (rank === null) return false;
  return kind === 'talent' ? rank <= asked : rank >= asked;
}

function fitsRate({ min, max }: PlainCard['hourly'], asked: IndexFilters['hourlyRate']): boolean {
  if (!asked) return true;
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null) return asked.min === null && asked.max === null;
  return (asked.min === null || high >= asked.min) && (asked.max === null || low <= asked.max);
}

function fitsSearch(card: PlainCard, search: string | undefined): boolean {
  return holdsAll(`${card.called} ${card.skillNames} ${card.place}`, search);
}

/**
 * Whether, for each unit of the search, one of its alternatives is a prefix of words in the text. Also true if the
 * search has former words that are prefixes.
 */
function holdsAll(text: string, search = ''): boolean {
  const typed = toWordSearch(search);
  return holdsUnits(text, typed) || (typed.former.length > 0 && holdsPrefixes(text, typed.former));
}

function holdsUnits(text: string, { units }: WordSearch): boolean {
  return units.every((alternatives) => alternatives.some((words) => holdsPrefixes(text, words)));
}

function holdsPrefixes(text: string, prefixes: string[]): boolean {
  return prefixes.every((start) => wordsOf(text).some((word) => word.startsWith(start)));
}

/** Words by text, cached because every query needs the words of every card. */
const known = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  const found = known.get(text) ?? indexedWords(text);
  known.set(text, found);
  return found;
}

function compare(a: PlainCard, b: PlainCard, question: MarketQuestion): number {
  const newest = b.modified.getTime() - a.modified.getTime() || b.id - a.id;
  switch (question.sortBy) {
    case '-modified':
      return newest;
    case 'rate':
      return nullsLast(sortRate(a, 'min'), sortRate(b, 'min')) || newest;
    case '-rate':
      return nullsLast(sortRate(a, 'max'), sortRate(b, 'max'), -1) || newest;
    case '-1':
      return (
        bestMode(a, question) - bestMode(b, question) ||
        relevance(b, question) - relevance(a, question) ||
        a.priority - b.priority ||
        newest
      );
  }
}

/** Returns the index of the strictest mode, up to the requested one, that shows the card. */
function bestMode(card: PlainCard, { filters, matching }: MarketQuestion): number {
  const modes = MATCHING_ORDER.slice(0, MATCHING_ORDER.indexOf(matching) + 1);
  return modes.findIndex((mode) => fitsMode(mode, pickedSkills(filters), card.skills));
}

/** Returns the sort key for relevance. Skills outweigh search words: their factor exceeds any score of words. */
function relevance(card: PlainCard, { filters }: MarketQuestion): number {
  const points = (skill: number) => Number(card.skills.includes(skill)) + Number(card.mainSkills.includes(skill));
  const main = filters.main_skills ?? [];
  const other = (filters.skills ?? []).filter((skill) => !main.includes(skill));
  const score = sum(main.map((skill) => 2 * points(skill))) + sum(other.map(points));
  return 1000 * score + Number(holdsAll(card.called, filters.search));
}

function sortRate(card: PlainCard, end: 'min' | 'max'): number | null {
  const other = end === 'min' ? 'max' : 'min';
  const monthly = card.monthly[end] ?? card.monthly[other];
  return card.hourly[end] ?? card.hourly[other] ?? (monthly === null ? null : Math.round(monthly / 160));
}

function nullsLast(a: number | null, b: number | null, direction = 1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (a - b);
}

function facetValues(card: PlainCard, name: FacetName, now: Date): number[] {
  if (name === 'country') return card.countries;
  if (name === 'availability') return AVAILABLE_WITHIN.filter((days) => isFreeWithin(card, days, now));
  const value = name === 'work_mode' ? card.workMode : card[name];
  return Array.isArray(value) ? value : listed(value);
}

function tally(values: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
