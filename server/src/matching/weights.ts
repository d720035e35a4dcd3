/** A main skill counts double. */
export const SKILL_SHARES = { main: 2, other: 1 } as const;

/**
 * Credit by steps above the required seniority; steps that are not listed get none. One step below is closer than two
 * above.
 */
export const SENIORITY: ReadonlyMap<number, number> = new Map([
  [-1, 0.6],
  [0, 1],
  [1, 1],
  [2, 0.5],
]);

/** Credit for English one level below the requirement. */
export const ENGLISH_ONE_SHORT = 0.5;

/** Credit for a rate falls from 1 at the job's maximum to 0 at this factor of it. */
export const RATE_TOLERANCE = 1.2;

/** Hours per month for comparing monthly with hourly rates. */
export const HOURS_A_MONTH = 160;
