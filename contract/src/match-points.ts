/**
 * Points per field. The match score is the percentage of points earned, out of the points of all fields that the job
 * requires.
 */
export const FIELD_POINTS = {
  /** Points for main and other skills together. */
  skills: 50,
  seniority: 15,
  english: 10,
  rate: 10,
  location: 10,
  specialization: 5,
} as const;

/**
 * Share of a skill's points that the talent earns for having the skill; the rest depends on the years of experience.
 */
export const SKILL_HELD = 0.5;
