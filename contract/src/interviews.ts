/** Limits of interviews; no Zod, so that schemas and forms can import them. */

/** Minimum and maximum duration, in minutes. */
export const INTERVIEW_SHORTEST = 15;
export const INTERVIEW_LONGEST = 180;
/** Maximum number of times offered at once. */
export const OPEN_TIMES_MAX = 20;
/** Maximum number of days between today and an offered time. */
export const DAYS_AHEAD_MAX = 90;
export const PLACE_MAX = 300;
export const INTERVIEW_NOTE_MAX = 1000;
export const INTERVIEW_REASON_MAX = 500;
/** Maximum number of weekly free periods. */
export const FREE_HOURS_MAX = 35;

export const INTERVIEW_STATES = ['offered', 'booked', 'held', 'withdrawn', 'cancelled'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
