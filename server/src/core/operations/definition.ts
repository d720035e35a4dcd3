import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** How one kind of long-running operation is run and undone. */
export interface OperationDefinition<Input, Cursor, Change extends Changed, S> {
  /** Stored with its operations, so it must not change while any exist. */
  kind: string;
  /** Items per chunk. Each chunk is one transaction of about a second. */
  chunk: number;
  /**
   * Calls `takeTurn` for the operation in another process and returns its result. Used for operations of more than one
   * chunk.
   */
  apart?(uid: string, services: S): Promise<boolean>;
  /**
   * Processes the next items. Must write only through `trx`, so that every item takes effect exactly once, even after a
   * crash. When it throws, the chunk is retried a few times; the message of an `AppError` is then shown to the owner.
   */
  step(trx: Transaction<Schema>, chunk: Chunk<Input, Cursor, Change>, services: S): Promise<OperationStep<Cursor>>;
  undo?: {
    /** How many days undo is available. */
    days: number;
    /** Undoes one change if its result (`after`) is unchanged. Returns whether it did. */
    restore(trx: Transaction<Schema>, change: Change, owner: OperationOwner, services: S): Promise<boolean>;
    /**
     * Undoes many changes at once, where that is faster. Returns how many it undid. After an `AppError` they are undone
     * one by one.
     */
    restoreAll?(trx: Transaction<Schema>, changes: Change[], owner: OperationOwner, services: S): Promise<number>;
  };
}

/** The person, and the company, on whose behalf the operation runs. */
export interface OperationOwner {
  id: number;
  companyId: number | null;
}

/** The data that undo needs of a change, as JSON values. */
export interface Changed {
  subject: string;
  before: unknown;
  /** A value that must be unchanged for undo, such as a version. */
  after: unknown;
}

export interface Chunk<Input, Cursor, Change> {
  input: Input;
  /** `next` of the previous step; null for the first. */
  cursor: Cursor | null;
  /** The most items to process. */
  limit: number;
  owner: OperationOwner;
  /** Records a change for undo. */
  change(change: Change): void;
  /** Records an item that failed, with a reason that is shown to the owner. */
  issue(item: string, reason: string): void;
  /**
   * Processes one item. An `AppError` is recorded as the item's issue and rolls back only this item. Returns whether it
   * succeeded.
   */
  attempt(item: string, work: () => Promise<void>): Promise<boolean>;
}

export interface OperationStep<Cursor> {
  /** Items that succeeded. Items with an issue are counted separately. */
  done: number;
  /** The cursor of the next step; null at the end. */
  next: Cursor | null;
  /** The result of the operation, from the last step. */
  result?: Record<string, unknown>;
}

/** Infers the type parameters of a definition from its step. */
export function defineOperation<Input, Cursor, Change extends Changed, S>(
  definition: OperationDefinition<Input, Cursor, Change, S>,
): OperationDefinition<Input, Cursor, Change, S> {
  return definition;
}
