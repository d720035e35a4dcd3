import type { ImportField } from '@crewdock/contract/import-mapping';
import type { Import, ImportAnswer, ImportRow, ImportState } from '@crewdock/contract/imports';
import type { Message } from '@crewdock/contract/message';
import { t } from '../../i18n/translate.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';

export const TABLE_IMPORT_STATE_LABELS: Record<ImportState, Message<object>> = {
  uploaded: messages.stateUploaded,
  checked: messages.stateChecked,
  fetching: messages.stateFetching,
  running: messages.stateRunning,
  done: messages.stateDone,
  failed: messages.stateFailed,
  cancelled: messages.stateCancelled,
  undoing: messages.stateUndoing,
  undone: messages.stateUndone,
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
const ANSWER_LABELS: Record<ImportAnswer, { before: Message<object>; after: Message<object> }> = {
  create: { before: messages.resultNew, after: messages.resultAdded },
  update: { before: messages.resultUpdate, after: messages.resultUpdated },
  skip: { before: messages.resultSkip, after: messages.resultSkipped },
  error: { before: messages.resultError, after: messages.resultError },
};

const ANSWER_TONES = { create: 'green', update: 'green', skip: 'amber', error: 'red' } as const;

/** Returns a row's result as a label. */
export function getRowResultLabel({ answer, state, faults }: ImportRow): string {
  if (state === 'restored') return t(messages.resultUndone);
  if (state === 'kept') return t(messages.resultKept);
  const { before, after } = ANSWER_LABELS[answer];
  if (state === 'done') return t(after);
  const result = t(before);
  return faults.length > 0 && answer !== 'error' ? t(messages.resultWithFaults, { result }) : result;
}

/** Returns the tone of a row's result. Rows with faults never get the tone of success. */
export function getRowResultTone({ answer, state, faults }: ImportRow): 'green' | 'amber' | 'red' {
  const tone = ANSWER_TONES[answer];
  return tone === 'green' && state === 'waiting' && faults.length > 0 ? 'amber' : tone;
}

/** Returns the reason for a row's result, unless a visible cell already shows it. */
export function getRowResultReason(
  { state, changed_by, reason, faults }: ImportRow,
  shown: readonly (ImportField | null)[],
): string {
  if (state === 'kept') return changed_by ? t(messages.changedBy, { person: changed_by }) : t(messages.changed);
  const whole = faults
    .filter(({ column, field }) => column === null && !shown.includes(field))
    .map(({ text, field }) => [field, text].filter(Boolean).join(' '));
  return [reason, ...whole].filter(Boolean).join(' · ');
}

/** Formats the counts of a check, `1,204 ready · 3 with faults`, or of an import, `1,204 added · 3 with errors`. */
export function formatTableImportCounts({ counts, state }: Pick<Import, 'counts' | 'state'>): string {
  const isBefore = state === 'uploaded' || state === 'checked';
  const told: [Message<{ count: string | number }>, number][] = isBefore
    ? [
        [messages.countReady, counts.ready],
        [messages.countSkipped, counts.skip],
        [messages.countFaulty, counts.faulty],
      ]
    : [
        [messages.countAdded, counts.create],
        [messages.countUpdated, counts.update],
        [messages.countSkipped, counts.skip],
        [messages.countErrors, counts.error],
      ];
  const parts = told
    .filter(([, count]) => count > 0)
    .map(([message, count]) => t(message, { count: formatNumber(count) }));
  return parts.join(' · ') || t(messages.noRows);
}

/** Describes how many rows of a check have faults, and what happens to them: `2 of 40 rows have faults. …` */
export function describeFaults({ faulty, error, create, update, skip }: Import['counts']): string {
  if (faulty === 0) return t(messages.noFaults);
  const rows = create + update + skip + error;
  return [
    t(messages.faultyRows, { faulty, rows }),
    error > 0 && t(messages.errorsLeftOut),
    faulty > error && t(messages.otherFaults),
    t(messages.fixHint),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the spreadsheet name of a column: `A`, `Z`, `AA`. */
export function getColumnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? getColumnLetters(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
