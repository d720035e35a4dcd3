import { normalizeText } from './folded.ts';

export interface ParsedPlace {
  country_id: number | null;
  city: string;
}

/** Splits `Kyiv, Ukraine`, `Ukraine`, `Kyiv (UA)` or `Kyiv` into the country and the other text (the city). */
export function parsePlace(text: string, countries: Record<string, number>): ParsedPlace {
  const whole = parseCountry(text, countries);
  if (whole !== null) return { country_id: whole, city: '' };
  const parts = text
    .split(/[,/;|()]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return { country_id: null, city: text };
  // The last match wins, because the country usually follows the city. Some names are both, such as Luxembourg.
  const at = parts.findLastIndex((part) => parseCountry(part, countries) !== null);
  if (at < 0) return { country_id: null, city: text };
  return { country_id: parseCountry(parts[at]!, countries), city: parts.filter((_, other) => other !== at).join(', ') };
}

export function parseCountry(text: string, countries: Record<string, number>): number | null {
  const written = normalizeText(text).replace(/^the /, '').replaceAll(/[.]+$/g, '');
  return Object.hasOwn(countries, written) ? countries[written]! : null;
}
