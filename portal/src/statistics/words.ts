export const PERIODS = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const;

/** The number of days in the URL; 30 by default. */
export function daysAsked(days: string | null): number {
  return PERIODS.find((period) => String(period.days) === days)?.days ?? 30;
}
