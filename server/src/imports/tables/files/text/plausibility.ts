/** The non-ASCII letters of each language. */
const LATIN = [
  'éèêëàâçîïôùûœÿæ', // French
  'äöüß', // German
  'áéíóúñü¡¿', // Spanish
  'ãõáéíóúâêôçàü', // Portuguese
  'àèéìòùî', // Italian
  'åäöøæé', // Danish, Finnish, Norwegian, Swedish
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîşţșț', // Romanian
  'čćđšž', // Croatian, Serbian, Slovenian
].map((letters) => new Set(letters));
/** The most frequent letters of Russian, Ukrainian and Bulgarian. They make up two thirds of a text. */
const FREQUENT_CYRILLIC = new Set('оеаинтсрвлкі');
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** How plausible a text is in the supported languages, from 0 to 1. Returns 1 if it has no non-ASCII words. */
export function scorePlausibility(text: string): number {
  const words =
    text.match(/[\p{L}\p{N}\p{S}¡¿\u0080-\u009F]*[^\p{ASCII}\p{P}\p{Z}][\p{L}\p{N}\p{S}¡¿\u0080-\u009F]*/gu) ?? [];
  const foreign = words.filter((word) => /[\p{L}\u0080-\u009F]/u.test(word));
  if (foreign.length === 0) return 1;
  const cyrillic = foreign.filter((word) => CYRILLIC.test(word));
  const latin = foreign.filter((word) => !CYRILLIC.test(word));
  return (cyrillic.length * plausibleCyrillic(cyrillic) + latin.length * plausibleLatin(latin)) / foreign.length;
}

function plausibleLatin(words: string[]): number {
  if (words.length === 0) return 0;
  const signs = words.flatMap((word) => [...word.toLowerCase()].filter((sign) => sign > '\u007F'));
  const shares = LATIN.map((letters) => signs.filter((sign) => letters.has(sign)).length / signs.length);
  return Math.max(...shares);
}

/** Scores Cyrillic words from 0 to 1: words of a single script, with usual capitalization and frequent letters. */
function plausibleCyrillic(words: string[]): number {
  if (words.length === 0) return 0;
  const usual = words.filter((word) => /^(\p{Script=Cyrillic}\p{Ll}*|\p{Lu}+)[\p{N}\p{S}]*$/u.test(word));
  const letters = words.flatMap((word) => [...word.toLowerCase()]);
  const frequent = letters.filter((letter) => FREQUENT_CYRILLIC.has(letter)).length / letters.length;
  return (usual.length / words.length) * Math.min(1, frequent / 0.6);
}
