import type { Demand, Offer } from './pair.ts';
import { HOURS_A_MONTH } from './weights.ts';

export type RateUnit = 'hourly' | 'monthly';

/** The least that a talent asks beside the most that a job pays, with the units that they are told in. */
export interface RateMeeting {
  /** 1 and less is inside. */
  factor: number;
  asked: RateUnit;
  paid: RateUnit;
}

/** Whether a rate can be too high for the job: one that names no most asks for none. */
export function asksForRate({ hourly, monthly }: Demand): boolean {
  return (hourly?.max ?? monthly?.max ?? null) !== null;
}

/** Where somebody tells two rates, the better one counts: or who tells both would stand behind who tells one. Null: none is told. */
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

/** The same by the hour. */
export function byTheHour(dollars: number, unit: RateUnit): number {
  return dollars / HOURS[unit];
}

const UNITS: readonly RateUnit[] = ['hourly', 'monthly'];
const HOURS: Record<RateUnit, number> = { hourly: 1, monthly: HOURS_A_MONTH };
