import type { Found } from '@crewdock/contract/resumes';
import { COUNTRY_OF_CITY } from '../places/cities.ts';
import { COUNTRY_OF_REGION, COUNTRY_OF_REGION_CODE, isBrazilianState } from '../places/regions.ts';
import { isTitle } from '../work/titles.ts';
import type { JobKnowledge } from './knowledge.ts';
import { foundIn, type TextPiece } from './lines.ts';
import { findCountryId, toPlaceKey } from './places.ts';
import { isTerm } from './terms.ts';

type Countries = Pick<JobKnowledge, 'countries'>;

interface City {
  city: string | null;
  region: string | null;
}

interface FoundCity {
  city: Found<string> | null;
  region: Found<string> | null;
}

const NOTHING: FoundCity = { city: null, region: null };
const HEAD_MAX = 60;
const FACT_MAX = 160;

/**
 * Finds the city and region of a job: in labeled values, otherwise at the top, otherwise in sentences about the
 * office. Finds nothing if the text names several cities, because a job has one.
 */
export function findJobCity(
  facts: readonly TextPiece[],
  head: readonly TextPiece[],
  sentences: readonly TextPiece[],
  knowledge: Countries,
): FoundCity {
  if (facts.length > 0) return pickOnly(facts, 0.95, (text) => citiesIn(text, knowledge, FACT_MAX)) ?? NOTHING;
  return (
    pickOnly(head, 0.85, (text) => citiesIn(text, knowledge, HEAD_MAX).filter(({ city }) => city !== null)) ??
    pickOnly(sentences, 0.72, officeCities) ??
    NOTHING
  );
}

/** The place that the pieces name; null if they name none, and nothing if they name several. */
function pickOnly(pieces: readonly TextPiece[], sure: number, read: (text: string) => City[]): FoundCity | null {
  const all = pieces.flatMap((piece) => read(piece.text).map((place) => ({ ...place, piece })));
  const cities = all.filter(({ city }) => city !== null);
  const places = cities.length > 0 ? cities : all;
  const [first] = places;
  if (!first) return null;
  const keyOf = ({ city, region }: City) => toPlaceKey(city ?? region!);
  if (places.some((place) => keyOf(place) !== keyOf(first))) return NOTHING;
  const foundOf = (value: string | null) => (value === null ? null : foundIn(value, sure, first.piece));
  return { city: foundOf(first.city), region: foundOf(first.region) };
}

const SEPARATOR =
  /[,/()（）;|•·]|(?<=\p{L}{3})\.\s(?=\p{L})|\s[-–—]\s|\s(?:or|and|und|oder|ou|o|y|et|i|lub|або|&|\+)\s/u;
/** The space in `Dallas TX`. */
const BEFORE_CODE = /(?<=\p{Ll})\s(?=[A-Z]{2}(?:\s\d{5})?(?:$|[,(/|]|\s[-–—]))/gu;
const POSTCODE = /(?<![\p{L}\d])[A-Z]{0,2}-?\d[\dA-Z-]*(?![\p{L}\d])/gu;
const HOUSE_NUMBER = /\p{Ll}\.?\s\d{1,3}\s?[a-z]?$/u;
const STREET =
  /\b(?:street|avenue|ave|road|rd|blvd|boulevard|lane|drive|platz|allee|weg|ul|calle|rue|via)\b|\bst\.?$|str(?:\.|aße|asse)/iu;
const BEFORE = /^(.*)\b(?:in|at|near|bei|en)\s+(?=\p{Lu})|^(?:hybrid|remote|on.?site)\s+(?=\p{Lu})/iu;
/** Words before `in Berlin` that make it the place of work. */
const AT_WORK = /^$|\b(?:based|located|offices?|hybrid|remote|on.?site|vor ort|büro|hq|job|role|position)\b/iu;
const BEHIND =
  /\s+(?:(?:offices?|hq|headquarters)\b.*|area|metro(?:politan)? area|hybrid|remote|on.?site|preferred|only)$|[.!]$/iu;

/** A part of an address, with its meaning. `isWhole`: nothing was removed from it. */
interface AddressPart {
  text: string;
  key: string;
  kind: 'city' | 'region' | 'country' | 'name' | 'other';
  isWhole: boolean;
}

/**
 * The cities that a text names: well-known ones, and in labeled values also other names before a region or country.
 * Without labels, other names count only before the abbreviation of a state: `Plano, TX`.
 */
function citiesIn(text: string, knowledge: Countries, max: number): City[] {
  const isLabelled = max === FACT_MAX;
  if (text.length > max || (!isLabelled && /[.!?]$/.test(text))) return [];
  const parts = toAddressParts(text, knowledge);
  const places: City[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next, last] = parts.slice(at, at + 3);
    const isBeforeCountry = last?.kind === 'country' && (next!.kind === 'name' || next!.key === part!.key);
    const hasRegion = next?.kind === 'region' || (isLabelled && isBeforeCountry && next!.key !== 'main');
    const isTown =
      part!.kind === 'name' &&
      part!.isWhole &&
      (isLabelled
        ? next?.kind === 'region' || next?.kind === 'country' || isBeforeCountry
        : next?.kind === 'region' && COUNTRY_OF_REGION_CODE.has(next.text));
    if (part!.kind === 'city' || isTown) {
      places.push({ city: part!.text, region: hasRegion ? next!.text : null });
      if (hasRegion) at += 1;
    } else if (part!.kind === 'region' && isLabelled) places.push({ city: null, region: part!.text });
  }
  return places;
}

