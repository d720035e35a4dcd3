import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { findAmountRemainder, findOddAmount } from './amount-warnings.ts';
import { type Amount, parseAmount, type Period } from './amount.ts';
import { quoteCellText } from './quoted.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Working hours of a full-time job in each period. */
const HOURS: Record<Period, number> = { hour: 1, day: 8, month: 160, year: 1920 };
/** Limits in US dollars. An amount outside of them means that the period was detected incorrectly. */
const HOURLY_MAX = 1000;
const MONTHLY_MIN = 100;
const MONTHLY_MAX = 200_000;

export type RateField = 'hourly_rate' | 'monthly_rate';

/** `warning` names what was left out of the cell. */
type Rate = { field: RateField; dollars: number; warning?: string } | { fault: string };

/**
 * Converts the amount in a cell to whole US dollars per hour or month. A day has 8 hours, a month 160 hours, a year 12
 * months. `rowCurrency`: the currency that another cell of the row states.
 */
export function parseRate(
  text: string,
  field: RateField | 'rate',
  mapping: ImportMapping,
  rowCurrency: string | null = null,
): Rate {
  const amount = parseAmount(text);
  if (!amount) return { fault: formatMessage(errors.amount, { text: quoteCellText(text) }) };
  const odd = findOddAmount(text);
  if (odd) return { fault: odd };
  const currency = amount.currency ?? rowCurrency;
  const dollars = inDollars({ ...amount, currency }, mapping);
  if (dollars === null)
    return { fault: formatMessage(errors.noExchangeRate, { currency: currency ?? mapping.currency }) };
  const usual = field === 'hourly_rate' ? 'hour' : field === 'monthly_rate' ? 'month' : mapping.period;
  const period = amount.period ?? usual;
  const target = field !== 'rate' ? field : period === 'hour' || period === 'day' ? 'hourly_rate' : 'monthly_rate';
  const exact = (dollars / HOURS[period]) * HOURS[target === 'hourly_rate' ? 'hour' : 'month'];
  const whole = Math.round(exact);
  if (whole === 0) return { fault: formatMessage(errors.nothing, { text: quoteCellText(text) }) };
  if (target === 'hourly_rate' && whole > HOURLY_MAX)
    return { fault: formatMessage(errors.hourTooHigh, { text: quoteCellText(text) }) };
  if (target === 'monthly_rate' && whole > MONTHLY_MAX)
    return { fault: formatMessage(errors.monthTooHigh, { text: quoteCellText(text) }) };
  if (target === 'monthly_rate' && whole < MONTHLY_MIN)
    return { fault: formatMessage(errors.monthTooLow, { text: quoteCellText(text) }) };
  const isGuess = currency === null && mapping.guesses?.includes('currency');
  const warning = [
    findAmountRemainder(text),
    isGuess ? formatMessage(errors.guessedCurrency, { currency: mapping.currency }) : null,
  ].filter(Boolean);
  return { field: target, dollars: whole, ...(warning.length > 0 && { warning: warning.join('; ') }) };
}

function inDollars({ value, currency }: Amount, { currency: usual, exchange }: ImportMapping): number | null {
  const code = currency ?? usual;
  if (code === 'USD') return value;
  return exchange[code] === undefined ? null : value * exchange[code];
}
