import type { MatchPart } from '@crewdock/contract/matching';
import type { AskedSkill, Demand, DollarRange, Offer } from './pair.ts';
import { FIELD_POINTS, HOURS_A_MONTH, NEARLY, RATE_TOLERANCE, SKILL_SHARES } from './weights.ts';

/** One field of a pair, compared. Fields that the job doesn't ask for are not compared. */
export interface Compared {
  field: MatchPart['field'];
  verdict: MatchPart['verdict'];
  points: number;
  /** Points it could have; none for what is unknown: it costs nothing. */
  of: number;
}

/** Every field that the job asks for. */
export function compare(demand: Demand, offer: Offer): Compared[] {
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

/** How much of the asked years is there, 0 to 1; null when it isn't told. */
export function coverage({ id, years }: AskedSkill, offer: Offer): number | null {
  const held = offer.skills.get(id);
  if (held === undefined) return 0;
  if (years === null || years === 0) return 1;
  return held === null ? null : Math.min(held / years, 1);
}

/** By how much the talent's rate is over what the job pays, as a factor; 1 and less is inside. Null: unknown. */
export function rateFactor({ hourly, monthly }: Demand, offer: Offer): number | null {
  const most = ceiling(hourly) ?? byTheHour(ceiling(monthly));
  const asked = offer.hourly ?? byTheHour(offer.monthly);
  if (asked === null) return null;
  return most === null ? 0 : asked / most;
}

function skillPart(field: 'main_skills' | 'skills', demand: Demand, offer: Offer, isMain: boolean): Compared | null {
  const asked = demand.skills.filter((skill) => skill.isMain === isMain);
  if (asked.length === 0) return null;
  const share = (FIELD_POINTS.skills * (isMain ? SKILL_SHARES.main : SKILL_SHARES.other)) / allShares(demand);
  const told = asked.map((skill) => coverage(skill, offer)).filter((part) => part !== null);
  const points = share * told.reduce((sum, part) => sum + part, 0);
  return graded(field, points, share * told.length);
}

function allShares({ skills }: Demand): number {
  return skills.reduce((sum, { isMain }) => sum + (isMain ? SKILL_SHARES.main : SKILL_SHARES.other), 0);
}

function seniority(demand: Demand, offer: Offer): Compared | null {
  if (demand.seniority === null) return null;
  return stepped('seniority', offer.seniority === null ? null : demand.seniority - offer.seniority);
}

function english(demand: Demand, offer: Offer): Compared | null {
  if (demand.english === null) return null;
  return stepped('english', offer.english === null ? null : offer.english - demand.english);
}

function rate(demand: Demand, offer: Offer): Compared | null {
  if (demand.hourly === null && demand.monthly === null) return null;
  const factor = rateFactor(demand, offer);
  if (factor === null) return unknown('rate');
  const part = factor <= 1 ? 1 : factor <= RATE_TOLERANCE ? NEARLY : 0;
  return graded('rate', FIELD_POINTS.rate * part, FIELD_POINTS.rate);
}

function location(demand: Demand, offer: Offer): Compared | null {
  if (demand.countries.length === 0) return null;
  if (offer.country === null) return unknown('location');
  return graded(
    'location',
    demand.countries.includes(offer.country) ? FIELD_POINTS.location : 0,
    FIELD_POINTS.location,
  );
}

function specialization(demand: Demand, offer: Offer): Compared | null {
  if (demand.specializations.length === 0) return null;
  if (offer.specializations.length === 0) return unknown('specialization');
  const shared = offer.specializations.some((id) => demand.specializations.includes(id));
  return graded('specialization', shared ? FIELD_POINTS.specialization : 0, FIELD_POINTS.specialization);
}

/** Met when not short, nearly met one step short. */
function stepped(field: 'seniority' | 'english', short: number | null): Compared {
  if (short === null) return unknown(field);
  const part = short <= 0 ? 1 : short === 1 ? NEARLY : 0;
  return graded(field, FIELD_POINTS[field] * part, FIELD_POINTS[field]);
}

function graded(field: Compared['field'], points: number, of: number): Compared {
  if (of === 0) return unknown(field);
  return { field, points, of, verdict: points >= of ? 'fits' : points > 0 ? 'partly' : 'missing' };
}

function unknown(field: Compared['field']): Compared {
  return { field, points: 0, of: 0, verdict: 'unknown' };
}

function ceiling(range: DollarRange | null): number | null {
  return range?.max ?? null;
}

function byTheHour(monthly: number | null): number | null {
  return monthly === null ? null : monthly / HOURS_A_MONTH;
}
