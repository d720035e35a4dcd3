import type { Demand, DollarRange, TalentOffer } from './pair.ts';
import { byTheHour, meetRates, type RateUnit } from './rates.ts';
import { HOURS_A_MONTH } from './weights.ts';

/**
 * Explains the rate: `Rate: pays $30 to $50/hr; asks $55/hr, 10 % over.` If the units differ, states the number of
 * hours per month used for the conversion.
 */
export function rateSentence(demand: Demand, offer: TalentOffer): string {
  const meeting = meetRates(demand, offer);
  if (meeting === null) return `Rate: pays ${formatJobPay(demand)}; what is asked isn’t told.`;
  const { asked, paid, factor } = meeting;
  const over = factor > 1 ? `, ${percent(factor - 1)} over` : '';
  const asks = `asks ${price(offer[asked]!, asked)}`;
  const pays = `Rate: pays ${payBy(demand, paid)}`;
  if (asked === paid) return `${pays}; ${asks}${over}.`;
  const hours = `at ${HOURS_A_MONTH} hours a month`;
  if (asked === 'monthly')
    return `${pays}; ${asks}, which is ${price(byTheHour(offer.monthly!, asked), 'hourly')} ${hours}${over}.`;
  const most = price(byTheHour(demand.monthly!.max!, paid), 'hourly');
  return `${pays}, which is up to ${most} ${hours}; ${asks}${over}.`;
}

/** Formats the pay of a job in the unit that the job uses. */
export function formatJobPay(demand: Demand): string {
  return payBy(demand, (demand.hourly?.max ?? null) === null ? 'monthly' : 'hourly');
}

function payBy(demand: Demand, unit: RateUnit): string {
  return `${range(demand[unit]!)}${UNIT_SIGNS[unit]}`;
}

function price(dollars: number, unit: RateUnit): string {
  return `$${amount(dollars)}${UNIT_SIGNS[unit]}`;
}

const UNIT_SIGNS: Record<RateUnit, string> = { hourly: '/hr', monthly: '/month' };

/** Formats a range of pay. The maximum must be set: ranges without a maximum are not compared. */
function range({ min, max }: DollarRange): string {
  return min === null || min === max ? `up to $${amount(max!)}` : `$${amount(min)} to $${amount(max!)}`;
}

/** Rounds up, so that a rate above the maximum is never shown as 0 % over. */
function percent(part: number): string {
  return `${Math.ceil(100 * part - 1e-9)} %`;
}

function amount(dollars: number): string {
  return dollars.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
