import type { Match } from '@crewdock/contract/matching';
import type { SortPosition } from '../infra/db/sort-position.ts';
import { MATCHING_ORDER } from '../search/question.ts';
import { toSearchWords } from '../search/words.ts';
import { computeMatch } from './match.ts';
import type { Demand, TalentOffer } from './pair.ts';

/** A pair with the values that determine its position. */
export interface Ranked {
  match: Match;
  /** The similarity of the titles, and of the specializations: 0 to 1. */
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

/** Number of sort keys of a fit. */
export const FIT_KEYS = 5;

/** A pair's sort keys: mode, score, possible score, title and specialization, the best first. */
export function fitPosition({ match: { mode, score, up_to }, title, specialization }: Ranked): SortPosition {
  return [MATCHING_ORDER.indexOf(mode), 0 - score, 0 - up_to, 0 - title, 0 - specialization];
}

/** Orders by fit. Callers pass cards ordered by the latest change, which the stable sort keeps for equal ones. */
export function byFit(a: Ranked, b: Ranked): number {
  return (
    MATCHING_ORDER.indexOf(a.match.mode) - MATCHING_ORDER.indexOf(b.match.mode) ||
    b.match.score - a.match.score ||
    b.match.up_to - a.match.up_to ||
    b.title - a.title ||
    b.specialization - a.specialization
  );
}

/** The share of common items of two lists (Jaccard index): 0 to 1. */
export function getJaccardIndex<T>(some: T[], others: T[]): number {
  const shared = some.filter((item) => others.includes(item)).length;
  const all = some.length + others.length - shared;
  return all === 0 ? 0 : shared / all;
}
