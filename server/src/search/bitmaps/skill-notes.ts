/** Represents unspecified years. */
const UNTOLD = 127;
const MAIN = 128;

/**
 * SQL expression for the note of a card's skill, one byte: the years of experience (at most 126), plus `MAIN` for a
 * main skill.
 */
export const SKILL_NOTE = `least(coalesce(experience, ${UNTOLD}), case when experience is null then ${UNTOLD} else ${UNTOLD - 1} end)
  + case when is_main then ${MAIN} else 0 end`;

/** Returns the years of experience; null if not specified. */
export function yearsIn(note: number): number | null {
  const years = note % MAIN;
  return years === UNTOLD ? null : years;
}

export function isMainIn(note: number): boolean {
  return note >= MAIN;
}
