import { shortDay } from '@crewdock/sdk/cards/date';

/** Formats the date `2026-03-07` as `7 Mar 2026`; an empty date results in an empty string. */
export function formatDay(day: string): string {
  return day === '' ? '' : shortDay(day);
}

/**
 * Parses an entered date: `7 Mar 2026`, `7 March 2026`, `Mar 7, 2026` or `2026-03-07`. Returns it as `2026-03-07`, or
 * null if there is no such date. Rejects numeric dates such as `7/3/2026`, because they are ambiguous.
 */
export function parseDay(text: string): string | null {
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text.trim())?.groups;
  if (iso) return toDay(Number(iso['year']), Number(iso['month']), Number(iso['day']));
  const words =
    /^(?<day>\d{1,2})\.? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(text.trim())?.groups ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i.exec(text.trim())?.groups;
  if (!words) return null;
  const typed = words['month']!.toLowerCase();
  const month = MONTH_NAMES.findIndex((name) => name.startsWith(typed));
  return month === -1 ? null : toDay(Number(words['year']), month + 1, Number(words['day']));
}

const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
