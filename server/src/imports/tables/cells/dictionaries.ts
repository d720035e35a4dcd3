import { countryIds } from './countries.ts';
import { normalizeText } from './folded.ts';
import { englishIds, seniorityIds } from './levels.ts';

/**
 * Dictionaries for parsing cells. They contain only plain values, so that they can be sent to worker processes. Keys
 * are normalized by `normalizeText`.
 */
export interface ImportDictionaries {
  /** Skills by name and by alias. */
  skills: Record<string, { id: number; name: string }>;
  seniorities: Record<string, number>;
  /** Ids of English levels by label, level (`b2`) and word (`fluent`). */
  english: Record<string, number>;
  /** Country ids by code, and by name in many languages. */
  countries: Record<string, number>;
  /** Country codes by id. */
  country_codes: Record<number, string>;
}

interface Rows {
  skills: { id: number; name: string; aliases: readonly string[] }[];
  seniorities: { id: number; label: string }[];
  english: { id: number; name: string }[];
  countries: { id: number; code: string; name: string }[];
}

export function importDictionaries({ skills, seniorities, english, countries }: Rows): ImportDictionaries {
  const called = (name: (skill: Rows['skills'][number]) => readonly string[]) =>
    skills.flatMap((skill) =>
      name(skill).map((each) => [normalizeText(each), { id: skill.id, name: skill.name }] as const),
    );
  return {
    skills: Object.fromEntries([...called(({ aliases }) => aliases), ...called(({ name }) => [name])]),
    seniorities: seniorityIds(seniorities),
    english: englishIds(english),
    countries: countryIds(countries),
    country_codes: Object.fromEntries(countries.map(({ id, code }) => [id, code])),
  };
}
