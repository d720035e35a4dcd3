/** Formats hours as `5 h`, from 48 hours on as `2.4 days`; a dash for null. */
export function formatHours(value: number | null): string {
  if (value === null) return '–';
  if (value < 48) return `${Math.round(value * 10) / 10} h`;
  return `${Math.round((value / 24) * 10) / 10} days`;
}

/** Formats a share such as `34 %`; a dash if `whole` is 0. */
export function formatPercentage(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}
