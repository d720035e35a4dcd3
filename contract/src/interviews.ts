/** How much of an interview there may be: plain values, for the schemas and for whoever writes its forms. */

/** Minutes. */
export const INTERVIEW_SHORTEST = 15;
export const INTERVIEW_LONGEST = 180;
/** Times that are open to one person at once. */
export const OPEN_TIMES_MAX = 20;
/** Nobody offers a time later than that. */
export const DAYS_AHEAD_MAX = 90;
export const PLACE_MAX = 300;
export const INTERVIEW_NOTE_MAX = 1000;
export const INTERVIEW_REASON_MAX = 500;
/** Ranges of free hours in a week. */
export const FREE_HOURS_MAX = 35;

export const INTERVIEW_STATES = ['offered', 'booked', 'held', 'withdrawn', 'cancelled'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
