/**
 * Prefixes of month names in English, German, French, Spanish, Portuguese, Italian, Polish, Czech, Ukrainian and
 * Russian, folded.
 */
const MONTHS = [
  /^(jan|ener|gen|sty|led|янв|січ)/,
  /^(feb|fev|lut|uno|фев|лют)/,
  /^(mar|maer|brez|берез|мар)/,
  /^(apr|avr|abr|kwi|dub|апр|квіт)/,
  /^(may|mai|mayo|mag|maj|kvet|маи|мая|трав)/,
  /^(jun|juin|giu|cze|cerv(?!enec|ence)|июн|черв)/,
  /^(jul|juil|lug|lip|cervenec|cervence|июл|лип)/,
  /^(aug|aou|ago|sie|srp|авг|серп)/,
  /^(sep|set|wrz|zari|сен|верес)/,
  /^(oct|okt|out|ott|paz|rij|окт|жовт)/,
  /^(nov|lis|ноя|листоп)/,
  /^(dec|dez|dic|dis|gru|pros|дек|груд)/,
];

/** 1 for `January`, `styczeń` and `січня`; null if the word is no month. */
export function parseMonthName(word: string): number | null {
  const at = word.length < 3 ? -1 : MONTHS.findIndex((name) => name.test(word));
  return at < 0 ? null : at + 1;
}
