import type { ImportField } from '@crewdock/contract/import-mapping';
import type { Score } from './scores.ts';

/** Below it, a column is left out rather than guessed. */
const SURE_ENOUGH = 0.4;

/** The likeliest field of each column, each field once: the surest first. */
export function assigned(scores: Score[], columns: number): (Score | null)[] {
  const chosen: (Score | null)[] = Array.from({ length: columns }, () => null);
  const taken = new Set<ImportField>();
  const likeliest = scores
    .filter(({ score }) => score >= SURE_ENOUGH)
    .sort((a, b) => b.score - a.score || a.column - b.column);
  for (const score of likeliest) {
    if (chosen[score.column] || taken.has(score.field)) continue;
    chosen[score.column] = score;
    taken.add(score.field);
  }
  return tidied(chosen, taken);
}

/** What fields mean together. */
function tidied(chosen: (Score | null)[], taken: Set<ImportField>): (Score | null)[] {
  const become = (from: ImportField, to: ImportField) =>
    chosen.map((score) => (score?.field === from ? { ...score, field: to } : score));
  // `Name` beside `Vorname` is the family’s.
  if (taken.has('name') && taken.has('first_name') && !taken.has('last_name')) return become('name', 'last_name');
  if (taken.has('name') && taken.has('last_name') && !taken.has('first_name')) return become('name', 'first_name');
  // A first name alone is all there is of the name.
  if (taken.has('first_name') && !taken.has('last_name') && !taken.has('name')) return become('first_name', 'name');
  return chosen;
}
