import type { ImportFault, ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportDictionaries } from './dictionaries.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { isNoRow } from './no-row.ts';
import { READERS } from './readers.ts';
import type { JudgedRow } from './resource.ts';

/** What people write where they know nothing. */
const NOTHING = /^([-–—.?*]+|n\.?\/?a\.?|null|nil|#n\/a|\(blank\)|undefined)$/i;
/** Read behind all others, whose country they need. */
const LAST: (ImportField | null)[] = ['phone', 'name_and_title'];

/** What a row means, `today` as `2026-04-03`. A row without a name or a title has an error; a cell that can’t be read has a warning. */
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

function missing({ values }: Draft, { fields }: ImportMapping): ImportFault[] {
  return (['name', 'title'] as const)
    .filter((field) => values[field] === '')
    .map((field) => {
      const column = fields.indexOf(field);
      return { column: column < 0 ? null : column, field, level: 'error', text: 'is missing' };
    });
}
