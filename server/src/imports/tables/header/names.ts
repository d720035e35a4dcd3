import type { ImportField } from '@crewdock/contract/import-mapping';

import { normalizeText } from '../cells/folded.ts';
import { editDistance } from './distance.ts';
import { HEADER_WORDS } from './words.ts';

/** Separates the upper and the lower header of a column. */
export const OVER = ' › ';

/** Words which show that a column is about another person, or contains another kind of date or address. */
const OTHERS =
  /\b(manager|birth|recruiter|hr|client|customer|created|updated|modified|hire|hired|contact person|partner|supervisor|geburt\w*|naissance|nacimiento|urodzenia|gender|linked ?in|git ?hub|telegram|emergency|spouse|owner|skype|photo)\b|рождения|народження|руководител/;
/** Words which show that a header does not name a field, although it resembles the field's usual headers. */
const UNLIKE: Partial<Record<ImportField, RegExp>> = {
  reference: /\b(job|company|owner|client|user|vendor|tax|email|mail)\b/,
  name: /\b(company|employer|school|college|university|vendor|project|file|user|job|referr\w+|reference|source|owner|account|skill|father|mother|nick|middle|list|degree|certification)\b/,
  first_name: /\b(owner|spouse|referr\w+|reference)\b/,
  last_name: /\b(owner|spouse|referr\w+|reference)\b/,
  title: /\b(salutation|prefix|project|book|name title|degree|thesis)\b/,
  skills: /\b(level|rating|score|soft)\b/,
  experience: /\b(relevant|company|summary|details?|history)\b/,
  country: /\b(citizenship|passport|phone|dial\w*)\b/,
  city: /\b(preferred|desired|willing|relocat\w*|native|home|permanent|job)\b/,
  work_authorization:
    /\b(expir\w*|valid\w*|until|end|start|date|number|no|sponsor\w*|copy|required|needed|transfer|document|file|url)\b/,
  engagement_types: /\b(rate|pay|salary|status|date|start|end|document|file|id|number|value|length|duration|letter)\b/,
  relocation: /\b(package|costs?|assistance|budget|city|cities|locations?|date|expenses?|preferred)\b/,
  rate: /\b(current|present|existing|last|previous|former|past|old|cctc|currency|type|unit|conversion|success|response)\b/,
  hourly_rate: /\b(current|present|existing|last|previous|former|past|old|currency|type)\b/,
  monthly_rate: /\b(current|present|existing|last|previous|former|past|old|currency|type)\b/,
  available_from: /\b(submitted|submission|applied|application|interview|end|visa|project|contract)\b/,
  status: /\b(visa|marital|immigration|tax|work auth\w*|authori[sz]ation|email|application|interview|submission)\b/,
  email: /\b(opt|status|type|sent|verified|owner|secondary|alternate|alt|2|email2)\b/,
  phone: /\b(home|office|alt|alternate|secondary|fax|2|phone2|type|code|ext|extension)\b/,
  employer: /\b(history|id|url|size|industry|phone|address|previous|past)\b/,
  cv: /\b(web|web ?sites?|home ?pages?|portfolio|blog|facebook|twitter|social|status|date|text|score|id|headline|title|count)\b/,
};
const UNLIKE_WEIGHT = 0.35;
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

/** Whether a header rules out the field: the column's cells must then not be taken for that field. */
export function excludesField(header: string, field: ImportField): boolean {
  const key = keyOf(header);
  return (UNLIKE[field]?.test(key) ?? false) || (field === 'cv' && OTHERS.test(key));
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
  const isKnown = exact.has(key);
  for (const phrase of phrases) {
    if (isKnown && !` ${key} `.includes(` ${phrase} `)) continue;
    const score = closeness(key, phrase);
    if (score > 0) for (const field of exact.get(phrase)!) raise(scores, field, score);
  }
  for (const [field, score] of scores) if (UNLIKE[field]?.test(key)) scores.set(field, score * UNLIKE_WEIGHT);
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
