/**
 * Normalized prefixes of month names in English, German, French, Spanish, Portuguese, Italian, Polish, Czech, Ukrainian
 * and Russian.
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

/** The number of a month: 1 for `January`, `styczeń` and `січня`. Null if the word is not a month name. */
export function parseMonthName(word: string): number | null {
  const at = word.length < 3 ? -1 : MONTHS.findIndex((name) => name.test(word));
  return at < 0 ? null : at + 1;
}
