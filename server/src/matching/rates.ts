import type { Demand, TalentOffer } from './pair.ts';
import { HOURS_A_MONTH } from './weights.ts';

export type RateUnit = 'hourly' | 'monthly';

/** A talent's lowest rate compared with a job's highest, with the units in which they are given. */
export interface RateMeeting {
  /** The talent's rate divided by the job's maximum; up to 1 is within budget. */
  factor: number;
  asked: RateUnit;
  paid: RateUnit;
}

/** Whether the job limits the rate, which requires a maximum. */
export function asksForRate({ hourly, monthly }: Demand): boolean {
  return (hourly?.max ?? monthly?.max ?? null) !== null;
}

/**
 * Compares rates in the same unit; of two such comparisons the better one counts. A rate is converted only where the
 * two sides have no unit in common. Null when one side has no rate.
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

/** Converts a rate to an hourly one. */
export function byTheHour(dollars: number, unit: RateUnit): number {
  return dollars / HOURS[unit];
}

const HOURS: Record<RateUnit, number> = { hourly: 1, monthly: HOURS_A_MONTH };

function compareRates(demand: Demand, paid: RateUnit, offer: TalentOffer, asked: RateUnit): RateMeeting | null {
  const [dollars, most] = [offer[asked], demand[paid]?.max ?? null];
  if (dollars === null || most === null) return null;
  return { factor: (dollars * HOURS[paid]) / (most * HOURS[asked]), asked, paid };
}
