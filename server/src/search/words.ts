import { splitFormerWords } from '../core/text/former-words.ts';
import { indexedWords, toSearchWords, toWordSearch, type WordSearch } from '../core/text/search-words.ts';

export { indexedWords, toSearchWords, toWordSearch, type WordSearch } from '../core/text/search-words.ts';

/** Returns the `tsquery` literal of a market search; null if the search is empty. */
export function wordQuery(search: string | undefined): string | null {
  return toQuery(toWordSearch(search ?? ''));
}

/**
 * Returns the indexed words of a job's city and region. They start with `@`, which distinguishes them from the other
 * words in the market index.
 */
export function listCityWords(place: string): string[] {
  return indexedWords(place).map(toCityWord);
}

export function toCitySearch(typed: string): WordSearch {
  const { units } = toWordSearch(typed);
  return { units: units.map((alternatives) => alternatives.map((words) => words.map(toCityWord))), former: [] };
}

/** Returns the `tsquery` literal of a search for a city or region in the market; null if the search is empty. */
export function buildCityQuery(typed: string | undefined): string | null {
  return toQuery(toCitySearch(typed ?? ''));
}

/**
 * Returns the `tsquery` literal of a search in staff tables, where the parts of `node.js` may also be separate words.
 */
export function staffQuery(typed: string): string | null {
  return toQuery(toWordSearch(typed, { splitsNames: true }));
}

/**
 * Returns a `tsquery` literal that matches rows with all words of a name as whole words; null if the name has no words.
 */
export function nameQuery(name: string): string | null {
  const words = toSearchWords(name);
  if (words.length === 0) return null;
  const all = [words, splitFormerWords(name, true)].map((each) => join([...new Set(each)].map(quote), '&'));
  return join([...new Set(all)], '|');
}

/**
 * Returns the `tsquery` literals of a staff search as alternative lists. A row matches if all literals of one list
 * match, each in any column. Empty if the search is empty.
 */
export function staffQueries(typed: string): string[][] {
  const { units, former } = toWordSearch(typed, { splitsNames: true });
  return [[...new Set(units.map(joinUnit))], former.map(prefix)].filter((queries) => queries.length > 0);
}

function toQuery({ units, former }: WordSearch): string | null {
  if (units.length === 0) return null;
  const query = join([...new Set(units.map(joinUnit))], '&');
  return former.length === 0 ? query : join([query, join(former.map(prefix), '&')], '|');
}

function joinUnit(alternatives: string[][]): string {
  return join(
    alternatives.map((words) => join(words.map(prefix), '&')),
    '|',
  );
}

function toCityWord(word: string): string {
  return `@${word}`;
}

function prefix(word: string): string {
  return `${quote(word)}:*`;
}

function quote(word: string): string {
  return `'${word}'`;
}

function join(terms: string[], operator: '&' | '|'): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(` ${operator} `)})`;
}
