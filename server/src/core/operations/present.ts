import type { Operation } from '@crewdock/contract/operations';
import type { OperationRow } from './queries.ts';
import { CANCELLABLE, UNDOABLE } from './states.ts';

export function presentOperation(row: OperationRow, now: Date): Operation {
  const isCancellable = CANCELLABLE.includes(row.state);
  const isCancelling = isCancellable && row.cancellation_requested_at !== null;
  const isInTime = row.undoable_until !== null && row.undoable_until > now;
  return {
    uid: row.uid,
    kind: row.kind,
    title: row.title,
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    undo: { total: row.changes, restored: row.restored, kept: row.kept },
    is_cancelling: isCancelling,
    error: row.error,
    result: row.result,
    created: row.created_at.toISOString(),
    started: row.started_at?.toISOString() ?? null,
    finished: row.finished_at?.toISOString() ?? null,
    undoable_until: row.undoable_until?.toISOString() ?? null,
    can: {
      cancel: isCancellable && !isCancelling,
      undo: UNDOABLE.includes(row.state) && isInTime && row.restored + row.kept < row.changes,
    },
  };
}
