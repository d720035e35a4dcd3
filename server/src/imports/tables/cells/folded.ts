/** Normalizes a text for lookups: lower case, no accents, single spaces. `Zażółć` and `zazolc` are equal. */
export function normalizeText(text: string): string {
  const isPlain = PLAIN.test(text);
  return isPlain ? text.toLowerCase().trim() : foldedAny(text);
}

/** Fast path for most cells: ASCII text that needs no more than lower case. */
const PLAIN = /^(?:[!-~]| (?! ))*$/;

function foldedAny(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();
}
