import { toSearchUnits, type SearchUnits } from '../core/text/search-words.ts';

export { indexedWords, toSearchUnits, toSearchWords, type SearchUnits } from '../core/text/search-words.ts';

/** A `tsquery` literal of a search in the market; null if the search is empty. */
export function wordQuery(search: string | undefined): string | null {
  return toQuery(toSearchUnits(search ?? ''));
}

/** A `tsquery` literal of a search in staff tables, where the parts of `node.js` may also be separate words. */
export function staffQuery(typed: string): string | null {
  return toQuery(toSearchUnits(typed, { splitsNames: true }));
}

/** The `tsquery` literals of a staff search; all must match, but each may match another text. */
export function staffQueries(typed: string): string[] {
  return toSearchUnits(typed, { splitsNames: true }).map((unit) => toQuery([unit])!);
}

function toQuery(units: SearchUnits): string | null {
  if (units.length === 0) return null;
  const every = units.map((alternatives) =>
    join(
      alternatives.map((words) => join(words.map(prefix), '&')),
      '|',
    ),
  );
  return join([...new Set(every)], '&');
}

function prefix(word: string): string {
  return `'${word}':*`;
}

function join(terms: string[], operator: '&' | '|'): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(` ${operator} `)})`;
}
