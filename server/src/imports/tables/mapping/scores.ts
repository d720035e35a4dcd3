import { IMPORT_FIELDS, type ImportField } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from '../cells/dictionaries.ts';
import { findCurrency, findRatePeriod } from '../cells/amount.ts';
import { normalizeText } from '../cells/folded.ts';
import { namedFields } from '../header/names.ts';
import { contentsFit, type Fit, TOLD_BY_CONTENTS } from './contents.ts';

/** A candidate field of a column, with its score. */
export interface Score {
  column: number;
  field: ImportField;
  score: number;
  from: 'name' | 'contents';
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
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, SAMPLE);
  const fit = contentsFit(filled, dictionaries);
  const named = withPeriod(namedFields(header), header);
  return IMPORT_FIELDS.flatMap((field) => {
    const byName = (named.get(field) ?? 0) * agreement(field, fit, filled.length);
    const byContents = toldByContents(field, header) * contentsScore(field, fit, filled);
    const score = Math.max(byName, byContents);
    if (score === 0) return [];
    const from = byName >= byContents ? 'name' : 'contents';
    return [{ column, field, score, from, isOwnName: header === field }];
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
  return share >= 0.5 ? 1 : 0.35 + share;
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
  status: ['status'],
};

/**
 * The weight of a field that is recognized by its cells. A column of dates counts as the availability date only if it
 * has no header, because dates can mean many things.
 */
function toldByContents(field: ImportField, header: string): number {
  if (field === 'available_from') return header === '' ? 0.5 : 0;
  return TOLD_BY_CONTENTS[field] ?? 0;
}

function contentsScore(field: ImportField, fit: Fit, filled: string[]): number {
  const share = fit[field] ?? 0;
  if (share < CONTENTS_MIN) return 0;
  if (field === 'english')
    return filled.filter((cell) => LEVELS.test(normalizeText(cell))).length >= filled.length / 2
      ? share * 1.3
      : share * 0.6;
  if (field === 'title' && fit.name_and_title! > CONTENTS_MIN) return 0;
  return share;
}
