/**
 * The words that search knows, the same for cards and for what is typed: lower case, without diacritics, letters and
 * digits with the signs that names of technologies carry (`c++`, `c#`, `node.js`). No word holds a quote or a backslash.
 */
export function words(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [])];
}

/** A card's words and the parts of those with a dot: `node.js` is found by `js` too. */
export function indexedWords(text: string): string[] {
  return [...new Set(words(text).flatMap((word) => [word, ...word.split(/[.+#]+/)]))].filter(Boolean);
}

/** A `tsquery` literal: every word must start a word of the card; null when nothing was typed. */
export function wordQuery(search: string | undefined): string | null {
  const queries = words(search ?? '').map((word) => `'${word}':*`);
  return queries.length > 0 ? queries.join(' & ') : null;
}

/** The same for what staff look through, where words are kept without signs: `node.js` asks for `node` and for `js`. */
export function staffQuery(typed: string): string | null {
  const parts = words(typed).flatMap((word) => word.split(/[.+#]+/));
  return wordQuery(parts.join(' '));
}
