import type { Match } from '@crewdock/contract/matching';
import type { SortPosition } from '../infra/db/sort-position.ts';
import { MATCHING_ORDER } from '../search/question.ts';
import { toSearchWords } from '../search/words.ts';
import { computeMatch } from './match.ts';
import type { Demand, TalentOffer } from './pair.ts';

/** A match, and the other values that determine its position in the list. */
export interface Ranked {
  match: Match;
  /** Similarity of the titles, from 0 to 1. */
  title: number;
  specialization: number;
}

export function rankPair(demand: Demand, offer: TalentOffer): Ranked {
  return {
    match: computeMatch(demand, offer),
    title: getJaccardIndex(toSearchWords(demand.title), toSearchWords(offer.title)),
    specialization: getJaccardIndex(demand.specializations, offer.specializations),
  };
}

/** Number of sort keys of `fitPosition`. */
export const FIT_KEYS = 5;

/**
 * Returns the sort keys of a match: mode, score, possible score, title and specialization. Better matches have lower
 * keys.
 */
export function fitPosition({ match: { mode, score, up_to }, title, specialization }: Ranked): SortPosition {
  return [MATCHING_ORDER.indexOf(mode), 0 - score, 0 - up_to, 0 - title, 0 - specialization];
}

/**
 * Compares two matches, better match first. Callers pass cards ordered by the latest change; the stable sort keeps this
 * order for equal matches.
 */
export function byFit(a: Ranked, b: Ranked): number {
  return (
    MATCHING_ORDER.indexOf(a.match.mode) - MATCHING_ORDER.indexOf(b.match.mode) ||
    b.match.score - a.match.score ||
    b.match.up_to - a.match.up_to ||
    b.title - a.title ||
    b.specialization - a.specialization
  );
}

/** Returns the Jaccard index of two lists: the share of common items, from 0 to 1. */
export function getJaccardIndex<T>(some: T[], others: T[]): number {
  const shared = some.filter((item) => others.includes(item)).length;
  const all = some.length + others.length - shared;
  return all === 0 ? 0 : shared / all;
}
