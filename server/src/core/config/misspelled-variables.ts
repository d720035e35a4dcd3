import { environmentSchema } from './environment.ts';
import { SECRETS } from './secret-files.ts';

const KNOWN = [...Object.keys(environmentSchema.shape), ...SECRETS.map((name) => `${name}_FILE`)];
/** Minimum length of checked names: shorter names, such as HOST, resemble too many variables of other programs. */
const SHORTEST = 6;
const LONG = 8;

/**
 * Finds unknown variables with a name similar to one of Crewdock's variables. `meant` is the probable intended name.
 */
export function findMisspelledVariables(
  variables: Record<string, string | undefined> = process.env,
): { name: string; meant: string }[] {
  return Object.keys(variables).flatMap((name) => {
    if (KNOWN.includes(name)) return [];
    const meant = KNOWN.find((known) => isMisspelling(name, known));
    return meant === undefined ? [] : { name, meant };
  });
}

/** Returns a sentence for each misspelled variable. */
export function describeMisspelledVariables(variables: Record<string, string | undefined> = process.env): string[] {
  return findMisspelledVariables(variables).map(
    ({ name, meant }) => `Unknown variable ${name}: did you mean ${meant}?`,
  );
}

function isMisspelling(name: string, known: string): boolean {
  if (known.length < SHORTEST) return false;
  const most = known.length < LONG ? 1 : 2;
  return Math.abs(name.length - known.length) <= most && countEdits(name.toUpperCase(), known) <= most;
}

/**
 * Returns the optimal string alignment distance: number of insertions, deletions, substitutions and transpositions of
 * adjacent characters.
 */
function countEdits(one: string, other: string): number {
  const edits = Array.from({ length: one.length + 1 }, (_, at) => [at, ...Array<number>(other.length).fill(0)]);
  for (let to = 0; to <= other.length; to++) edits[0]![to] = to;
  for (let from = 1; from <= one.length; from++) {
    for (let to = 1; to <= other.length; to++) {
      const replaced = edits[from - 1]![to - 1]! + Number(one[from - 1] !== other[to - 1]);
      const shifted = 1 + Math.min(edits[from - 1]![to]!, edits[from]![to - 1]!);
      const isSwap = from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1];
      edits[from]![to] = Math.min(replaced, shifted, isSwap ? edits[from - 2]![to - 2]! + 1 : Infinity);
    }
  }
  return edits[one.length]![other.length]!;
}
