/** Formats years of experience: `9 yrs`, `1 yr`, and `< 1 yr` for 0. */
export function formatYears(count: number): string {
  if (count === 0) return '< 1 yr';
  return count === 1 ? '1 yr' : `${count} yrs`;
}
