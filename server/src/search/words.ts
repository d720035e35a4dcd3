import { plainLetters } from '../core/text/plain-letters.ts';

/**
 * The words of a text for the search, used for cards and for queries: lower case in base letters, letters and
 * digits with the signs in names of technologies (`c++`, `c#`, `node.js`). Words never contain a quote or a backslash.
 */
export function toSearchWords(text: string): string[] {
  return [...new Set(plainLetters(text).match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [])];
}

/** A card's words, and the parts of words with signs: `node.js` is also found by `js`. */
export function indexedWords(text: string): string[] {
  return [...new Set(toSearchWords(text).flatMap((word) => [word, ...word.split(/[.+#]+/)]))].filter(Boolean);
}

/** A `tsquery` literal in which every word is a prefix; null without words. */
export function wordQuery(search: string | undefined): string | null {
  const queries = toSearchWords(search ?? '').map((word) => `'${word}':*`);
  return queries.length > 0 ? queries.join(' & ') : null;
}

/** The same for staff's searches, whose index stores words without signs: `node.js` becomes `node` and `js`. */
export function staffQuery(typed: string): string | null {
  const parts = toSearchWords(typed).flatMap((word) => word.split(/[.+#]+/));
  return wordQuery(parts.join(' '));
}
