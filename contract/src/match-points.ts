/** What each field is worth; the score is the share of those that the job asks for, of 100. */
export const FIELD_POINTS = {
  /** Main and other skills together. */
  skills: 50,
  seniority: 15,
  english: 10,
  rate: 10,
  location: 10,
  specialization: 5,
} as const;

/** What having a skill is worth; the rest comes with the asked years. */
export const SKILL_HELD = 0.5;
