import { makeFallbackValue } from '@crewdock/contract/import-fallback';
import type { ImportFault, ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import { hasVisibleCharacter } from '@crewdock/contract/fields';
import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { oneLine } from '../../../core/text/plain-text.ts';
import type { ImportDictionaries } from './dictionaries.ts';
import { type ImportRowDraft, emptyDraft } from './draft.ts';
import { isNoRow } from './no-row.ts';
import { READERS } from './readers.ts';
import { quoteCellText } from './quoted.ts';
import type { JudgedRow } from './resource.ts';
import { isDamagedBySpreadsheet } from './damaged.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Placeholders that stand for an empty cell. */
const NOTHING = /^([-–—.?*]+|n\.?\/?a\.?|null|nil|\(blank\)|undefined)$/i;
/**
 * The pass in which a field is parsed, if not the first. Fields of later passes depend on the country or the currency.
 */
const PASSES: Partial<Record<ImportField, number>> = {
  city: 1,
  rate: 1,
  hourly_rate: 1,
  monthly_rate: 1,
  phone: 2,
  name_and_title: 2,
};

/**
 * Parses a row. `today` has the form `2026-04-03`. Reports an error if the name or title is missing, and a warning for
 * each cell that cannot be parsed as a whole.
 */
export function judgeRow(
  cells: string[],
  mapping: ImportMapping,
  dictionaries: ImportDictionaries,
  today: string,
): JudgedRow {
  const draft = emptyDraft({ mapping, dictionaries, today });
  const skip = isNoRow(cells, mapping);
  if (skip !== null) return { values: draft.values, faults: [], skip };
  const faults: ImportFault[] = [];
  for (const pass of [0, 1, 2]) {
    for (const [column, field] of mapping.fields.entries()) {
      if (!field || (PASSES[field] ?? 0) !== pass) continue;
      const text = readContent(cells[column]);
      if (text === '') continue;
      const fault = isDamagedBySpreadsheet(text, field)
        ? formatMessage(errors.damaged, { text: quoteCellText(text) })
        : READERS[field](text, draft);
      if (fault) faults.push({ column, field, level: 'warning', text: fault });
    }
  }
  completeNames(draft, cells);
  completeAvailability(draft, cells);
  faults.sort((one, other) => one.column! - other.column!);
  return { values: draft.values, faults: [...faults, ...missing(draft, mapping)], skip: null };
}

function readContent(cell: string | undefined): string {
  const text = cell?.trim() ?? '';
  return NOTHING.test(text) || !hasVisibleCharacter(text) ? '' : text;
}

/** Joins the parts of the name, and fills a missing name or title as the mapping says. */
function completeNames(draft: ImportRowDraft, cells: string[]): void {
  const { values, mapping } = draft;
  const { fallbacks = {} } = mapping;
  const make = (field: 'name' | 'first_name' | 'last_name' | 'title') =>
    fallbacks[field] ? oneLine(makeFallbackValue(field, fallbacks[field], cells.map(readContent))) : '';
  draft.first_name ||= make('first_name');
  draft.last_name ||= make('last_name');
  const full = [draft.first_name, draft.last_name].filter(Boolean).join(' ');
  values.name ||= full.slice(0, CARD_FIELDS.name.max).toWellFormed();
  values.name ||= make('name').slice(0, CARD_FIELDS.name.max).toWellFormed();
  values.title ||= make('title').slice(0, CARD_FIELDS.title.max).toWellFormed();
}

/** An availability that the table does not state, or that is not understood, is unknown and never “from today”. */
function completeAvailability({ values, mapping, isAvailabilityUnclear }: ImportRowDraft, cells: string[]): void {
  if (isAvailabilityUnclear) {
    if (values.status === null || values.status === 'available') values.status = 'unknown';
    return;
  }
  const column = mapping.fields.indexOf('available_from');
  const isEmpty = column >= 0 && readContent(cells[column]) === '';
  if (isEmpty && values.status === null) values.is_availability_missing = true;
}

function missing({ values }: ImportRowDraft, { fields }: ImportMapping): ImportFault[] {
  return (['name', 'title'] as const)
    .filter((field) => values[field] === '')
    .map((field) => {
      const column = fields.indexOf(field);
      return { column: column < 0 ? null : column, field, level: 'error', text: formatMessage(errors.missing) };
    });
}
