import { FIELD_POINTS, SKILL_HELD } from '@crewdock/contract/match-points';
import type { MatchPart } from '@crewdock/contract/matching';
import type { AskedSkill, Demand, TalentOffer } from './pair.ts';
import { asksForRate, meetRates } from './rates.ts';
import { ENGLISH_ONE_SHORT, RATE_TOLERANCE, SENIORITY, SKILL_SHARES } from './weights.ts';

/** The comparison of one field. Fields without a requirement of the job are not compared. */
export type Compared = Omit<MatchPart, 'text'>;

/** Compares all fields for which the job has a requirement. */
export function compareFields(demand: Demand, offer: TalentOffer): Compared[] {
  return [
    skillPart('main_skills', demand, offer, true),
    skillPart('skills', demand, offer, false),
    seniority(demand, offer),
    english(demand, offer),
    rate(demand, offer),
    location(demand, offer),
    specialization(demand, offer),
  ].filter((part) => part !== null);
}

/**
 * Returns the share of the required years that the talent has, from 0 to 1. Null if the talent's years are not
 * specified.
 */
export function getSkillCoverage({ id, years }: AskedSkill, offer: TalentOffer): number | null {
  const held = offer.skills.get(id);
  if (held === undefined) return 0;
  if (years === null || years === 0) return 1;
  return held === null ? null : Math.min(held / years, 1);
}

function skillPart(
  field: 'main_skills' | 'skills',
  demand: Demand,
  offer: TalentOffer,
  isMain: boolean,
): Compared | null {
  const asked = demand.skills.filter((skill) => skill.isMain === isMain);
  if (asked.length === 0) return null;
  const each = (FIELD_POINTS.skills * SKILL_SHARES[isMain ? 'main' : 'other']) / allShares(demand);
  const held = asked.filter(({ id }) => offer.skills.has(id)).map((skill) => getSkillCoverage(skill, offer));
  const untold = held.filter((part) => part === null).length;
  const earned = held.reduce<number>((sum, part) => sum + SKILL_HELD + (1 - SKILL_HELD) * (part ?? 0), 0);
  return graded(field, each * earned, each * asked.length, each * untold * (1 - SKILL_HELD));
}

function allShares({ skills }: Demand): number {
  return skills.reduce((sum, { isMain }) => sum + SKILL_SHARES[isMain ? 'main' : 'other'], 0);
}

function seniority(demand: Demand, offer: TalentOffer): Compared | null {
  if (demand.seniority === null) return null;
  if (offer.seniority === null) return unknown('seniority');
  return met('seniority', SENIORITY.get(offer.seniority - demand.seniority) ?? 0);
}

function english(demand: Demand, offer: TalentOffer): Compared | null {
  if (demand.english === null) return null;
  if (offer.english === null) return unknown('english');
  const short = offer.english - demand.english;
  return met('english', short <= 0 ? 1 : short === 1 ? ENGLISH_ONE_SHORT : 0);
}

function rate(demand: Demand, offer: TalentOffer): Compared | null {
  if (!asksForRate(demand)) return null;
  const meeting = meetRates(demand, offer);
  if (meeting === null) return unknown('rate');
  const over = Math.max(0, meeting.factor - 1);
  return met('rate', Math.max(0, 1 - over / (RATE_TOLERANCE - 1)));
}

function location(demand: Demand, offer: TalentOffer): Compared | null {
  if (demand.countries.length === 0) return null;
  if (offer.country === null) return unknown('location');
  return met('location', demand.countries.includes(offer.country) ? 1 : 0);
}

function specialization(demand: Demand, offer: TalentOffer): Compared | null {
  if (demand.specializations.length === 0) return null;
  if (offer.specializations.length === 0) return unknown('specialization');
  return met('specialization', offer.specializations.some((id) => demand.specializations.includes(id)) ? 1 : 0);
}

type SingleField = Exclude<keyof typeof FIELD_POINTS, 'skills'>;

/** Returns the comparison of a field that gets a share of its points, from 0 to 1. */
function met(field: SingleField, part: number): Compared {
  return graded(field, FIELD_POINTS[field] * part, FIELD_POINTS[field]);
}

function unknown(field: SingleField): Compared {
  return { field, verdict: 'unknown', points: 0, of: FIELD_POINTS[field], open: FIELD_POINTS[field] };
}

function graded(field: Compared['field'], points: number, of: number, open = 0): Compared {
  return { field, points, of, open, verdict: points >= of - ROUNDING ? 'fits' : points > 0 ? 'partly' : 'missing' };
}

/** Upper bound of rounding errors in sums of shares. */
const ROUNDING = 1e-9;
