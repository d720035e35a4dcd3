import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from '../cells/dictionaries.ts';
import { normalizeText } from '../cells/folded.ts';
import { headerNames } from '../header/find.ts';
import { assignFields } from './assigned.ts';
import { detectCellDefaults } from './habits.ts';
import { scoreColumnFields } from './scores.ts';

export interface SavedMapping {
  files_columns: string[];
  mapping: ImportMapping;
}

export interface Suggested {
  mapping: ImportMapping;
  /** Confidence in the field of each column, from 0 to 1. */
  sure: number[];
  /** How the field of each column was recognized; null for columns without a field. */
  from: ('saved' | 'name' | 'contents' | null)[];
}

interface Sample {
  /** The first rows of the table. Includes the header and all rows above it. */
  rows: string[][];
  header: number | null;
  saved: SavedMapping[];
  dictionaries: ImportDictionaries;
}

/** Suggests the field of each column. Uses a mapping saved for the same columns, otherwise the headers and cells. */
export function suggestMapping({ rows, header, saved, dictionaries }: Sample): Suggested {
  const names = headerNames(rows, header);
  const same = saved.find(({ files_columns }) => names.length > 0 && areSame(files_columns, names));
  if (same) return savedFor(same.mapping, header);
  const below = rows.slice((header ?? -1) + 1);
  const width = Math.max(names.length, ...below.map(({ length }) => length), 0);
  const columns = Array.from({ length: width }, (_, column) => ({
    name: names[column] ?? '',
    cells: below.map((row) => row[column] ?? ''),
  }));
  const scores = columns.flatMap(({ name, cells }, column) => scoreColumnFields(column, name, cells, dictionaries));
  const chosen = assignFields(scores, width);
  const fields = chosen.map((score): ImportField | null => score?.field ?? null);
  const fallbacks = suggestFallbacks(fields);
  return {
    mapping: {
      sheet: 0,
      header_row: header,
      fields,
      exchange: {},
      ...detectCellDefaults(columns, fields),
      ...(fallbacks && { fallbacks }),
    },
    sure: chosen.map((score) => score?.score ?? 0),
    from: chosen.map((score) => score?.from ?? null),
  };
}

/**
 * Without a title column, suggests the first skill of each person as the title; without names, a name made from the
 * email address.
 */
function suggestFallbacks(fields: (ImportField | null)[]): ImportMapping['fallbacks'] {
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field));
  const from = (...some: ImportField[]) => {
    const column = some.map((field) => fields.indexOf(field)).find((at) => at >= 0);
    return column === undefined ? null : { text: '', column };
  };
  const title = has('title', 'name_and_title') ? null : from('main_skills', 'skills');
  const name = has('name', 'first_name', 'last_name', 'name_and_title') ? null : from('email');
  return title || name ? { ...(name && { name }), ...(title && { title }) } : undefined;
}

/** Whether two tables have the same column names in the same order. */
function areSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((name, at) => normalizeText(name) === normalizeText(other[at]!));
}

function savedFor(mapping: ImportMapping, header: number | null): Suggested {
  return {
    mapping: { ...mapping, sheet: 0, header_row: header },
    sure: mapping.fields.map((field) => (field ? 1 : 0)),
    from: mapping.fields.map((field) => (field ? 'saved' : null)),
  };
}
