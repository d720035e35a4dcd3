import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import { COUNTRY_OF_CITY } from '../places/cities.ts';
import type { JobKnowledge } from './knowledge.ts';
import type { TextPiece } from './lines.ts';

/** Words that indicate a sentence about the place of work. */
const CUES =
  /\bbased (?:in|out of|anywhere in)\b|located in|location|\b(?:live|living|reside|residents?) (?:in|of)\b|candidates (?:from|in|based)|(?:hire|hiring) (?:in|from)|\boffice\b|\bteams? in\b|\bremote(?:ly)?\b.{0,24}\b(?:from|in|within|across)\b|arbeiten in|equipo (?:de|en)|work(?:ing)? (?:from|in)\b|relocat|standort|arbeitsort|\bsitz in\b|buro in|\ben nuestra oficina\b|oficinas? (?:en|de)|residentes? en|ubicad[oa]s? en|biuro w|biurze w|офіс/u;
const WORD = /[\p{L}][\p{L}\p{M}.'’-]*/gu;
const WORDS_MAX = 4;
/** Accepted names of up to three letters. Other short names may be everyday words. */
const SHORT = new Set(['uk', 'usa', 'us', 'uae', 'u.k.', 'u.s.', 'u.s.a.']);
const MOST = 20;

/**
 * Finds the codes of the countries in which people may work: in labeled values, otherwise at the top, otherwise in
 * sentences about the place of work.
 */
export function findJobCountries(
  facts: readonly TextPiece[],
  head: readonly TextPiece[],
  sentences: readonly TextPiece[],
  knowledge: JobKnowledge,
): Found<string[]> | null {
  const short = head.filter(({ text }) => text.length <= 60);
  const cued = sentences.filter(({ key }) => CUES.test(key));
  for (const [pieces, sure] of [
    [facts, 0.96],
    [short, 0.88],
    [cued, 0.75],
  ] as const) {
    const found = pieces
      .map(({ text, where }) => ({ where, codes: countryCodesIn(text, knowledge) }))
      .filter(({ codes }) => codes.length > 0);
    if (found.length === 0) continue;
    const value = [...new Set(found.flatMap(({ codes }) => codes))].slice(0, MOST);
    return { value, sure, where: found.flatMap(({ where }) => where).slice(0, MOST) };
  }
  return null;
}

/** Whether a text names a country or a well-known city. */
export function isKnownPlace(text: string, knowledge: JobKnowledge): boolean {
  return countryCodesIn(text, knowledge).length > 0;
}

/**
 * The codes of the countries that a text names, directly or by a well-known city. Names must be capitalized. The
 * longest match wins.
 */
export function countryCodesIn(
  text: string,
  { countries, country_codes }: Pick<JobKnowledge, 'countries' | 'country_codes'>,
): string[] {
  const words = [...text.matchAll(WORD)].map(([word]) => word.replace(/[’']s$/, ''));
  const codes: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let count = Math.min(WORDS_MAX, words.length - at); count > 0; count -= 1) {
      const code = codeOf(words.slice(at, at + count).join(' '), countries, country_codes);
      if (!code) continue;
      codes.push(code);
      taken = count;
      break;
    }
    at += taken;
  }
  return codes;
}

function codeOf(written: string, countries: Record<string, number>, codes: Record<number, string>): string | null {
  if (!/^\p{Lu}/u.test(written)) return null;
  const country = findCountryId(written, countries);
  if (country !== null) return codes[country] ?? null;
  return COUNTRY_OF_CITY.get(toPlaceKey(written)) ?? null;
}

/** The country with this name; null if there is none. */
export function findCountryId(written: string, countries: Record<string, number>): number | null {
  const short = normalizeText(written);
  const name = SHORT.has(short) ? short : toPlaceKey(written);
  const isName = name.length > 3 || (SHORT.has(name) && written === written.toUpperCase());
  return isName && Object.hasOwn(countries, name) ? countries[name]! : null;
}

/** The normalized name of a place, for lookups. */
export function toPlaceKey(written: string): string {
  return normalizeText(written).replace(/[.'’-]+$/, '');
}
