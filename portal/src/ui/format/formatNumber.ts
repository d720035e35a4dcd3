/**
 * Created once, because `toLocaleString` would create a formatter per call, and a market's filters show a hundred
 * numbers.
 */
const format = new Intl.NumberFormat('en-US');

/** Formats a number with separators: `1234` → `1,234`. */
export function formatNumber(value: number): string {
  return format.format(value);
}
