import type { Operation } from '@crewdock/contract/operations';
import { t } from '../i18n/translate.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { isActive } from './polling.ts';
import * as messages from './messages.ts';

/** Returns the progress of the current phase: of the operation, or of its undo. */
export function getOperationProgress({ state, total, done, failed, undo }: Operation): { at: number; of: number } {
  if (state === 'undoing' || state === 'undone') return { at: undo.restored + undo.kept, of: undo.total };
  return { at: done + failed, of: total };
}

/** Returns the status text below the progress bar. */
export function statusLine(operation: Operation): string {
  const { state, undo, error, is_cancelling } = operation;
  const { at, of } = getOperationProgress(operation);
  const progress = { done: formatNumber(at), total: formatNumber(of) };
  const result = { done: formatNumber(operation.done), total: formatNumber(operation.total) };
  switch (state) {
    case 'waiting':
      return t(is_cancelling ? messages.cancelling : messages.waiting);
    case 'running':
      return t(is_cancelling ? messages.cancellingProgress : messages.running, progress);
    case 'done':
      return t(messages.done, result);
    case 'failed':
      return t(messages.failed, { error: error ?? t(messages.somethingWentWrong), ...result });
    case 'cancelled':
      return t(messages.cancelled, result);
    case 'undoing':
      return t(messages.undoing, progress);
    case 'undone': {
      const restored = formatNumber(undo.restored);
      if (undo.kept === 0) return t(messages.undone, { restored });
      return t(messages.undoneKept, { restored, kept: formatNumber(undo.kept) });
    }
  }
}

/** Returns the status for screen readers, which changes only at each quarter and at the end. */
export function getOperationAnnouncement(operation: Operation): string {
  const { title, state } = operation;
  if (!isActive(operation)) return t(messages.announcedStatus, { title, status: statusLine(operation) });
  const { at, of } = getOperationProgress(operation);
  const percent = of === 0 ? 0 : Math.floor((4 * at) / of) * 25;
  return t(state === 'undoing' ? messages.announcedUndo : messages.announcedProgress, { title, percent });
}
