/** Normalizes text for lookups: lower case, no accents, single spaces. `Zażółć` and `zazolc` become equal. */
export function normalizeText(text: string): string {
  const isPlain = PLAIN.test(text);
  return isPlain ? text.toLowerCase().trim() : foldedAny(text);
}

/** Most cells are ASCII text with single spaces, which needs only lower case. */
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
