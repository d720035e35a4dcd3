/** What each field is worth, of 100 points; a field that the job doesn't ask for or the talent doesn't tell drops out. */
export const FIELD_POINTS = {
  /** Main and other skills together. */
  skills: 50,
  seniority: 15,
  english: 10,
  rate: 10,
  location: 10,
  specialization: 5,
} as const;

/** A main skill counts double. */
export const SKILL_SHARES = { main: 2, other: 1 } as const;

/** What a field is worth that is nearly met: one step of seniority or English off, a rate up to `RATE_TOLERANCE` over. */
export const NEARLY = 0.5;

/** How far a rate may be over, as a factor. */
export const RATE_TOLERANCE = 1.2;

/** A monthly rate compares with an hourly one as so many hours. */
export const HOURS_A_MONTH = 160;
