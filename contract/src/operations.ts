import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursorPage, cursorRange } from './page.ts';

export const OperationState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone']);
export type OperationState = z.infer<typeof OperationState>;

/** A long-running operation, such as an import or a bulk edit. */
export const Operation = z.object({
  uid: z.uuid(),
  /** Kind of operation: an identifier defined by the feature. */
  kind: z.string(),
  /** One-line description for its owner: `Mark 40 updates as done`. */
  title: z.string(),
  state: OperationState,
  /** Number of items: total, completed and failed. Progress is `done + failed` of `total`. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Number of changes that can be undone: total, reverted, and kept because someone changed the item afterward. */
  undo: z.object({ total: z.int(), restored: z.int(), kept: z.int() }),
  /** Cancellation was requested; the current step finishes first. */
  is_cancelling: z.boolean(),
  /** The reason for state `failed`, in one sentence. */
  error: z.string().nullable(),
  /** The result, in a format defined by the kind; null until the operation ends, or if it has no result. */
  result: z.record(z.string(), z.unknown()).nullable(),
  created: z.string(),
  started: z.string().nullable(),
  finished: z.string().nullable(),
  undoable_until: z.string().nullable(),
  can: z.object({ cancel: z.boolean(), undo: z.boolean() }),
});
export type Operation = z.infer<typeof Operation>;

/** A failed item. */
export const OperationIssue = z.object({
  /** Name of the item, in a format defined by the kind. */
  item: z.string(),
  reason: z.string(),
});
export type OperationIssue = z.infer<typeof OperationIssue>;

const OperationUid = z.strictObject({ uid: z.uuid() });
const Page = z.strictObject(cursorRange(50));

export const operations = {
  listOperations: defineEndpoint({
    method: 'GET',
    path: '/operations/',
    access: 'user',
    tellsOfWork: true,
    summary: 'Lists the requester’s long-running operations, newest first.',
    query: Page,
    response: cursorPage(Operation),
  }),
  getOperation: defineEndpoint({
    method: 'GET',
    path: '/operations/{uid}/',
    access: 'user',
    tellsOfWork: true,
    summary: 'Returns an operation with its progress.',
    params: OperationUid,
    response: Operation,
  }),
  listOperationIssues: defineEndpoint({
    method: 'GET',
    path: '/operations/{uid}/issues/',
    access: 'user',
    summary: 'Lists the failed items of an operation with reasons, in processing order.',
    params: OperationUid,
    query: Page,
    response: cursorPage(OperationIssue),
  }),
  cancelOperation: defineEndpoint({
    method: 'POST',
    path: '/operations/{uid}/cancel/',
    access: 'user',
    summary:
      'Cancels an operation before its next chunk; completed items stay. Returns `conflict` with the state if it has already ended.',
    params: OperationUid,
    response: Operation,
  }),
  undoOperation: defineEndpoint({
    method: 'POST',
    path: '/operations/{uid}/undo/',
    access: 'user',
    summary:
      'Reverts the changes of an operation, except items that were changed since. Returns `conflict` with the state if undo is not possible.',
    params: OperationUid,
    response: Operation,
  }),
};
