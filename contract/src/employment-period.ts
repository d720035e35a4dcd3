import { monthOfYear } from './short-date.ts';

/**
 * Formats the dates of a job, each of which is a month, a year or empty: `Mar 2019 to now`, `2016 to Jun 2018`, `until
 * 2016`. `to` is null for the current job. Returns an empty string if both dates are unknown.
 */
export function formatEmploymentDates(from: string, to: string | null): string {
  const [start, end] = [monthOrYear(from), to === null ? 'now' : monthOrYear(to)];
  if (start === '') return to === null ? 'Current' : end && `until ${end}`;
  return end === '' || start === end ? start : `${start} to ${end}`;
}

/** Formats the dates and the length of a job: `Mar 2019 to Jun 2022 · 3 yrs 4 mo`. `now` is a month. */
export function formatEmploymentPeriod(from: string, to: string | null, now: string): string {
  return [formatEmploymentDates(from, to), formatLength(from, to ?? now)].filter(Boolean).join(' · ');
}

/** Whether `to` is not before `from`. Dates of different precision are compared by year. */
export function isPeriodInOrder(from: string, to: string): boolean {
  return from.slice(0, to.length) <= to.slice(0, from.length);
}

/**
 * Formats the length, including the first and the last month. Without months, formats an approximate number of years.
 */
function formatLength(from: string, to: string): string {
  if (from === '' || to === '' || !isPeriodInOrder(from, to)) return '';
  const [[fromYear, fromMonth], [toYear, toMonth]] = [partsOf(from), partsOf(to)];
  const years = toYear - fromYear;
  if (fromMonth === null || toMonth === null) return years > 0 ? `about ${formatYears(years)}` : '';
  const count = years * 12 + toMonth - fromMonth + 1;
  const [full, rest] = [Math.floor(count / 12), count % 12];
  return [full > 0 && formatYears(full), rest > 0 && `${rest} mo`].filter(Boolean).join(' ');
}

function formatYears(count: number): string {
  return count === 1 ? '1 yr' : `${count} yrs`;
}

function monthOrYear(date: string): string {
  if (date === '') return '';
  const [year, month] = partsOf(date);
  return month === null ? String(year) : monthOfYear(year, month);
}

function partsOf(date: string): [year: number, month: number | null] {
  const [year, month] = date.split('-');
  return [Number(year), month === undefined ? null : Number(month)];
}
