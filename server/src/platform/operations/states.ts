import type { OperationState } from '@crewdock/contract/operations';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Something is still to be done. */
export const ACTIVE: OperationState[] = ['waiting', 'running', 'undoing'];
/** Cancelling has a meaning. */
export const CANCELLABLE: OperationState[] = ['waiting', 'running'];
/** What was changed may be undone. */
export const UNDOABLE: OperationState[] = ['done', 'failed', 'cancelled'];

export type Row = Selectable<Schema['operation']>;

/** What a chunk makes of an operation. */
export type Outcome = UpdateObject<Schema, 'operation'>;

/** The end of its work, from which on undo can be asked for. */
export function ending(state: 'done' | 'failed' | 'cancelled'): Outcome {
  return {
    state,
    finished_at: sql<Date>`clock_timestamp()`,
    undoable_until: sql<Date | null>`coalesce(undoable_until, clock_timestamp() + make_interval(days => undo_days))`,
  };
}
