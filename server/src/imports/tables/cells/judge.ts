import type { ImportFault, ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from './dictionaries.ts';
import { type ImportRowDraft, emptyDraft } from './draft.ts';
import { isNoRow } from './no-row.ts';
import { READERS } from './readers.ts';
import type { JudgedRow } from './resource.ts';

/** Placeholders that stand for an empty cell. */
const NOTHING = /^([-–—.?*]+|n\.?\/?a\.?|null|nil|#n\/a|\(blank\)|undefined)$/i;
/** Fields that are parsed last, because their parsing depends on the country and other columns. */
const LAST: (ImportField | null)[] = ['phone', 'name_and_title'];

/**
 * Parses a row. `today` has the form `2026-04-03`. Reports an error if the name or title is missing, and a warning for
 * each cell that cannot be parsed.
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
  const read = (isLast: boolean) => {
    for (const [column, field] of mapping.fields.entries()) {
      const text = cells[column]?.trim() ?? '';
      if (!field || text === '' || NOTHING.test(text) || LAST.includes(field) !== isLast) continue;
      const fault = READERS[field](text, draft);
      if (fault) faults.push({ column, field, level: 'warning', text: fault });
    }
  };
  read(false);
  read(true);
  draft.values.name ||= [draft.first_name, draft.last_name].filter(Boolean).join(' ');
  return { values: draft.values, faults: [...faults, ...missing(draft, mapping)], skip: null };
}

function missing({ values }: ImportRowDraft, { fields }: ImportMapping): ImportFault[] {
  return (['name', 'title'] as const)
    .filter((field) => values[field] === '')
    .map((field) => {
      const column = fields.indexOf(field);
      return { column: column < 0 ? null : column, field, level: 'error', text: 'is missing' };
    });
}
