import type { Match } from '@crewdock/contract/matching';
import { neededSkills } from '../search/question.ts';
import { compare, rateFactor } from './compare.ts';
import { type AskedSkill, type Demand, type Offer, keySkills } from './pair.ts';
import { RATE_TOLERANCE } from './weights.ts';

/** How well a job and a talent fit: the one place where that is decided. */
export function matchOf(demand: Demand, offer: Offer): Match {
  return { score: scoreOf(demand, offer), mode: modeOf(demand, offer) };
}

/** 0 to 100: the points of what is asked for and told. */
export function scoreOf(demand: Demand, offer: Offer): number {
  const parts = compare(demand, offer);
  const of = parts.reduce((sum, part) => sum + part.of, 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return of === 0 ? 0 : Math.round((100 * points) / of);
}

/** The strictest mode that keeps the pair. */
export function modeOf(demand: Demand, offer: Offer): Match['mode'] {
  for (const mode of ['strict', 'moderate', 'recommended'] as const) {
    if (obstacles(mode, demand, offer).length === 0) return mode;
  }
  return 'all';
}

/** Why a mode does not keep a pair. */
export type Obstacle =
  /** So many more of these skills are needed. */
  | { field: 'skills'; more: number; of: AskedSkill[] }
  | { field: 'seniority' | 'english'; atLeast: number }
  | { field: 'rate'; factor: number }
  | { field: 'location' };

/** Everything that stands between a pair and a mode. What is unknown is never met. */
export function obstacles(mode: Match['mode'], demand: Demand, offer: Offer): Obstacle[] {
  switch (mode) {
    case 'strict':
      return present([
        lackOfSkills(mode, demand, offer),
        lackOfSeniority(demand.seniority, offer),
        lackOfEnglish(demand, offer),
        excessOfRate(1, demand, offer),
        wrongPlace(demand, offer),
      ]);
    case 'moderate':
      return present([
        lackOfSkills(mode, demand, offer),
        lackOfSeniority(demand.seniority && demand.seniority - 1, offer),
        excessOfRate(RATE_TOLERANCE, demand, offer),
      ]);
    case 'recommended':
      return present([lackOfSkills(mode, demand, offer)]);
    case 'all':
      return [];
  }
}

function lackOfSkills(mode: Match['mode'], demand: Demand, offer: Offer): Obstacle | null {
  const asked = keySkills(demand);
  const lacking = asked.filter(({ id }) => !offer.skills.has(id));
  const more = neededSkills(mode, asked.length) - (asked.length - lacking.length);
  return more > 0 ? { field: 'skills', more, of: lacking } : null;
}

function lackOfSeniority(atLeast: number | null, offer: Offer): Obstacle | null {
  if (atLeast === null) return null;
  return offer.seniority !== null && offer.seniority >= atLeast ? null : { field: 'seniority', atLeast };
}

function lackOfEnglish({ english }: Demand, offer: Offer): Obstacle | null {
  if (english === null) return null;
  return offer.english !== null && offer.english <= english ? null : { field: 'english', atLeast: english };
}

function excessOfRate(factor: number, demand: Demand, offer: Offer): Obstacle | null {
  if (demand.hourly === null && demand.monthly === null) return null;
  const over = rateFactor(demand, offer);
  return over !== null && over <= factor ? null : { field: 'rate', factor };
}

function wrongPlace({ countries }: Demand, { country }: Offer): Obstacle | null {
  if (countries.length === 0) return null;
  return country !== null && countries.includes(country) ? null : { field: 'location' };
}

function present<T>(items: (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}
