/** A text as it is looked up: in lower case, without accents, with single spaces; `Zażółć` and `zazolc` are the same. */
export function folded(text: string): string {
  const isPlain = PLAIN.test(text);
  return isPlain ? text.toLowerCase().trim() : foldedAny(text);
}

/** Most cells: nothing to fold but capitals. */
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
