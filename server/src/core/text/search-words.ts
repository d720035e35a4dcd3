import { foldLetters } from '@crewdock/contract/fold-text';
import { splitFormerWords } from './former-words.ts';
import { splitUnit, UNSPACED } from './search-unit.ts';

/** A search matches a text that matches all units, or all `former` words. Without units, it matches every text. */
export interface WordSearch {
  /**
   * Alternatives per unit (a word, compound or group of digits in the search). An alternative matches if each of its
   * words is a prefix of an indexed word of the text.
   */
  units: string[][][];
  /**
   * Prefixes as the previous release computed them, for rows that it indexed. Empty if they would find nothing more.
   */
  former: string[];
}

/**
 * Returns the words of a text for comparing titles: folded, with the characters `.`, `+` and `#` of technology names
 * (`c++`, `node.js`). Words never contain a space, a quote or a backslash.
 */
export function toSearchWords(text: string): string[] {
  return [...new Set(findUnits(text).flatMap((unit) => splitUnit(unit).names))];
}

/**
 * Returns the words by which a text is indexed: words with and without apostrophes and hyphens, the parts of compound
 * words (`js` for `node.js`), and the ends of numbers that may be phone numbers. Also includes the words of the
 * previous release, for an upgrade in progress and after a rollback.
 */
export function indexedWords(text: string): string[] {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of listIndexedWords(text)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (bytes > BYTES_MAX) break;
    words.add(word);
  }
  return [...words];
}

function* listIndexedWords(text: string): Generator<string> {
  for (const unit of findUnits(text)) {
    const { whole, names, pieces, parts, number } = splitUnit(unit);
    yield* [...names, ...whole, ...pieces, ...parts, ...phoneEnds(number)];
  }
  yield* splitFormerWords(text, false);
  yield* splitFormerWords(text, true);
}

/**
 * Splits a search. With `splitsNames`, the parts of a technology name may also match separately. The number of words
 * grows linearly with the length of the search.
 */
export function toWordSearch(search: string, { splitsNames = false } = {}): WordSearch {
  const found = findUnits(search);
  if (found.length === 0) return { units: VISIBLE.test(search) ? NO_WORD : [], former: [] };
  const units = [...new Set(found)].map((unit) => {
    const { whole, names, pieces, parts, number, isUnspaced } = splitUnit(unit);
    if (isUnspaced) return distinct([withoutImplied(whole)]);
    return distinct([...phoneStarts(unit, number), whole, names, pieces, ...(splitsNames ? [parts] : [])]);
  });
  const former = [...new Set(splitFormerWords(search, splitsNames))];
  const known = new Set(units.flat(2));
  return { units, former: former.every((word) => known.has(word)) ? [] : former };
}

/**
 * Matches nothing, because no text contains this word. Used for searches without letters and digits, such as an emoji.
 */
const NO_WORD: WordSearch['units'] = [[['-']]];
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * Maximum total size of the words in bytes. A `tsvector` holds at most one megabyte, which `array_to_tsvector` does not
 * check.
 */
const BYTES_MAX = 800_000;

const CHARACTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Matches digits in groups, or a word with inner apostrophes, hyphens and characters of technology names. */
const UNIT = new RegExp(
  String.raw`(?<!${CHARACTER})\d+(?:[ ()./-]{1,3}\d+)+(?!${CHARACTER})|${CHARACTER}+(?:[.+#'-]${CHARACTER}+)*[+#]*`,
  'gu',
);

function findUnits(text: string): string[] {
  return foldLetters(text).replaceAll('(0)', ' ').replaceAll(UNSPACED, ' $& ').match(UNIT) ?? [];
}

/** Lengths in digits of phone numbers, and of the indexed ends of phone numbers. */
const PHONE = { min: 7, max: 20 };
const END = { min: 4, max: 15 };
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function phoneEnds(number: string): string[] {
  if (number.length < PHONE.min || number.length > PHONE.max) return [];
  return Array.from({ length: number.length - END.min + 1 }, (_, at) => number.slice(at, at + END.max));
}

/** Returns the prefixes to search for in the indexed ends of phone numbers, with and without the trunk prefix (0). */
function phoneStarts(unit: string, number: string): string[][] {
  if (number.length <= END.min || number.length > PHONE.max || IP_ADDRESS.test(unit)) return [];
  return [number, number.replace(/^0+/, '')].filter(Boolean).map((digits) => [digits.slice(0, END.max)]);
}

/** Omits words at the end of an unspaced run that are suffixes of the word before them. */
function withoutImplied(words: string[]): string[] {
  return words.filter((word, at) => at === 0 || !words[at - 1]!.endsWith(word));
}

/** Removes repeated words and repeated alternatives. */
function distinct(alternatives: string[][]): string[][] {
  const all = alternatives.map((words) => [...new Set(words)]);
  return [...new Map(all.map((words) => [words.join(' '), words])).values()];
}
