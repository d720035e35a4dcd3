/** Normalized number words in English, German, Spanish, French, Polish and Ukrainian. */
const WORDS: Record<number, string> = {
  1: 'one|einen?|einem|einer|eine|una?|uno|une?|jeden|jedna|jednego|один',
  2: 'two|zwei|dos|deux|dwa|dwie|dwoch|dwoje|два|дві|двох',
  3: 'three|drei|tres|trois|trzy|trzech|troje|три|трьох',
  4: 'four|vier|cuatro|quatre|cztery|czterech|чотири',
  5: 'five|funf|cinco|cinq|piec|pieciu|п.ять|пять',
  6: 'six|sechs|seis|szesc|szesciu|шість',
  7: 'seven|sieben|siete|sept|siedem|сім',
  8: 'eight|acht|ocho|huit|osiem|вісім',
  9: 'nine|neun|nueve|neuf|dziewiec',
  10: 'ten|zehn|diez|dix|dziesiec',
  12: 'twelve|zwolf|doce|douze|dwanascie',
  18: 'eighteen|achtzehn',
};

/** Pattern of a number from 0 to 999 in digits or words, within normalized text. */
export const COUNT: string = String.raw`(?:\d{1,3}|${Object.values(WORDS).join('|')})`;

/** The value of a text that matches `COUNT`; 0 for other texts. */
export function parseCount(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const found = Object.entries(WORDS).find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(written));
  return Number(found?.[0] ?? 0);
}
