import type { OperationState } from '@crewdock/contract/operations';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** States with work left to do. */
export const ACTIVE: OperationState[] = ['waiting', 'running', 'undoing'];
/** States in which an operation can be canceled. */
export const CANCELLABLE: OperationState[] = ['waiting', 'running'];
/** States from which an operation can be undone. */
export const UNDOABLE: OperationState[] = ['done', 'failed', 'cancelled'];

export type StoredOperation = Selectable<Schema['operation']>;

/** Columns of an operation that a chunk updates. */
export type OperationUpdate = UpdateObject<Schema, 'operation'>;

/** Returns the update for an operation that ends. Its undo period starts when it ends for the first time. */
export function toFinalOutcome(state: 'done' | 'failed' | 'cancelled'): OperationUpdate {
  return {
    state,
    finished_at: sql<Date>`clock_timestamp()`,
    undoable_until: sql<Date | null>`coalesce(undoable_until, clock_timestamp() + make_interval(days => undo_days))`,
  };
}
