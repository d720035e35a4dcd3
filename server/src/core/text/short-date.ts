import { calendarDate, monthOfYear } from '@crewdock/contract/short-date';

/** `7 Mar 2026`, in UTC, of an instant or of a day such as `2026-03-07`. */
export function formatUtcShortDate(day: Date | string): string {
  const date = new Date(day);
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** `Tuesday 3 Mar 2026`, in a time zone. */
export function weekdayDate(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone,
  });
  const { weekday, year, month, day } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  ) as Record<string, string>;
  return `${weekday} ${calendarDate(Number(year), Number(month), Number(day))}`;
}

/** `Mar 2026` of `2026-03`. */
export function shortMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return monthOfYear(year!, number!);
}
