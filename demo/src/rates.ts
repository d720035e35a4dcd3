import type { Random } from './random.ts';

/** Median hourly rates in US dollars at an average price level, by seniority from Junior to Lead. */
export const MEDIAN_RATES = [22, 35, 52, 68] as const;

const SPREAD = 0.3;
const HOURS_A_MONTH = 160;
/** Ratio of a monthly rate to the hourly rate for all hours of a month. */
const MONTH_DISCOUNT = 0.9;

export interface TalentRate {
  hourly_rate: number | null;
  monthly_rate: number | null;
}

/**
 * Generates rates with a lognormal distribution around the median of the seniority and price level; 12 % of talents
 * have no rate.
 */
export function talentRate(seniority: number, price: number, random: Random): TalentRate {
  const hourly = Math.max(8, Math.round(medianOf(seniority) * price * Math.exp(random.normal(0, SPREAD))));
  const monthly = Math.round((hourly * HOURS_A_MONTH * MONTH_DISCOUNT) / 50) * 50;
  const told = random.next();
  if (told < 0.12) return { hourly_rate: null, monthly_rate: null };
  if (told < 0.17) return { hourly_rate: null, monthly_rate: monthly };
  return { hourly_rate: hourly, monthly_rate: told < 0.55 ? monthly : null };
}

export interface RequestRate {
  hourly_min: number | null;
  hourly_max: number | null;
  monthly_min: number | null;
  monthly_max: number | null;
}

/** Generates a range around the median of the seniority. Some jobs have only one bound, 15 % have none. */
export function requestRate(seniority: number, random: Random): RequestRate {
  const middle = medianOf(seniority) * Math.exp(random.normal(0, 0.22));
  const low = Math.max(8, Math.round(middle * random.between(0.75, 0.95)));
  const high = Math.max(low, Math.round(middle * random.between(1.02, 1.35)));
  const month = (rate: number | null) => rate && Math.round((rate * HOURS_A_MONTH * MONTH_DISCOUNT) / 100) * 100;
  const told = random.next();
  const min = told < 0.27 ? null : low;
  const max = told < 0.15 || told > 0.88 ? null : high;
  const form = random.next();
  return {
    hourly_min: form < 0.25 ? null : min,
    hourly_max: form < 0.25 ? null : max,
    monthly_min: form < 0.4 ? month(min) : null,
    monthly_max: form < 0.4 ? month(max) : null,
  };
}

function medianOf(seniority: number): number {
  return MEDIAN_RATES[seniority - 1]!;
}
