import { calendarDate } from '@crewdock/contract/short-date';

/** Formats an instant, or a day such as `2026-03-07`, in UTC: `7 Mar 2026`. */
export function formatUtcShortDate(day: Date | string): string {
  const date = new Date(day);
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Formats the date of an instant in a time zone: `Tuesday 3 Mar 2026`. */
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
