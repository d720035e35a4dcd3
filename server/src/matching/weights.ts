/** Shares of the points: a main skill counts double. */
export const SKILL_SHARES = { main: 2, other: 1 } as const;

/**
 * Credit by number of levels above the required seniority. Other levels get no credit. One level below gets more credit
 * than two levels above.
 */
export const SENIORITY: ReadonlyMap<number, number> = new Map([
  [-1, 0.6],
  [0, 1],
  [1, 1],
  [2, 0.5],
]);

/** Credit for an English level that is one below the requirement. */
export const ENGLISH_ONE_SHORT = 0.5;

/** The credit for a rate decreases from 1 at the job's maximum to 0 at this multiple of the maximum. */
export const RATE_TOLERANCE = 1.2;

/** Hours per month for converting monthly rates to hourly rates. */
export const HOURS_A_MONTH = 160;
