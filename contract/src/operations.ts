import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { pageSchema, pageRangeFields } from './page.ts';

export const OperationState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone']);
export type OperationState = z.infer<typeof OperationState>;

/** A long-running operation in the background: an import, a bulk edit. */
export const Operation = z.object({
  uid: z.uuid(),
  /** What it does: an identifier defined by the feature. */
  kind: z.string(),
  /** One-line description for its owner: `Mark 40 updates as done`. */
  title: z.string(),
  state: OperationState,
  /** Number of items: all, completed and failed. Progress is `done + failed` of `total`. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Changes that can be undone: all, reverted, and kept because somebody changed the item since. */
  undo: z.object({ total: z.int(), restored: z.int(), kept: z.int() }),
  /** Cancellation was requested; the current step finishes first. */
  is_cancelling: z.boolean(),
  /** With state `failed`: the reason in one sentence. */
  error: z.string().nullable(),
  /** Result, in a format defined by the kind; null before the end, or when there is none. */
  result: z.record(z.string(), z.unknown()).nullable(),
  created: z.string(),
  started: z.string().nullable(),
  finished: z.string().nullable(),
  undoable_until: z.string().nullable(),
  can: z.object({ cancel: z.boolean(), undo: z.boolean() }),
});
export type Operation = z.infer<typeof Operation>;

/** An item that failed. */
export const OperationIssue = z.object({
  /** Name of the item, in a form defined by the kind: a row, a name. */
  item: z.string(),
  reason: z.string(),
});
export type OperationIssue = z.infer<typeof OperationIssue>;

const OperationUid = z.strictObject({ uid: z.uuid() });
const Page = z.strictObject(pageRangeFields(50));

export const operations = {
  listOperations: defineEndpoint({
    method: 'GET',
    path: '/operations/',
    access: 'user',
    tellsOfWork: true,
    summary: 'The long-running operations of who is asking, newest first.',
    query: Page,
    response: pageSchema(Operation),
  }),
  getOperation: defineEndpoint({
    method: 'GET',
    path: '/operations/{uid}/',
    access: 'user',
    tellsOfWork: true,
    summary: 'How far one’s operation is.',
    params: OperationUid,
    response: Operation,
  }),
  listOperationIssues: defineEndpoint({
    method: 'GET',
    path: '/operations/{uid}/issues/',
    access: 'user',
    summary: 'The items that it could not do and why, in the order in which it met them.',
    params: OperationUid,
    query: Page,
    response: pageSchema(OperationIssue),
  }),
  cancelOperation: defineEndpoint({
    method: 'POST',
    path: '/operations/{uid}/cancel/',
    access: 'user',
    summary:
      'Ends it before its next chunk; what is done stays done. A conflict says its state when it has ended otherwise.',
    params: OperationUid,
    response: Operation,
  }),
  undoOperation: defineEndpoint({
    method: 'POST',
    path: '/operations/{uid}/undo/',
    access: 'user',
    summary: 'Puts back what it changed and nobody has changed since. A conflict says its state when that can’t be.',
    params: OperationUid,
    response: Operation,
  }),
};
