/** Years that are not told. */
const UNTOLD = 127;
const MAIN = 128;

/** What a card tells of one of its skills, in a byte: years, and whether it is a main skill. Beyond 126 years it is 126. */
export const SKILL_NOTE = `least(coalesce(experience, ${UNTOLD}), case when experience is null then ${UNTOLD} else ${UNTOLD - 1} end)
  + case when is_main then ${MAIN} else 0 end`;

/** Null: not told. */
export function yearsIn(note: number): number | null {
  const years = note % MAIN;
  return years === UNTOLD ? null : years;
}

export function isMainIn(note: number): boolean {
  return note >= MAIN;
}
