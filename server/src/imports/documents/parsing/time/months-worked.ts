/**
 * The number of months that the ranges of months or years cover. Overlapping months count once. A year starts in July
 * and ends in June, so that `2016` to `2019` are three years.
 */
export function monthsCovered(ranges: readonly { from: string; to: string | null }[], today: string): number {
  const spans = ranges
    .map(({ from, to }) => [firstMonthIndex(from), lastMonthIndex(to || today.slice(0, 7)) + 1] as const)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return months;
}

/** Months since year 0 of a start such as `2019-03`, or `2019` for July 2019. */
export function firstMonthIndex(date: string): number {
  return toMonthIndex(date, 7);
}

/** Months since year 0 of an end such as `2019-03`, or `2019` for June 2019. */
export function lastMonthIndex(date: string): number {
  return toMonthIndex(date, 6);
}

function toMonthIndex(date: string, monthOfYear: number): number {
  return Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) || monthOfYear) - 1;
}
