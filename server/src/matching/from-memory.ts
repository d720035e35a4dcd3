import type { Match } from '@crewdock/contract/matching';
import type { CardFacts, Looked } from '../search/question.ts';
import { compareFields } from './compare.ts';
import { findObstacles } from './match.ts';
import type { Demand, DollarRange, TalentOffer } from './pair.ts';
import { asksForRate, meetRates } from './rates.ts';

/** Builds an offer from the market memory. Omits the title, which does not affect the score. */
export function offerFrom({ skills, countries: [country], ...facts }: CardFacts): TalentOffer {
  return {
    ...facts,
    title: '',
    skills: new Map(skills.map(({ id, years }) => [id, years])),
    country: country ?? null,
  };
}

/** Builds a demand from the market memory. Omits the title and minimum rates, which do not affect the score. */
export function demandFrom({ hourly, monthly, ...facts }: CardFacts): Demand {
  return { ...facts, title: '', hourly: atMost(hourly), monthly: atMost(monthly) };
}

/** Maps the values of talents to numbers, so that talents with the same numbers have the same match with this job. */
export function lookedAt(demand: Demand): Looked {
  // Unspecified values get the number 0.
  const numberer = () => {
    const numbers = new Map([[verdictOn(demand, NOTHING), 0]]);
    return (offer: Partial<TalentOffer>) => {
      const verdict = verdictOn(demand, { ...NOTHING, ...offer });
      if (!numbers.has(verdict)) numbers.set(verdict, numbers.size);
      return numbers.get(verdict)!;
    };
  };
  const [seniorities, levels, countries, pays] = Array.from({ length: 4 }, numberer) as Numberers;
  const factorOf = (unit: 'hourly' | 'monthly') =>
    remembered((dollars) => meetRates(demand, { ...NOTHING, [unit]: dollars })?.factor ?? Infinity);
  const [byHour, byMonth] = [factorOf('hourly'), factorOf('monthly')];
  // As in `meetRates`: if the job limits only the hourly or only the monthly rate, the talent's rate in the other unit
  // is used only if the talent has no rate in the limited unit.
  const [isHourLimited, isMonthLimited] = [limits(demand.hourly), limits(demand.monthly)];
  const rates = new Map<number, number>();
  return {
    skills: demand.skills.map(({ id, years }) => ({ id, years: years ?? 0 })),
    seniority: (seniority) => seniorities({ seniority }),
    english: (english) => levels({ english }),
    country: (country) => countries({ country }),
    specialization: (id) => (demand.specializations.includes(id) ? SHARED : OTHER),
    rate(hourly, monthly) {
      const [hour, month] = [
        hourly === null || (!isHourLimited && monthly !== null) ? Infinity : byHour(hourly),
        monthly === null || (!isMonthLimited && hourly !== null) ? Infinity : byMonth(monthly),
      ];
      const factor = Math.min(hour, month);
      let number = rates.get(factor);
      if (number === undefined) rates.set(factor, (number = pays(hour <= month ? { hourly } : { monthly })));
      return number;
    },
  };
}

/**
 * Creates a function that decides whether a mode accepts a talent's rates for the job. Null if the job does not limit
 * the rate.
 */
export function canAfford(mode: Match['mode'], demand: Demand): IsAffordable | null {
  if (!asksForRate(demand)) return null;
  const payer = { ...demand, skills: [], seniority: null };
  const byRates = new Map<number, boolean>();
  return (hourly, monthly) => {
    const key = (hourly ?? -1) + (monthly ?? -1) * MORE_THAN_RATES;
    let answer = byRates.get(key);
    if (answer === undefined) {
      byRates.set(key, (answer = findObstacles(mode, payer, { ...NOTHING, hourly, monthly }).length === 0));
    }
    return answer;
  };
}

/** Returns whether rates are accepted. Rates are in US dollars; null if not specified. */
export type IsAffordable = (hourly: number | null, monthly: number | null) => boolean;

const MORE_THAN_RATES = 2 ** 24;

/**
 * Values of `Looked.specialization`: `SHARED` if the job has the specialization too, otherwise `OTHER`. For a talent
 * with several, the highest value is used.
 */
const OTHER = 1;
const SHARED = 2;

type Numberer = (offer: Partial<TalentOffer>) => number;
type Numberers = [Numberer, Numberer, Numberer, Numberer];

/** Returns a key of all values that determine the match. Offers with the same key have the same match. */
function verdictOn(demand: Demand, offer: TalentOffer): string {
  const modes = (['strict', 'moderate'] as const).map((mode) => findObstacles(mode, demand, offer));
  return JSON.stringify([compareFields(demand, offer), modes]);
}

function remembered(compute: (value: number) => number): (value: number) => number {
  const known = new Map<number, number>();
  return (value) => {
    let result = known.get(value);
    if (result === undefined) known.set(value, (result = compute(value)));
    return result;
  };
}

const NOTHING: TalentOffer = {
  title: '',
  skills: new Map(),
  seniority: null,
  english: null,
  hourly: null,
  monthly: null,
  country: null,
  specializations: [],
};

function limits(range: DollarRange | null): boolean {
  return (range?.max ?? null) !== null;
}

function atMost(max: number | null): DollarRange | null {
  return max === null ? null : { min: null, max };
}
