/** Shares of the points: a main skill counts double. */
export const SKILL_SHARES = { main: 2, other: 1 } as const;

/**
 * Share of the points by number of levels above the required seniority; other levels get none. One level below gets
 * more than two levels above.
 */
export const SENIORITY: ReadonlyMap<number, number> = new Map([
  [-1, 0.6],
  [0, 1],
  [1, 1],
  [2, 0.5],
]);

/** Share of the points for an English level that is one below the requirement. */
export const ENGLISH_ONE_SHORT = 0.5;

/**
 * Multiple of the job's maximum at which a rate gets no points. The share of the points decreases from 1 at the maximum
 * to 0 at this multiple.
 */
export const RATE_TOLERANCE = 1.2;

/** Hours per month for converting monthly rates to hourly rates. */
export const HOURS_A_MONTH = 160;
