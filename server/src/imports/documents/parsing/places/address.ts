import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import { COUNTRY_OF_CITY } from './cities.ts';
import { COUNTRY_OF_REGION, COUNTRY_OF_REGION_CODE, isBrazilianState } from './regions.ts';

type Countries = Pick<Knowledge, 'countries' | 'country_codes'>;

/** A country with its confidence: 0.95 if the country is named, less if it is derived from a state or a city. */
interface AddressCountry {
  code: string;
  sure: number;
}

/** Postal codes whose form identifies the country, with the state or town before or after them. */
const AMERICAN = /(?:^|[\s,])([A-Z]{2})\.?,?\s+\d{5}(?:-\d{4})?(?!\d)/;
const CANADIAN = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/;
const BRITISH = /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/;
const DUTCH = /(?<!\d)[1-9]\d{3} ?[A-Z]{2}\s+\p{Lu}\p{Ll}/u;
const AUSTRALIAN = /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\s+\d{4}\b/;
const BRAZILIAN = /\p{Ll}\s*[-–/]\s*([A-Z]{2})(?![\p{L}\d])/u;
/** Accepted names of up to three letters. Other short names may be everyday words. */
const SHORT = new Set(['uk', 'usa', 'us', 'uae', 'u.k.', 'u.s.', 'u.s.a.']);

/** Finds the country of an address such as `Austin, TX 78701`, `Kraków, Poland`, `1010 Wien` or `São Paulo - SP`. */
export function countryOfAddress(text: string, countries: Countries): AddressCountry | null {
  const parts = partsOf(text);
  for (const part of parts.toReversed()) {
    const code = countryCalled(part, countries, parts.length > 1);
    if (!code) continue;
    const isState =
      normalizeText(part) === 'georgia' && parts.some((other) => COUNTRY_OF_CITY.get(normalizeText(other)) === 'US');
    return isState ? { code: 'US', sure: 0.9 } : { code, sure: parts.length > 1 ? 0.95 : 0.9 };
  }
  const byForm = countryOfForm(text) ?? codeAfterPostcode(text, countries);
  if (byForm) return { code: byForm, sure: 0.9 };
  const byEnd = /\d/.test(text) ? countryAtEnd(parts.at(-1) ?? '', countries) : null;
  if (byEnd) return { code: byEnd, sure: 0.85 };
  const whole = COUNTRY_OF_CITY.get(normalizeText(text).replace(/[.,]+$/, ''));
  if (whole) return { code: whole, sure: 0.85 };
  return countryOfParts(parts);
}

/** Whether a text is a country, a state or a well-known city, or an address with one of them. */
export function isNamedPlace(text: string, countries: Countries): boolean {
  const parts = partsOf(text);
  if (parts.length === 0) return false;
  const isKnown = (part: string) =>
    countryCalled(part, countries, true) !== null ||
    COUNTRY_OF_CITY.has(normalizeText(part)) ||
    COUNTRY_OF_REGION.has(normalizeText(part));
  if (parts.length === 1) return isKnown(parts[0]!) || countryOfForm(text) !== null;
  const last = text
    .split(/[,/]|\s[-–]\s/)
    .at(-1)!
    .trim();
  return (
    parts.length <= 4 &&
    parts.every((part) => part.split(' ').length <= 4) &&
    (isKnown(parts.at(-1)!) || COUNTRY_OF_REGION_CODE.has(last) || countryOfForm(text) !== null)
  );
}

/** Splits an address into parts, without street numbers and postal codes. */
function partsOf(text: string): string[] {
  return text
    .split(/[,/()،;]|\s[-–—]\s/)
    .map((part) =>
      part
        .replaceAll(/\b[A-Z]{0,2}-?\d[\dA-Z-]*\b/g, ' ')
        .replaceAll(/[^\p{L}\p{M}'’.\s-]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part));
}

function countryCalled(part: string, { countries, country_codes }: Countries, isBehind: boolean): string | null {
  const key = normalizeText(part);
  const isName = key.length > 3 || (SHORT.has(key) && isBehind && part === part.toUpperCase());
  if (!isName || !Object.hasOwn(countries, key)) return null;
  return country_codes[countries[key]!] ?? null;
}

/** A country code after a postal code: `Rennes 35000 FR`. */
function codeAfterPostcode(text: string, { country_codes }: Countries): string | null {
  const code = /\d{4,6}\s+([A-Z]{2})$/.exec(text.trim())?.[1];
  return code !== undefined && Object.values(country_codes).includes(code) ? code : null;
}

function countryOfForm(text: string): string | null {
  const state = AMERICAN.exec(text)?.[1];
  if (state && COUNTRY_OF_REGION_CODE.get(state) === 'US') return 'US';
  if (CANADIAN.test(text)) return 'CA';
  if (BRITISH.test(text)) return 'GB';
  if (AUSTRALIAN.test(text)) return 'AU';
  if (DUTCH.test(text)) return 'NL';
  const brazilian = BRAZILIAN.exec(text)?.[1];
  return brazilian && isBrazilianState(brazilian) ? 'BR' : null;
}

/** A country or a city at the end of an address without commas: `123 Ang Mo Kio Ave Singapore 560123`. */
function countryAtEnd(part: string, countries: Countries): string | null {
  const words = part.split(' ');
  for (const count of [3, 2, 1]) {
    const end = words.slice(-count).join(' ');
    const code =
      words.length > count && (countryCalled(end, countries, true) ?? COUNTRY_OF_CITY.get(normalizeText(end)));
    if (code) return code;
  }
  return null;
}

/** Finds the country by a state after a town, or by a well-known city. */
function countryOfParts(parts: readonly string[]): AddressCountry | null {
  for (const [at, part] of [...parts.entries()].toReversed()) {
    // `Toronto ON`
    const [, town, state] = /^(.+) ([A-Z]{2,3})$/.exec(part) ?? [];
    const byTown = town && COUNTRY_OF_CITY.get(normalizeText(town));
    if (byTown && COUNTRY_OF_REGION_CODE.get(state!) === byTown) return { code: byTown, sure: 0.9 };
    const byCode = at > 0 ? COUNTRY_OF_REGION_CODE.get(part.replaceAll('.', '')) : undefined;
    // `Berlin, DE` is not a place in Delaware.
    const city = at > 0 ? COUNTRY_OF_CITY.get(normalizeText(parts[at - 1]!)) : undefined;
    if (city !== undefined && city === part) return { code: city, sure: 0.9 };
    // `Montréal, QC, CA` is in Canada, not in California.
    const region = at > 0 ? COUNTRY_OF_REGION_CODE.get(parts[at - 1]!) : undefined;
    if (region !== undefined && region === part) return { code: region, sure: 0.9 };
    if (byCode) return { code: byCode, sure: 0.9 };
    const byRegion = at > 0 || parts.length === 1 ? COUNTRY_OF_REGION.get(normalizeText(part)) : undefined;
    if (byRegion) return { code: byRegion, sure: 0.9 };
    const byCity = COUNTRY_OF_CITY.get(normalizeText(part));
    if (byCity) return { code: byCity, sure: 0.85 };
  }
  return null;
}
