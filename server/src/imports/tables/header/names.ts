import type { ImportField } from '@crewdock/contract/import-mapping';

import { normalizeText } from '../cells/folded.ts';
import { editDistance } from './distance.ts';
import { HEADER_WORDS } from './words.ts';

/** Separates the upper and the lower header of a column. */
export const OVER = ' › ';

/** Words which show that a column is about another person, or contains another kind of date or address. */
const OTHERS =
  /\b(manager|birth|recruiter|hr|client|customer|created|updated|modified|hire|hired|contact person|partner|supervisor|geburt\w*|naissance|nacimiento|urodzenia|gender|linkedin|github|telegram|skype|photo)\b|рождения|народження|руководител/;
const SIMILAR = 0.8;
const PHRASE_MIN = 3;

const exact = new Map<string, ImportField[]>();
for (const [field, words] of Object.entries(HEADER_WORDS) as [ImportField, string[]][]) {
  for (const word of words) exact.set(keyOf(word), [...(exact.get(keyOf(word)) ?? []), field]);
}
const phrases = [...exact.keys()];
const scored = new Map<string, Map<ImportField, number>>();
const SCORED_MAX = 5000;

/** How well a header matches each field, from 0 to 1. Fields without a match are left out. */
export function namedFields(header: string): Map<ImportField, number> {
  const known = scored.get(header);
  if (known) return known;
  const low = header.slice(header.lastIndexOf(OVER) + 1);
  const scores = scoresOf(low);
  if (low !== header) for (const [field, score] of scoresOf(header)) raise(scores, field, score * 0.8);
  if (scored.size >= SCORED_MAX) scored.clear();
  scored.set(header, scores);
  return scores;
}

/** Whether a text is exactly one of the usual headers of a field. */
export function isFieldHeader(text: string, field: ImportField): boolean {
  return text.length < 60 && (exact.get(keyOf(text))?.includes(field) ?? false);
}

function scoresOf(header: string): Map<ImportField, number> {
  const scores = new Map<ImportField, number>();
  const [key, bare] = [keyOf(header), keyOf(header.replaceAll(/[([{].*?[)\]}]|,.*$/g, ' '))];
  if (key === '' || key.length > 80) return scores;
  for (const field of exact.get(key) ?? []) raise(scores, field, 1);
  for (const field of exact.get(bare) ?? []) raise(scores, field, 0.95);
  for (const phrase of phrases) {
    const score = closeness(key, phrase);
    if (score > 0) for (const field of exact.get(phrase)!) raise(scores, field, score);
  }
  if (OTHERS.test(key)) for (const [field, score] of scores) scores.set(field, score * 0.4);
  return scores;
}

/** The score of a phrase that is contained in the header or differs from it only by a typo; otherwise 0. */
function closeness(key: string, phrase: string): number {
  if (phrase.length < PHRASE_MIN) return 0;
  if (` ${key} `.includes(` ${phrase} `)) return 0.55 + 0.35 * (phrase.length / key.length);
  const longer = Math.max(key.length, phrase.length);
  if (longer < 5 || Math.abs(key.length - phrase.length) > longer * (1 - SIMILAR)) return 0;
  const similarity = 1 - editDistance(key, phrase) / longer;
  return similarity >= SIMILAR ? similarity * 0.9 : 0;
}

function raise(scores: Map<ImportField, number>, field: ImportField, score: number): void {
  scores.set(field, Math.max(scores.get(field) ?? 0, score));
}

/** Normalizes a header, so that `fullName`, `full_name` and `Full name:` are equal. */
function keyOf(text: string): string {
  return normalizeText(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/[^\p{L}\p{N}$€£#+]+/gu, ' ')
    .trim();
}
