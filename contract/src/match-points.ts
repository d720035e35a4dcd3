/** Points per field. The score is the percentage earned of the points of all fields that the job asks for. */
export const FIELD_POINTS = {
  /** Main and other skills together. */
  skills: 50,
  seniority: 15,
  english: 10,
  rate: 10,
  location: 10,
  specialization: 5,
} as const;

/** Share of a skill's points for having the skill; the rest depends on the required years. */
export const SKILL_HELD = 0.5;
