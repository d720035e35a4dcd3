/** Made once: `toLocaleString` makes one for every number, and a market's filters have a hundred. */
const format = new Intl.NumberFormat('en-US');

/** A number as people read it: `1,234`. */
export function formatNumber(value: number): string {
  return format.format(value);
}
