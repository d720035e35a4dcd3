import countries from 'i18n-iso-countries';
import { normalizeText } from './folded.ts';

/** Languages whose country names are recognized in imported tables. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sk',
  'uk',
  'ru',
  'bg',
  'ro',
  'hu',
  'tr',
  'sv',
  'lt',
];

/** Common country names that are not in the lists of the npm package. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  сша: 'US',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  czechia: 'CZ',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'north macedonia': 'MK',
  macedonia: 'MK',
  moldova: 'MD',
  russia: 'RU',
  vietnam: 'VN',
  turkey: 'TR',
  белоруссия: 'BY',
  deutchland: 'DE',
  'viet nam': 'VN',
  taiwan: 'TW',
  bosnia: 'BA',
  'bosnia & herzegovina': 'BA',
};

/** English name of a country by its code. */
export function getCountryName(code: string | undefined): string {
  return (code && countries.getName(code, 'en')) ?? 'of the row';
}

/** Country ids by two-letter code, three-letter code and name. Keys are normalized. */
export function countryIds(rows: { id: number; code: string; name: string }[]): Record<string, number> {
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  const names = LANGUAGES.flatMap((language) =>
    Object.entries(countries.getNames(language, { select: 'all' })).flatMap(([code, called]) =>
      called.map((name) => [name, code] as const),
    ),
  );
  const codes = rows.flatMap(({ code }) => [
    [countries.alpha2ToAlpha3(code) ?? code, code] as const,
    [code, code] as const,
  ]);
  const own = rows.map(({ name, code }) => [name, code] as const);
  const known = [...names, ...codes, ...own, ...Object.entries(OTHER_NAMES)].flatMap(([name, code]) => {
    const id = byCode.get(code);
    return id === undefined ? [] : [[normalizeText(name), id] as const];
  });
  return Object.fromEntries(known);
}
