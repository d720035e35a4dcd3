import { type IsAffordable, canAfford } from '../matching/from-memory.ts';
import { seniorityRange } from '../matching/match.ts';
import { type Demand, keySkills } from '../matching/pair.ts';
import type { FoundCards, MarketSearch, MarketQuestion } from '../search/question.ts';

/**
 * Narrows a question with filters to talents that a mode may show for a job. The result may include other talents, but
 * includes all that match. Null if the question already filters by skills, the job does not require skills, or the mode
 * shows all talents.
 */
export function askForCandidates(question: MarketQuestion, demand: Demand): MarketQuestion | null {
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

/**
 * Returns a function that counts the talents that a mode shows for a job, using the index only. Null if the talents
 * must be compared one by one.
 */
export function totalFor(
  question: MarketQuestion,
  demand: Demand,
  search: MarketSearch,
): (() => Promise<number | null>) | null {
  const { matching, filters } = question;
  if (matching === 'all') return () => search.total(question);
  const candidates = askForCandidates(question, demand);
  if (!candidates || matching === 'strict') return null;
  if (matching === 'recommended') return () => search.total(candidates);
  // The seniority filter would replace the job's seniority, so the talents must be compared.
  if (filters.seniority) return null;
  const isAffordable = canAfford('moderate', demand);
  if (!isAffordable) return () => search.total(candidates);
  return () => search.examine(candidates, (found) => countByRates(found, isAffordable));
}

function countByRates(found: FoundCards, isAffordable: IsAffordable): number {
  let count = 0;
  for (const place of found.all()) {
    const { hourly, monthly } = found.ratesOf(place);
    if (isAffordable(hourly, monthly)) count++;
  }
  return count;
}
