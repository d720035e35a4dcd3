import type { Demand, Offer } from './pair.ts';
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
 * Compares rates. With two units the best comparison counts, so that giving a second rate is never a disadvantage. Null
 * when no rates can be compared.
 */
export function meetRates(demand: Demand, offer: Offer): RateMeeting | null {
  let best: RateMeeting | null = null;
  for (const asked of UNITS) {
    for (const paid of UNITS) {
      const [dollars, most] = [offer[asked], demand[paid]?.max ?? null];
      if (dollars === null || most === null) continue;
      const factor = (dollars * HOURS[paid]) / (most * HOURS[asked]);
      if (!best || factor < best.factor || (factor === best.factor && asked === paid && best.asked !== best.paid))
        best = { factor, asked, paid };
    }
  }
  return best;
}

/** Converts a rate to an hourly one. */
export function byTheHour(dollars: number, unit: RateUnit): number {
  return dollars / HOURS[unit];
}

const UNITS: readonly RateUnit[] = ['hourly', 'monthly'];
const HOURS: Record<RateUnit, number> = { hourly: 1, monthly: HOURS_A_MONTH };