function toAddressParts(text: string, knowledge: Countries): AddressPart[] {
  const parts: AddressPart[] = [];
  for (const raw of text.replaceAll(BEFORE_CODE, ', ').split(SEPARATOR)) {
    const part = raw.trim();
    if (!/\p{L}/u.test(part) || HOUSE_NUMBER.test(part) || STREET.test(part)) continue;
    const whole = part
      .replaceAll(POSTCODE, ' ')
      .replace(/^[^\p{L}]+/u, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const bare = whole
      .replace(BEHIND, '')
      .replace(BEFORE, (words, before = '') => (AT_WORK.test(before) || isTitle(before) ? '' : words));
    if (bare === '') continue;
    const key = toPlaceKey(bare);
    const kind = kindOf(bare, key, parts.at(-1), knowledge);
    parts.push({ text: withoutCapitals(bare), key, kind, isWhole: bare === whole });
  }
  return parts;
}

/** States whose names are also those of a city or a country. */
const AMBIGUOUS_STATES = new Set(['new york', 'washington', 'georgia']);
/** Abbreviations of states that are also codes of countries and often follow a town there. */
const AMBIGUOUS_CODES = new Set(['DE', 'IN']);

function kindOf(text: string, key: string, before: AddressPart | undefined, knowledge: Countries): AddressPart['kind'] {
  const isBehindTown = before?.kind === 'city' || before?.kind === 'name';
  const country = before && COUNTRY_OF_CITY.get(before.key);
  if (isBehindTown && AMBIGUOUS_STATES.has(key) && (country === 'US' || (!country && key !== 'georgia')))
    return 'region';
  if (/^\p{Lu}|^[^\p{Ll}]/u.test(text) && COUNTRY_OF_CITY.has(key)) return 'city';
  if (findCountryId(text, knowledge.countries) !== null) return 'country';
  if (COUNTRY_OF_REGION.has(key) && /^\p{Lu}/u.test(text)) return 'region';
  if (isBehindTown && /^[A-Z]{2,3}$/.test(text)) {
    // `Berlin, DE` is not in Delaware.
    if (country === text || (!country && AMBIGUOUS_CODES.has(text))) return 'country';
    if (COUNTRY_OF_REGION_CODE.has(text) || (country === 'BR' && isBrazilianState(text))) return 'region';
  }
  return isTownName(text, key) ? 'name' : 'other';
}

const TOWN =
  /^\p{Lu}[\p{L}\p{M}.'’-]+(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|am|an|der|de|la|do|da|del|di|of|upon|sur|le|les)){0,4}$/u;
const NO_TOWN =
  /\b(?:remot\w*|anywhere|hybrid\w*|on.?site|home ?office|offices?|worldwide|eu|european?|europe|eea|emea|latam|apac|dach|nordics?|americas?|asia|africa|global\w*|international|nation\w*|\w+weit|clients?|customers?|kunden?|preferred|flexib\w*|multiple|various|several|any|all|time ?zones?|overlap|citizens?|residents?|only|based|candidates?|people|teams?|hq|tbd|tba|inc|llc|ltd|limited|gmbh|ag|se|corp|group|company|full.?time|part.?time|contract\w*|permanent|not|no|yes)\b/u;

function isTownName(text: string, key: string): boolean {
  const isAbbreviation = text.length <= 5 && text === text.toUpperCase();
  return TOWN.test(text) && !isAbbreviation && !NO_TOWN.test(key) && !isTerm(text) && !isTitle(key);
}

/** `AUSTIN` becomes `Austin`. Abbreviations are kept. */
function withoutCapitals(text: string): string {
  if (text.length <= 3 || text !== text.toUpperCase()) return text;
  return text.replaceAll(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLowerCase());
}

const OFFICE =
  /(?:(?:position|role|job|vacancy|work) (?:is |will be )?(?:based|located) (?:in|at)|you(?:['’]ll| will)? (?:be based|work) (?:in|from)(?: our(?: offices?(?: in)?)?)?|(?:our|the) offices? in|(?:unserem|im) (?:büro|standort)(?: in)?|arbeitsort ist|nuestra oficina (?:de|en)|(?:w )?naszym biurze w|nos bureaux (?:de|à)|wir arbeiten in|(?:in|from|at|for) our(?= [\p{L} ]{2,30} office))\s+/giu;
const CAPITALIZED = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){0,3}/u;

/** The well-known cities behind words for a place of work: `our office in Berlin`. */
function officeCities(sentence: string): City[] {
  return [...sentence.matchAll(OFFICE)].flatMap(({ 0: words, index }) => {
    const rest = sentence.slice(index + words.length);
    return listCapitalized(rest).flatMap((name) => knownCity(name) ?? []);
  });
}

/** The capitalized names in a list: of `Berlin, Hamburg and Munich are`, all three. */
function listCapitalized(text: string): string[] {
  const names: string[] = [];
  for (const part of text.split(SEPARATOR)) {
    const name = CAPITALIZED.exec(part.trim())?.[0];
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

/** The longest well-known city at the beginning of a text. */
function knownCity(text: string): City | null {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const city = words
      .slice(0, count)
      .join(' ')
      .replace(/[.'’-]+$/, '');
    if (COUNTRY_OF_CITY.has(toPlaceKey(city))) return { city, region: null };
  }
  return null;
}
