const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the names of all countries in a language, by ISO code. */
export function listCountryNames(language: string): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // `ZZ` is an unknown region in Intl, but means anywhere in the API.
  const named = codes.filter((code) => code !== 'ZZ' && names.of(code));
  return Object.fromEntries(named.map((code) => [code, names.of(code)!]));
}
