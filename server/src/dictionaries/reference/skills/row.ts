/**
 * A skill. To add one, add a line with an id that was never used (ids are part of links; each area has a range of a
 * hundred), the name, the slug of its simple-icons icon or null, and aliases in lower case. A skill can be renamed
 * under its id, but never removed once it was released.
 */
export type SkillDefinition = readonly [id: number, name: string, icon: string | null, aliases?: readonly string[]];
