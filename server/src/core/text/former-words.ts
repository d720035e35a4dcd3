/**
 * The words of a search as the former release folded them, like the database function `staff_words` (migration 0108).
 * Needed until no rows of that release are left, that is for one release.
 */
export function splitFormerWords(search: string, splitsNames: boolean): string[] {
  const words = plainLetters(search).match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
  return splitsNames ? words.flatMap((word) => word.split(/[.+#]+/)).filter(Boolean) : words;
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
const FOLDED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

function plainLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(FOLDED, (letter) => BASE_LETTERS[letter]!);
}
