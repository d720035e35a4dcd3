import type { Match } from '@crewdock/contract/matching';
import { MATCHING_ORDER } from '../search/question.ts';
import { words } from '../search/words.ts';
import { matchOf } from './match.ts';
import type { Demand, Offer } from './pair.ts';

/** A pair with what its place among others follows from. */
export interface Ranked {
  match: Match;
  /** How much of the two titles, and of the specializations, is the same: 0 to 1. */
  title: number;
  specialization: number;
}

export function rank(demand: Demand, offer: Offer): Ranked {
  return {
    match: matchOf(demand, offer),
    title: common(words(demand.title), words(offer.title)),
    specialization: common(demand.specializations, offer.specializations),
  };
}

/**
 * Best mode first, then the score, then what it could become, then title and specialization. Of equal ones the latest change comes
 * first: who sorts has them in that order already.
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

/** The share that two lists have in common: 0 to 1. */
export function common<T>(some: T[], others: T[]): number {
  const shared = some.filter((item) => others.includes(item)).length;
  const all = some.length + others.length - shared;
  return all === 0 ? 0 : shared / all;
}
