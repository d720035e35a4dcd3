/**
 * The number of months until today that the ranges of months or years cover. Overlapping months count once, and years
 * from January to December.
 */
export function monthsCovered(ranges: readonly { from: string; to: string | null }[], today: string): number {
  const now = today.slice(0, 7);
  const spans = ranges
    .map(({ from, to }) => [firstMonthIndex(from), lastMonthIndex(to || now, now) + 1] as const)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return months;
}

/** Months since year 0 of a start such as `2019-03`, or `2019` for January 2019. */
export function firstMonthIndex(date: string): number {
  return toMonthIndex(date, 1);
}

/** Months since year 0 of an end such as `2019-03`, or `2019` for December 2019, but not after the month `now`. */
export function lastMonthIndex(date: string, now: string): number {
  return Math.min(toMonthIndex(date, 12), toMonthIndex(now, 12));
}

function toMonthIndex(date: string, monthOfYear: number): number {
  return Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) || monthOfYear) - 1;
}
