import { seniorityRange } from '../matching/match.ts';
import { type Demand, keySkills } from '../matching/pair.ts';
import type { Question } from '../search/question.ts';

/**
 * The same question of those talents alone that a mode can show for a job, as far as the index tells: everybody who fits is among them.
 * Null where the question asks for skills itself, or the job for none.
 */
export function askForCandidates(question: Question, demand: Demand): Question | null {
  const { filters, matching } = question;
  const skills = keySkills(demand).map(({ id }) => id);
  if (filters.skills || filters.main_skills || skills.length === 0 || matching === 'all') return null;
  const isStrict = matching === 'strict';
  const range = matching === 'recommended' ? null : seniorityRange(matching, demand);
  return {
    ...question,
    filters: {
      ...filters,
      skills,
      seniority: filters.seniority ?? range ?? undefined,
      english: filters.english ?? (isStrict ? (demand.english ?? undefined) : undefined),
      location: filters.location ?? (isStrict && demand.countries.length > 0 ? demand.countries : undefined),
    },
  };
}
