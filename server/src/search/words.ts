import { plainLetters } from '../core/text/plain-letters.ts';

/**
 * Splits text into search words, for cards and for queries: lower-case letters without accents, digits, and the
 * characters `.`, `+` and `#` of technology names (`c++`, `c#`, `node.js`). Words never contain a quote or a backslash.
 */
export function toSearchWords(text: string): string[] {
  return [...new Set(plainLetters(text).match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [])];
}

/** The words of a card's text, and the parts of words with special characters: `node.js` is also found by `js`. */
export function indexedWords(text: string): string[] {
  return [...new Set(toSearchWords(text).flatMap((word) => [word, ...word.split(/[.+#]+/)]))].filter(Boolean);
}

/** A `tsquery` literal in which every word is a prefix; null if the text has no words. */
export function wordQuery(search: string | undefined): string | null {
  const queries = toSearchWords(search ?? '').map((word) => `'${word}':*`);
  return queries.length > 0 ? queries.join(' & ') : null;
}

/**
 * A `tsquery` for staff searches, whose index stores words without special characters: `node.js` becomes `node` and
 * `js`.
 */
export function staffQuery(typed: string): string | null {
  const parts = toSearchWords(typed).flatMap((word) => word.split(/[.+#]+/));
  return wordQuery(parts.join(' '));
}
