import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** How one kind of long work is done, and undone. */
export interface OperationDefinition<Input, Cursor, Change extends Changed, S> {
  /** Under this its rows are kept: it stays for as long as there may be some. */
  kind: string;
  /** So many items at a time, in a transaction of their own: about a second's work. */
  chunk: number;
  /**
   * Has `takeTurn` called for the operation in a process of its own, and answers what that does. Where there is more than a chunk to do, nothing else
   * is done here.
   */
  apart?(uid: string, services: S): Promise<boolean>;
  /**
   * Does the next items. It writes by its transaction alone, so that what it does is there once, whatever ends the process. When it throws,
   * the chunk is tried again a few times; the words of an `AppError` are shown to the owner in the end.
   */
  step(trx: Transaction<Schema>, chunk: Chunk<Input, Cursor, Change>, services: S): Promise<Step<Cursor>>;
  undo?: {
    /** So long it can be asked for. */
    days: number;
    /** Puts one change back if what it left (`after`) is there still, and answers whether it was. */
    restore(trx: Transaction<Schema>, change: Change, owner: Owner, services: S): Promise<boolean>;
    /**
     * The same of many at once, where that is quicker than one by one; answers how many were put back. When it refuses (`AppError`), they are tried one
     * by one.
     */
    restoreAll?(trx: Transaction<Schema>, changes: Change[], owner: Owner, services: S): Promise<number>;
  };
}

/** In whose name it is done. */
export interface Owner {
  id: number;
  companyId: number | null;
}

/** What undo needs of a change: values that JSON can hold. */
export interface Changed {
  subject: string;
  before: unknown;
  /** What nobody else may have changed since, such as a version. */
  after: unknown;
}

export interface Chunk<Input, Cursor, Change> {
  input: Input;
  /** What the step before answered; null for the first. */
  cursor: Cursor | null;
  /** At most so many items. */
  limit: number;
  owner: Owner;
  /** Remembers what was changed, for undo. */
  change(change: Change): void;
  /** Counts an item that can't be done, and says why in words for the owner. */
  issue(item: string, reason: string): void;
  /** Does one item so that an `AppError` fails it alone, as an issue. Answers whether it was done. */
  attempt(item: string, work: () => Promise<void>): Promise<boolean>;
}

export interface Step<Cursor> {
  /** Items that were done; those with an issue are counted by that. */
  done: number;
  /** Where the next one begins; null at the end. */
  next: Cursor | null;
  /** At the end: what came of it. */
  result?: Record<string, unknown>;
}

/** Types a definition by what its step takes. */
export function operation<Input, Cursor, Change extends Changed, S>(
  definition: OperationDefinition<Input, Cursor, Change, S>,
): OperationDefinition<Input, Cursor, Change, S> {
  return definition;
}
