/**
 * The technologies that cards name. One line adds one: an id that was never used before (they stand in links; each
 * area has a hundred), the name, the slug of its icon in simple-icons or null, and other names people type, in lower
 * case. A line whose id is kept may be renamed; a line that was once released stays.
 */
export type SkillRow = readonly [id: number, name: string, icon: string | null, aliases?: readonly string[]];
