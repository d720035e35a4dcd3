/** Letters without a decomposition in Unicode, and how people type them on a keyboard without them. */
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
const FOLDED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/**
 * Lower case without diacritics: `Łódź` becomes `lodz`, `Işık` becomes `isik`. The database's `staff_words` folds the
 * same letters (migration 0108).
 */
export function plainLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(FOLDED, (letter) => BASE_LETTERS[letter]!);
}
