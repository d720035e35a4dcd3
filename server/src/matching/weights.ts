/** A main skill counts double. */
export const SKILL_SHARES = { main: 2, other: 1 } as const;

/** By steps above the asked seniority: what is not listed is not met. One below is nearer than two above. */
export const SENIORITY: ReadonlyMap<number, number> = new Map([
  [-1, 0.6],
  [0, 1],
  [1, 1],
  [2, 0.5],
]);

/** What English one level short is worth. */
export const ENGLISH_ONE_SHORT = 0.5;

/** Above what the job pays, a rate falls to nothing at this factor. */
export const RATE_TOLERANCE = 1.2;

/** A monthly rate compares with an hourly one as so many hours. */
export const HOURS_A_MONTH = 160;
