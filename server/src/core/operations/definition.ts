import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** Defines how long-running operations of one kind are run and undone. */
export interface OperationDefinition<Input, Cursor, Change extends Changed, S> {
  /** Stored with each operation, so it must not change while operations of this kind exist. */
  kind: string;
  /** Maximum number of items per chunk. A chunk is one transaction and should take about a second. */
  chunk: number;
  /**
   * Calls `takeTurn` for the operation in a separate process, and returns the result. Used for operations with more
   * than one chunk.
   */
  apart?(uid: string, services: S): Promise<boolean>;
  /**
   * Processes the next items. Must write only with `trx`, so that each item takes effect exactly once, even after a
   * crash. If it throws, the chunk is retried a few times; then the message of an `AppError` is shown to the owner.
   */
  step(trx: Transaction<Schema>, chunk: Chunk<Input, Cursor, Change>, services: S): Promise<OperationStep<Cursor>>;
  undo?: {
    /** Number of days for which the operation can be undone. */
    days: number;
    /** Undoes a change if its result (`after`) is unchanged. Returns whether it was undone. */
    restore(trx: Transaction<Schema>, change: Change, owner: OperationOwner, services: S): Promise<boolean>;
    /**
     * Undoes many changes at once, if that is faster. Returns how many were undone. If it throws an `AppError`, the
     * changes are undone one by one instead.
     */
    restoreAll?(trx: Transaction<Schema>, changes: Change[], owner: OperationOwner, services: S): Promise<number>;
  };
}

/** Person (and company) on whose behalf the operation runs. */
export interface OperationOwner {
  id: number;
  companyId: number | null;
}

/** Data that is required to undo a change, as JSON values. */
export interface Changed {
  subject: string;
  before: unknown;
  /** Value that must be unchanged for undo, such as a version. */
  after: unknown;
}

export interface Chunk<Input, Cursor, Change> {
  input: Input;
  /** `next` of the previous step; null in the first step. */
  cursor: Cursor | null;
  /** Maximum number of items to process. */
  limit: number;
  owner: OperationOwner;
  /** Records a change, so that it can be undone. */
  change(change: Change): void;
  /** Records an item that failed. The reason is shown to the owner. */
  issue(item: string, reason: string): void;
  /**
   * Processes an item. If `work` throws an `AppError`, only this item is rolled back, and the error is recorded as its
   * issue. Returns whether the item succeeded.
   */
  attempt(item: string, work: () => Promise<void>): Promise<boolean>;
}

export interface OperationStep<Cursor> {
  /** Number of items that succeeded. Items with an issue are counted separately. */
  done: number;
  /** Cursor for the next step; null at the end. */
  next: Cursor | null;
  /** Result of the operation, set by the last step. */
  result?: Record<string, unknown>;
}

/** Infers the type parameters of a definition from its `step`. */
export function defineOperation<Input, Cursor, Change extends Changed, S>(
  definition: OperationDefinition<Input, Cursor, Change, S>,
): OperationDefinition<Input, Cursor, Change, S> {
  return definition;
}
