/** The number of months that the ranges cover. Overlapping months count once. */
export function monthsCovered(ranges: readonly { from: string; to: string | null }[], today: string): number {
  const spans = ranges
    .map(({ from, to }) => [toMonthIndex(from), toMonthIndex(to ?? today.slice(0, 7)) + 1] as const)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return months;
}

/** Months since year 0. `month` has the form `2019-03`. */
export function toMonthIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
