import * as messages from './messages.ts';

export const PERIODS = [
  { days: 7, label: messages.sevenDays },
  { days: 30, label: messages.thirtyDays },
  { days: 90, label: messages.ninetyDays },
  { days: 365, label: messages.oneYear },
] as const;

/** Returns the number of days in the URL; 30 by default. */
export function daysAsked(days: string | null): number {
  return PERIODS.find((period) => String(period.days) === days)?.days ?? 30;
}
