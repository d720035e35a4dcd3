import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Operation } from '@crewdock/contract/operations';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { isActive } from './polling.ts';

/** Progress of the current phase: of the work, or of its undo. */
export function getOperationProgress({ state, total, done, failed, undo }: Operation): { at: number; of: number } {
  if (state === 'undoing' || state === 'undone') return { at: undo.restored + undo.kept, of: undo.total };
  return { at: done + failed, of: total };
}

/** Status text below the progress bar. */
export function statusLine(operation: Operation): string {
  const { state, done, total, undo, error, is_cancelling } = operation;
  const { at, of } = getOperationProgress(operation);
  const far = `${formatNumber(at)} of ${formatNumber(of)}`;
  switch (state) {
    case 'waiting':
      return is_cancelling ? 'Cancelling…' : 'Waiting for its turn';
    case 'running':
      return is_cancelling ? `Cancelling… ${far}` : far;
    case 'done':
      return `${formatNumber(done)} of ${formatNumber(total)} done`;
    case 'failed':
      return `${error ?? 'Something went wrong.'} ${formatNumber(done)} of ${formatNumber(total)} done`;
    case 'cancelled':
      return `Cancelled: ${formatNumber(done)} of ${formatNumber(total)} done`;
    case 'undoing':
      return `Undoing: ${far}`;
    case 'undone': {
      const restored = `Undone: ${formatNumber(undo.restored)} restored`;
      return undo.kept === 0
        ? restored
        : `${restored}, ${formatNumber(undo.kept)} left because they were changed since`;
    }
  }
}

/** Text for screen readers, which changes only at each quarter and at the end. */
export function getOperationAnnouncement(operation: Operation): string {
  if (!isActive(operation)) return `${isolatedText(operation.title)}. ${statusLine(operation)}`;
  const { at, of } = getOperationProgress(operation);
  const quarter = of === 0 ? 0 : Math.floor((4 * at) / of) * 25;
  const what = operation.state === 'undoing' ? 'Undoing: ' : '';
  return `${what}${isolatedText(operation.title)}: ${quarter} percent`;
}
