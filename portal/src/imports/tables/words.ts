import type { ImportField } from '@crewdock/contract/import-mapping';
import type { Import, ImportAnswer, ImportRow, ImportState } from '@crewdock/contract/imports';
import { formatNumber } from '../../ui/format/formatNumber.ts';

export const TABLE_IMPORT_STATE_LABELS: Record<ImportState, string> = {
  uploaded: 'Not checked yet',
  checked: 'Checked',
  fetching: 'Fetching CVs',
  running: 'Importing',
  done: 'Imported',
  failed: 'Stopped',
  cancelled: 'Cancelled',
  undoing: 'Undoing',
  undone: 'Undone',
};

export const TABLE_IMPORT_STATE_TONES: Partial<Record<ImportState, 'green' | 'amber' | 'red'>> = {
  done: 'green',
  failed: 'red',
  cancelled: 'amber',
  fetching: 'amber',
  running: 'amber',
  undoing: 'amber',
};

/** Labels of a row's result before and after the import. */
const ANSWER_LABELS: Record<ImportAnswer, { before: string; after: string }> = {
  create: { before: 'New', after: 'Added' },
  update: { before: 'Update', after: 'Updated' },
  skip: { before: 'Skip', after: 'Skipped' },
  error: { before: 'Error', after: 'Error' },
};

export const ANSWER_TONES = { create: 'green', update: 'green', skip: 'amber', error: 'red' } as const;

/** A row's result as a label. */
export function getRowResultLabel({ answer, state }: ImportRow): string {
  if (state === 'restored') return 'Undone';
  if (state === 'kept') return 'Kept';
  const { before, after } = ANSWER_LABELS[answer];
  return state === 'done' ? after : before;
}

/** Returns the reason for a row's result, unless a visible cell already shows it. */
export function getRowResultReason(
  { state, changed_by, reason, faults }: ImportRow,
  shown: readonly (ImportField | null)[],
): string {
  if (state === 'kept') return changed_by ? `${changed_by} changed it since` : 'It was changed since';
  const whole = faults
    .filter(({ column, field }) => column === null && !shown.includes(field))
    .map(({ text, field }) => [field, text].filter(Boolean).join(' '));
  return [reason, ...whole].filter(Boolean).join(' · ');
}

/** Formats the results: `1,204 new · 12 updates · 3 errors`. */
export function formatTableImportCounts({ counts, state }: Pick<Import, 'counts' | 'state'>): string {
  const isOver = !['uploaded', 'checked'].includes(state);
  const words = {
    create: isOver ? 'added' : 'new',
    update: isOver ? 'updated' : 'to update',
    skip: 'skipped',
    error: 'with errors',
  };
  const told = (Object.keys(words) as ImportAnswer[]).filter((answer) => counts[answer] > 0);
  return told.map((answer) => `${formatNumber(counts[answer])} ${words[answer]}`).join(' · ') || 'No rows yet';
}

/** Spreadsheet name of a column: `A`, `Z`, `AA`. */
export function getColumnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? getColumnLetters(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
