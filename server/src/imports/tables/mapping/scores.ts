import { IMPORT_FIELDS, type ImportField } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from '../cells/dictionaries.ts';
import { findCurrency, findRatePeriod } from '../cells/amount.ts';
import { parseEngagementTypes } from '../cells/engagement.ts';
import { normalizeText } from '../cells/folded.ts';
import { excludesField, namedFields } from '../header/names.ts';
import { contentsFit, type Fit, TOLD_BY_CONTENTS } from './contents.ts';

/** A candidate field of a column, with its score. */
export interface Score {
  column: number;
  field: ImportField;
  score: number;
  from: 'name' | 'contents';
  header: string;
  /** Whether the header is the field's label, as in our exports, and not a synonym. */
  isOwnName: boolean;
}

const SAMPLE = 100;
/** Minimum share of matching cells to recognize a column by its cells alone. */
const CONTENTS_MIN = 0.6;
/** CEFR levels of English, which cannot be confused with other values. */
const LEVELS = /^[abc][12]\+?\b/i;

/** Scores all candidate fields of a column. */
export function scoreColumnFields(
  column: number,
  header: string,
  cells: string[],
  dictionaries: ImportDictionaries,
): Score[] {
  const filled = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isEmptyWord(cell)).slice(0, SAMPLE);
  const fit = contentsFit(filled, dictionaries);
  const named = withPeriod(namedFields(header), header);
  return IMPORT_FIELDS.flatMap((field) => {
    if (field === 'title' && isNoTitle(header, filled)) return [];
    const byName = (named.get(field) ?? 0) * agreement(field, fit, filled.length);
    const byContents = toldByContents(field, header) * contentsScore(field, fit, filled);
    const score = Math.max(byName, byContents);
    if (score === 0) return [];
    const from = byName >= byContents ? 'name' : 'contents';
    return [{ column, field, score, from, header, isOwnName: header === field }];
  });
}

/** Adds the rate fields if the header contains a period: `Cost per hour`, `TJM`. */
function withPeriod(named: Map<ImportField, number>, header: string): Map<ImportField, number> {
  const currency = findCurrency(header);
  const period = findRatePeriod(header, currency);
  const rate = Math.max(named.get('rate') ?? 0, currency && period ? 0.8 : 0);
  if (rate === 0 || period === null) return named;
  const field = period === 'hour' ? 'hourly_rate' : period === 'month' ? 'monthly_rate' : 'rate';
  return new Map([
    ...named,
    [field, Math.max(named.get(field) ?? 0, rate)],
    ...(field === 'rate' ? [] : [['rate', rate * 0.5] as const]),
  ]);
}

/** How well the cells confirm the field of the header, from 0 to 1. Some cells without a match are normal. */
function agreement(field: ImportField, fit: Fit, cells: number): number {
  if (cells === 0) return 0.9;
  if (field === 'name' && fit.name_and_title! > CONTENTS_MIN) return 0.5;
  if (field === 'city' && fit.country! > CONTENTS_MIN) return 0.5;
  if (field === 'country' && fit.city! > CONTENTS_MIN) return 1;
  if (field === 'name_and_title') return fit.name_and_title! > 0.3 ? 1 : 0.3;
  const checked = CHECKED[field];
  if (checked === undefined) return 1;
  const share = Math.max(...checked.map((each) => fit[each] ?? 0));
  // Cells such as `tbc` and `60` do not contradict a column of availabilities or relocation; each gets a warning.
  const least = field === 'available_from' || field === 'relocation' ? 0.6 : 0.35;
  return share >= 0.5 ? 1 : least + share * (1 - least);
}

function isEmptyWord(cell: string): boolean {
  return /^(n\.?\/?a\.?|null|nil|undefined|\(blank\))$/i.test(cell.trim());
}

/** Kinds of people and contracts, which say nothing about a person's work. */
const NO_TITLE =
  /^(consultant|contractor|candidate|employee|resource|freelancer|contract|permanent|full.?time|part.?time|remote|on.?site|hybrid|open|active|available|yes|no|mr|mrs|ms|miss|dr|c2c|w2|it|profile|n\/a)\.?$/i;
const TITLE_HEADER =
  /title|position|designation|occupation|role|job|function|stanowisko|poste|puesto|cargo|должность|посада/i;

/**
 * Whether the cells contain no titles: only words that are never titles, or the same word in all cells and a header
 * that does not announce titles.
 */
function isNoTitle(header: string, filled: string[]): boolean {
  const words = new Set(filled.map((cell) => normalizeText(cell)));
  const [word] = words;
  if (word === undefined) return false;
  if ([...words].every((each) => NO_TITLE.test(each))) return true;
  return words.size === 1 && filled.length > 1 && !word.includes(' ') && !TITLE_HEADER.test(header);
}

/** The kinds of cell contents that confirm the field of a header. */
const CHECKED: Partial<Record<ImportField, (keyof Fit)[]>> = {
  email: ['email'],
  phone: ['phone'],
  cv: ['cv'],
  country: ['country'],
  english: ['english'],
  seniority: ['seniority'],
  available_from: ['available_from', 'status'],
  rate: ['rate'],
  hourly_rate: ['rate'],
  monthly_rate: ['rate'],
  experience: ['experience'],
  engagement_types: ['engagement_types'],
  relocation: ['relocation'],
  status: ['status'],
};

/**
 * The weight of a field that is recognized by its cells. A column of dates counts as the availability date only if it
 * has no header, because dates can mean many things.
 */
function toldByContents(field: ImportField, header: string): number {
  if (field === 'available_from' || field === 'rate' || field === 'experience') return header === '' ? 0.5 : 0;
  if (excludesField(header, field)) return 0;
  return TOLD_BY_CONTENTS[field] ?? 0;
}

function statesPeriodOrCurrency(cell: string): boolean {
  return findCurrency(cell) !== null || /\d\s*(\/|per )\s*\p{L}/u.test(cell);
}

function namesRelocation(cell: string): boolean {
  return /relo/i.test(cell);
}

function contentsScore(field: ImportField, fit: Fit, filled: string[]): number {
  const share = fit[field] ?? 0;
  if (share < CONTENTS_MIN) return 0;
  if (field === 'english')
    return filled.filter((cell) => LEVELS.test(normalizeText(cell))).length >= filled.length / 2
      ? share * 1.3
      : share * 0.6;
  if (field === 'title' && fit.name_and_title! > CONTENTS_MIN) return 0;
  // Numbers alone can mean many things.
  if (field === 'rate') return filled.filter(statesPeriodOrCurrency).length >= filled.length / 2 ? share : 0;
  // `Yes` and `No` can answer any question, and `Contract` can be a part of a title.
  if (field === 'relocation') return filled.filter(namesRelocation).length >= filled.length / 2 ? share : 0;
  if (field === 'engagement_types')
    return filled.filter((cell) => parseEngagementTypes(cell).left === '').length >= filled.length / 2 ? share : 0;
  if (field === 'experience')
    return filled.filter((cell) => /\d\s*\+?\s*(y|years?|yrs?)\b/i.test(cell)).length >= filled.length / 2 ? share : 0;
  return share;
}
