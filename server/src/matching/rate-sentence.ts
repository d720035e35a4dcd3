import type { Demand, DollarRange, TalentOffer } from './pair.ts';
import { byTheHour, meetRates, type RateUnit } from './rates.ts';
import { HOURS_A_MONTH } from './weights.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as messages from '../core/messages/matches.ts';

/**
 * Explains the rate: `Rate: the job pays $30 to $50/hr; the talent asks for $55/hr, 10% over.` If the units differ,
 * states the number of hours per month used for the conversion.
 */
export function rateSentence(demand: Demand, offer: TalentOffer): string {
  const meeting = meetRates(demand, offer);
  if (meeting === null) return formatMessage(messages.unknownRate, { pay: formatJobPay(demand) });
  const { asked, paid, factor } = meeting;
  const values = {
    pay: payBy(demand, paid),
    rate: price(offer[asked]!, asked),
    over: factor > 1 ? formatMessage(messages.overPay, { percent: getPercent(factor - 1) }) : '',
  };
  if (asked === paid) return formatMessage(messages.sameUnitRate, values);
  const hours = HOURS_A_MONTH;
  if (asked === 'monthly') {
    const hourly = price(byTheHour(offer.monthly!, asked), 'hourly');
    return formatMessage(messages.monthlyRate, { ...values, hourly, hours });
  }
  const hourly = price(byTheHour(demand.monthly!.max!, paid), 'hourly');
  return formatMessage(messages.monthlyPay, { ...values, hourly, hours });
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
  const most = `$${amount(max!)}`;
  if (min === null || min === max) return formatMessage(messages.maximumPay, { most });
  return formatMessage(messages.payRange, { least: `$${amount(min)}`, most });
}

/** Rounds up, so that a rate above the maximum is never shown as 0% over. */
function getPercent(part: number): number {
  return Math.ceil(100 * part - 1e-9);
}

function amount(dollars: number): string {
  return dollars.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
