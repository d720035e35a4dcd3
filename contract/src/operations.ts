import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page, range } from './page.ts';

export const OperationState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone']);
export type OperationState = z.infer<typeof OperationState>;

/** Long work that goes on behind the requests: an import, a change of many rows. */
export const Operation = z.object({
  uid: z.uuid(),
  /** What it does, as the feature behind it calls it. */
  kind: z.string(),
  /** One line for its owner: `Mark 40 updates as done`. */
  title: z.string(),
  state: OperationState,
  /** Items in all, those that are done, and those that can't be: `done + failed` of `total`. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Of what it changed: how much there is, what undo put back, and what it left because somebody changed it since. */
  undo: z.object({ total: z.int(), restored: z.int(), kept: z.int() }),
  /** Cancelled as soon as what is under way has ended. */
  is_cancelling: z.boolean(),
  /** With `failed`: why, one sentence. */
  error: z.string().nullable(),
  /** What came of it, as its kind says; null before the end, and when nothing did. */
  result: z.record(z.string(), z.unknown()).nullable(),
  created: z.string(),
  started: z.string().nullable(),
  finished: z.string().nullable(),
  undoable_until: z.string().nullable(),
  can: z.object({ cancel: z.boolean(), undo: z.boolean() }),
});
export type Operation = z.infer<typeof Operation>;

/** An item that could not be done. */
export const OperationIssue = z.object({
  /** Which one, in the words of its kind: a row, a name. */
  item: z.string(),
  reason: z.string(),
});
export type OperationIssue = z.infer<typeof OperationIssue>;

const OperationUid = z.strictObject({ uid: z.uuid() });
const Page = z.strictObject(range(50));

export const operations = {
  listOperations: endpoint({
    method: 'GET',
    path: '/operations/',
    access: 'user',
    tellsOfWork: true,
    summary: 'The long-running operations of who is asking, newest first.',
    query: Page,
    response: page(Operation),
  }),
  getOperation: endpoint({
    method: 'GET',
    path: '/operations/{uid}/',
    access: 'user',
    tellsOfWork: true,
    summary: 'How far one’s operation is.',
    params: OperationUid,
    response: Operation,
  }),
  listOperationIssues: endpoint({
    method: 'GET',
    path: '/operations/{uid}/issues/',
    access: 'user',
    summary: 'The items that it could not do and why, in the order in which it met them.',
    params: OperationUid,
    query: Page,
    response: page(OperationIssue),
  }),
  cancelOperation: endpoint({
    method: 'POST',
    path: '/operations/{uid}/cancel/',
    access: 'user',
    summary:
      'Ends it before its next chunk; what is done stays done. A conflict says its state when it has ended otherwise.',
    params: OperationUid,
    response: Operation,
  }),
  undoOperation: endpoint({
    method: 'POST',
    path: '/operations/{uid}/undo/',
    access: 'user',
    summary: 'Puts back what it changed and nobody has changed since. A conflict says its state when that can’t be.',
    params: OperationUid,
    response: Operation,
  }),
};
