import type { Match } from '@crewdock/contract/matching';
import { neededSkills } from '../search/question.ts';
import { type Compared, compareFields } from './compare.ts';
import { type AskedSkill, type Demand, type TalentOffer, keySkills } from './pair.ts';
import { asksForRate, meetRates } from './rates.ts';
import { RATE_TOLERANCE } from './weights.ts';

/** Computes how well a job and a talent match. All scores come from this function. */
export function computeMatch(demand: Demand, offer: TalentOffer): Match {
  const parts = compareFields(demand, offer);
  const [points, open, of] = [total(parts, 'points'), total(parts, 'open'), total(parts, 'of')];
  return {
    score: share(points, of),
    up_to: share(points + open, of),
    mode: getStrictestMode(demand, offer),
    unknown: parts.filter((part) => part.open > 0).map(({ field }) => field),
  };
}

/** Returns the strictest mode that shows the talent for the job. */
export function getStrictestMode(demand: Demand, offer: TalentOffer): Match['mode'] {
  for (const mode of ['strict', 'moderate', 'recommended'] as const) {
    if (findObstacles(mode, demand, offer).length === 0) return mode;
  }
  return 'all';
}

/** A reason why a matching mode does not show a talent for a job. */
export type Obstacle =
  /** `more` is the number of skills that are still required, `of` are the missing skills. */
  | { field: 'skills'; more: number; of: AskedSkill[] }
  | { field: 'seniority'; from: number; to: number }
  | { field: 'english'; atLeast: number }
  | { field: 'rate'; factor: number }
  | { field: 'location' };

/** Returns all reasons why a mode does not show a talent for a job. Unspecified values never meet a requirement. */
export function findObstacles(mode: Match['mode'], demand: Demand, offer: TalentOffer): Obstacle[] {
  switch (mode) {
    case 'strict':
      return present([
        lackOfSkills(mode, demand, offer),
        otherSeniority(mode, demand, offer),
        lackOfEnglish(demand, offer),
        excessOfRate(1, demand, offer),
        wrongPlace(demand, offer),
      ]);
    case 'moderate':
      return present([
        lackOfSkills(mode, demand, offer),
        otherSeniority(mode, demand, offer),
        excessOfRate(RATE_TOLERANCE, demand, offer),
      ]);
    case 'recommended':
      return present([lackOfSkills(mode, demand, offer)]);
    case 'all':
      return [];
  }
}

type SenioritiedMode = 'strict' | 'moderate';

const STEPS = { strict: [0, 1], moderate: [-1, 0, 1, 2] };

/** Returns the seniorities that a mode accepts; null if the job does not require a seniority. */
export function seniorityRange(mode: SenioritiedMode, { seniority }: Demand): number[] | null {
  return seniority === null ? null : STEPS[mode].map((step) => seniority + step);
}

function total(parts: Compared[], name: 'points' | 'open' | 'of'): number {
  return parts.reduce((sum, part) => sum + part[name], 0);
}

/** Converts points to a percentage. Tolerates rounding errors, so that half a percent is always rounded up. */
function share(points: number, of: number): number {
  return of === 0 ? 0 : Math.round((100 * points) / of + 1e-9);
}

function lackOfSkills(mode: Match['mode'], demand: Demand, offer: TalentOffer): Obstacle | null {
  const asked = keySkills(demand);
  const lacking = asked.filter(({ id }) => !offer.skills.has(id));
  const more = neededSkills(mode, asked.length) - (asked.length - lacking.length);
  return more > 0 ? { field: 'skills', more, of: lacking } : null;
}

function otherSeniority(mode: SenioritiedMode, demand: Demand, offer: TalentOffer): Obstacle | null {
  const range = seniorityRange(mode, demand);
  if (range === null || (offer.seniority !== null && range.includes(offer.seniority))) return null;
  return { field: 'seniority', from: range[0]!, to: range.at(-1)! };
}

function lackOfEnglish({ english }: Demand, offer: TalentOffer): Obstacle | null {
  if (english === null) return null;
  return offer.english !== null && offer.english <= english ? null : { field: 'english', atLeast: english };
}

function excessOfRate(factor: number, demand: Demand, offer: TalentOffer): Obstacle | null {
  if (!asksForRate(demand)) return null;
  const meeting = meetRates(demand, offer);
  return meeting !== null && meeting.factor <= factor ? null : { field: 'rate', factor };
}

function wrongPlace({ countries }: Demand, { country }: TalentOffer): Obstacle | null {
  if (countries.length === 0) return null;
  return country !== null && countries.includes(country) ? null : { field: 'location' };
}

function present<T>(items: (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}
