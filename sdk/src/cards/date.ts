import { calendarDate, monthOfYear } from '@crewdock/contract/short-date';

const DAY = 86_400_000;

/**
 * Formats a date relative to today, as the specification requires: `today`, `3 days ago`, `2 weeks ago`, `5 months
 * ago`. Counts calendar days in local time.
 */
export function relativeDate(iso: string, now: Date = new Date()): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(new Date(iso)));
  if (days === 0) return 'today';
  if (days <= 6) return ago(days, 'day');
  if (days <= 29) return ago(Math.floor(days / 7), 'week');
  return ago(Math.floor(days / 30), 'month');
}

/** Formats a time as a local date, `7 Mar 2026`. */
export function shortDate(iso: string): string {
  const date = new Date(iso);
  return calendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Formats the date `2026-03-07` as `7 Mar 2026`, without a time zone conversion. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return calendarDate(year!, month!, date!);
}

/** Formats the month `2026-03` as `Mar 2026`. */
export function shortMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return monthOfYear(year!, number!);
}

function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
