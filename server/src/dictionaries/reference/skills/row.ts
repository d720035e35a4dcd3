/**
 * A skill. To add a skill, add a line with an id that was never used (ids are part of links, and each area has a range
 * of a hundred), the name, the slug of the icon in simple-icons or null, and aliases in lower case. A skill can be
 * renamed under its id, but must never be removed after a release.
 */
export type SkillDefinition = readonly [id: number, name: string, icon: string | null, aliases?: readonly string[]];
