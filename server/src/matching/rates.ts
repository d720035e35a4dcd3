import type { Demand, TalentOffer } from './pair.ts';
import { HOURS_A_MONTH } from './weights.ts';

export type RateUnit = 'hourly' | 'monthly';

/** The comparison of a talent's lowest rate with a job's highest rate, and the units of both rates. */
export interface RateMeeting {
  /** The talent's rate divided by the job's maximum. Values up to 1 are within the budget. */
  factor: number;
  asked: RateUnit;
  paid: RateUnit;
}

/** Returns whether the job limits the rate, that is, has a maximum rate. */
export function asksForRate({ hourly, monthly }: Demand): boolean {
  return (hourly?.max ?? monthly?.max ?? null) !== null;
}

/**
 * Compares the rates. Rates in the same unit are preferred; if both units can be compared, the better comparison
 * counts. Converts a rate only if the two sides have no common unit. Null if one side has no rate.
 */
export function meetRates(demand: Demand, offer: TalentOffer): RateMeeting | null {
  const [byHour, byMonth] = [
    compareRates(demand, 'hourly', offer, 'hourly'),
    compareRates(demand, 'monthly', offer, 'monthly'),
  ];
  if (byHour && byMonth) return byMonth.factor < byHour.factor ? byMonth : byHour;
  return (
    byHour ??
    byMonth ??
    compareRates(demand, 'hourly', offer, 'monthly') ??
    compareRates(demand, 'monthly', offer, 'hourly')
  );
}

/** Converts a rate to an hourly rate. */
export function byTheHour(dollars: number, unit: RateUnit): number {
  return dollars / HOURS[unit];
}

const HOURS: Record<RateUnit, number> = { hourly: 1, monthly: HOURS_A_MONTH };

function compareRates(demand: Demand, paid: RateUnit, offer: TalentOffer, asked: RateUnit): RateMeeting | null {
  const [dollars, most] = [offer[asked], demand[paid]?.max ?? null];
  if (dollars === null || most === null) return null;
  return { factor: (dollars * HOURS[paid]) / (most * HOURS[asked]), asked, paid };
}
