/**
 * Converts text to the form used for comparison: lower-case base letters, without apostrophes, hyphens as spaces,
 * single spaces. `Łódź` becomes `lodz`, `O’Brien` becomes `obrien`. Keeps the script and other punctuation.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replaceAll("'", '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/**
 * Folds letters and digits only: removes case, diacritics, invisible characters and emojis. Every apostrophe becomes
 * `'`, and every hyphen or dash becomes `-`. Idempotent.
 */
export function foldLetters(text: string): string {
  if (!SPECIAL.test(text)) return text.toLowerCase();
  return text
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(EMOJI, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(DASH, '-')
    .replaceAll(MARK, '')
    .replaceAll(EMOJI, ' ')
    .toLowerCase()
    .replaceAll(OTHER, (letter) => BASE_LETTERS[letter]!)
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize('NFC');
}

/** Matches text that needs more than lower-casing; most text is ASCII without grave accents. */
const SPECIAL = /[`\u0080-\uFFFF]/;

// Apostrophes are also replaced before the decomposition, which converts an acute accent into a space.
const APOSTROPHE = /[`´‘’‛′ʹʻʼʽʾʿˈ׳＇Ꞌꞌ]/g;
const DASH = /[\u2010-\u2015\u2212־]/g;
const EMOJI = /\p{Extended_Pictographic}|[0-9#*]\uFE0F?\u20E3/gu;

/**
 * Diacritics and vowel points. The voicing marks of Japanese and the vowel signs of Indic and South-East Asian scripts
 * distinguish words, so they stay.
 */
const MARK = /(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}])(?![\u3099\u309A])\p{M}/gu;

/** Letters without a decomposition in Unicode, and forms of a letter that depend on its position or on the keyboard. */
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
  ǝ: 'e',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ĸ: 'k',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ƀ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ɨ: 'i',
  ʉ: 'u',
  ƶ: 'z',
  ǥ: 'g',
  ɛ: 'e',
  ɔ: 'o',
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
  ـ: '',
};
const OTHER = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');
