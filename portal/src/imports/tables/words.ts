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

const ANSWER_TONES = { create: 'green', update: 'green', skip: 'amber', error: 'red' } as const;

/** A row's result as a label. */
export function getRowResultLabel({ answer, state, faults }: ImportRow): string {
  if (state === 'restored') return 'Undone';
  if (state === 'kept') return 'Kept';
  const { before, after } = ANSWER_LABELS[answer];
  if (state === 'done') return after;
  return faults.length > 0 && answer !== 'error' ? `${before}, with faults` : before;
}

/** The tone of a row's result: rows with faults never look ready. */
export function getRowResultTone({ answer, state, faults }: ImportRow): 'green' | 'amber' | 'red' {
  const tone = ANSWER_TONES[answer];
  return tone === 'green' && state === 'waiting' && faults.length > 0 ? 'amber' : tone;
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

/** Formats the counts of a check, `1,204 ready · 3 with faults`, or of an import, `1,204 added · 3 with errors`. */
export function formatTableImportCounts({ counts, state }: Pick<Import, 'counts' | 'state'>): string {
  const words: Partial<Record<keyof Import['counts'], string>> =
    state === 'uploaded' || state === 'checked'
      ? { ready: 'ready', skip: 'skipped', faulty: 'with faults' }
      : { create: 'added', update: 'updated', skip: 'skipped', error: 'with errors' };
  const parts = Object.entries(words).map(([name, word]) => ({ count: counts[name as keyof Import['counts']], word }));
  const told = parts.filter(({ count }) => count > 0).map(({ count, word }) => `${formatNumber(count)} ${word}`);
  return told.join(' · ') || 'No rows yet';
}

/** Says how many rows of a check have faults, and what happens to them: `2 of 40 rows have faults. …` */
export function describeFaults({ faulty, error, create, update, skip }: Import['counts']): string {
  if (faulty === 0) return 'No row has a fault.';
  const rows = create + update + skip + error;
  return [
    `${formatNumber(faulty)} of ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'} ${faulty === 1 ? 'has' : 'have'} faults.`,
    error > 0 && 'Rows with errors are left out.',
    faulty > error && 'Other faults affect single cells: their rows are imported.',
    'Select a cell to fix it, now or after the import.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Spreadsheet name of a column: `A`, `Z`, `AA`. */
export function getColumnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? getColumnLetters(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
