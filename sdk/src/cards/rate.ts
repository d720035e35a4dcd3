import type { Rate } from '@crewdock/contract/cards';

/** Units of rates in compact rows of tables and boards. */
export const SHORT = { hour: '/h', month: '/m' };

/** `$45/hr`, `$40 / $60/hr`, `-- / $60/hr`; null when there is no rate. */
export function hourlyRate(rate: Rate | null): string | null {
  return rateIn(rate, '/hr');
}

/** `$7,200/month`, written like the hourly rate. */
export function monthlyRate(rate: Rate | null): string | null {
  return rateIn(rate, '/month');
}

/** A rate with the given unit: `$45/h`; null when there is no rate. */
export function rateIn(rate: Rate | null, unit: string): string | null {
  if (!rate || (rate.min === null && rate.max === null)) return null;
  if (rate.min === rate.max) return `${dollars(rate.min)}${unit}`;
  return `${dollars(rate.min)} / ${dollars(rate.max)}${unit}`;
}

/** Groups digits manually: `Intl` would delay a widget's first paint. */
function dollars(amount: number | null): string {
  if (amount === null) return '--';
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
