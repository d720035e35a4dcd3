/** Removes diacritics and keeps the case: `Łódź` becomes `Lodz`, `Straße` becomes `Strasse`. */
export function toBaseLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(FOLDED, (letter) => {
    const base = BASE_LETTERS[letter.toLowerCase()]!;
    return letter === letter.toLowerCase() ? base : base[0]!.toUpperCase() + base.slice(1);
  });
}

/** Letters that have no decomposition in Unicode, with the letters that people type instead. */
const BASE_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const FOLDED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'giu');
