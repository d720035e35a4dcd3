import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { type Amount, parseAmount, type Period } from './amount.ts';
import { quoteCellText } from './quoted.ts';

/** Working hours of a full-time job in each period. */
const HOURS: Record<Period, number> = { hour: 1, day: 8, month: 160, year: 1920 };
/** Limits in US dollars. An amount outside of them means that the period was detected incorrectly. */
const HOURLY_MAX = 1000;
const MONTHLY_MIN = 100;
const MONTHLY_MAX = 200_000;

export type RateField = 'hourly_rate' | 'monthly_rate';

type Rate = { field: RateField; dollars: number } | { fault: string };

/**
 * Converts the amount in a cell to whole US dollars per hour or month. A day has 8 hours, a month 160 hours, a year 12
 * months.
 */
export function parseRate(text: string, field: RateField | 'rate', mapping: ImportMapping): Rate {
  const amount = parseAmount(text);
  if (!amount) return { fault: `is no amount: ${quoteCellText(text)}` };
  const dollars = inDollars(amount, mapping);
  if (dollars === null) return { fault: `is in ${amount.currency ?? mapping.currency}, which has no exchange rate` };
  const usual = field === 'hourly_rate' ? 'hour' : field === 'monthly_rate' ? 'month' : mapping.period;
  const period = amount.period ?? usual;
  const target = field !== 'rate' ? field : period === 'hour' || period === 'day' ? 'hourly_rate' : 'monthly_rate';
  const exact = (dollars / HOURS[period]) * HOURS[target === 'hourly_rate' ? 'hour' : 'month'];
  const whole = Math.round(exact);
  if (whole === 0) return { fault: `is nothing: ${quoteCellText(text)}` };
  if (target === 'hourly_rate' && whole > HOURLY_MAX)
    return { fault: `is too much for an hour: ${quoteCellText(text)}` };
  if (target === 'monthly_rate' && whole > MONTHLY_MAX)
    return { fault: `is too much for a month: ${quoteCellText(text)}` };
  if (target === 'monthly_rate' && whole < MONTHLY_MIN)
    return { fault: `is too little for a month: ${quoteCellText(text)}` };
  return { field: target, dollars: whole };
}

function inDollars({ value, currency }: Amount, { currency: usual, exchange }: ImportMapping): number | null {
  const code = currency ?? usual;
  if (code === 'USD') return value;
  return exchange[code] === undefined ? null : value * exchange[code];
}
