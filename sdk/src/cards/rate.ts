import type { Rate } from '@crewdock/contract/cards';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';

interface Units {
  hour: string;
  month: string;
}

const FULL: Units = { hour: '/hr', month: '/month' };
/** Units of rates in compact rows of tables and boards. */
export const SHORT: Units = { hour: '/h', month: '/m' };

interface Rated {
  hourly_rate: Rate | null;
  monthly_rate: Rate | null;
}

/** Formats a card's hourly rate or, if there is none, its monthly rate; null if it has neither. */
export function knownRate({ hourly_rate, monthly_rate }: Rated, { hour, month }: Units = FULL): string | null {
  return rateIn(hourly_rate, hour) ?? rateIn(monthly_rate, month);
}

/** Like `knownRate`, but returns “Rate on request” instead of null. */
export function rateLabel(card: Rated, units: Units = FULL): string {
  return knownRate(card, units) ?? RATE_ON_REQUEST;
}

/** Formats an hourly rate: `$45/hr`, `$40 / $60/hr`, `-- / $60/hr`; null if there is no rate. */
export function hourlyRate(rate: Rate | null): string | null {
  return rateIn(rate, FULL.hour);
}

/** Formats a monthly rate like an hourly rate: `$7,200/month`. */
export function monthlyRate(rate: Rate | null): string | null {
  return rateIn(rate, FULL.month);
}

/** Formats a rate with a unit: `$45/h`; null if there is no rate. */
export function rateIn(rate: Rate | null, unit: string): string | null {
  if (!rate || (rate.min === null && rate.max === null)) return null;
  if (rate.min === rate.max) return `${dollars(rate.min)}${unit}`;
  return `${dollars(rate.min)} / ${dollars(rate.max)}${unit}`;
}

/** Groups digits without `Intl`, which would delay a widget's first paint. */
function dollars(amount: number | null): string {
  if (amount === null) return '--';
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
