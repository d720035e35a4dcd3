import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { isFieldHeader } from '../header/names.ts';
import { normalizeText } from './folded.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** The word for a total, alone or followed by the sum. */
const TOTAL =
  /^(grand |sub ?-?)?(totals?|sum|summe|gesamt|gesamtsumme|total general|suma|razem|celkem|soucet|average|durchschnitt|srednia|moyenne|promedio|media|somme|totale|итого|всего|среднее|разом|всього|count|anzahl)( (people|persons|resources|candidates|consultants|developers|employees|rows|hours|cost|rate))?\s*[:=]?\s*[\d\s.,]*\D{0,3}$/u;
/**
 * Minimum number of mapped columns for detecting headings and notes: in a narrower table, a person's row may have only
 * one filled cell.
 */
const FIELDS_MIN = 3;

/** Why a row does not describe a person, such as `is empty`; null if the row describes a person. */
export function isNoRow(cells: string[], { fields }: ImportMapping): string | null {
  const said = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ text: cell.trim(), column }]));
  if (said.length === 0) return formatMessage(errors.emptyRow);
  if (isHeaderAgain(said, fields)) return formatMessage(errors.headerRow);
  if (said.length <= Math.max(3, fields.length / 2) && said.some(({ text }) => isTotal(text)))
    return formatMessage(errors.totalRow);
  const isOne = said.every(({ text }) => text === said[0]!.text);
  if (isOne && fields.filter(Boolean).length >= FIELDS_MIN) return formatMessage(errors.headingRow);
  return null;
}

interface Said {
  text: string;
  column: number;
}

function isHeaderAgain(said: Said[], fields: ImportMapping['fields']): boolean {
  const mapped = said.flatMap(({ text, column }) => (fields[column] ? [{ text, field: fields[column] }] : []));
  // Fast path: returns here for nearly all rows.
  if (!mapped.slice(0, 2).some(({ text, field }) => isFieldHeader(text, field))) return false;
  const again = mapped.filter(({ text, field }) => isFieldHeader(text, field)).length;
  return again >= 2 && again >= mapped.length / 2;
}

function isTotal(text: string): boolean {
  return text.length < 60 && TOTAL.test(normalizeText(text));
}
