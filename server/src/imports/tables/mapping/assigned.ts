import type { ImportField } from '@crewdock/contract/import-mapping';
import type { Score } from './scores.ts';

/** Minimum score for assigning a field to a column. */
const SURE_ENOUGH = 0.4;

/** Assigns the most likely field to each column, highest score first. Each field is assigned at most once. */
export function assignFields(scores: Score[], columns: number): (Score | null)[] {
  const chosen = assignGreedily(scores, columns);
  const has = (field: ImportField) => chosen.some((score) => score?.field === field);
  if (!has('first_name') || !has('last_name')) return tidied(chosen);
  // If first and last name have columns, another column that looks like names contains other people or things.
  const others = scores.filter(({ field }) => field !== 'name' && field !== 'name_and_title');
  return tidied(assignGreedily(others, columns));
}

function assignGreedily(scores: Score[], columns: number): (Score | null)[] {
  const chosen: (Score | null)[] = Array.from({ length: columns }, () => null);
  const taken = new Set<ImportField>();
  const likeliest = scores
    .filter(({ score }) => score >= SURE_ENOUGH)
    .sort((a, b) => b.score - a.score || Number(b.isOwnName) - Number(a.isOwnName) || a.column - b.column);
  for (const score of likeliest) {
    if (chosen[score.column] || taken.has(score.field)) continue;
    chosen[score.column] = score;
    taken.add(score.field);
  }
  return chosen;
}

/** Corrects fields whose meaning depends on the other columns. */
function tidied(assigned: (Score | null)[]): (Score | null)[] {
  let chosen = assigned;
  const taken = new Set(assigned.map((score) => score?.field));
  const become = (from: ImportField, to: ImportField) =>
    chosen.map((score) => (score?.field === from ? { ...score, field: to } : score));
  // `Key skills` alone are all skills of a person.
  if (!taken.has('skills'))
    chosen = chosen.map((score) =>
      score?.field === 'main_skills' && /key.?skills?/i.test(score.header) ? { ...score, field: 'skills' } : score,
    );
  // Next to a first name column, `Name` means the last name.
  if (taken.has('name') && taken.has('first_name') && !taken.has('last_name')) return become('name', 'last_name');
  if (taken.has('name') && taken.has('last_name') && !taken.has('first_name')) return become('name', 'first_name');
  // A first name column without a last name column contains whole names.
  if (taken.has('first_name') && !taken.has('last_name') && !taken.has('name')) return become('first_name', 'name');
  return chosen;
}
