import type { Handlers } from '@crewdock/contract/endpoint';
import type { operations } from '@crewdock/contract/operations';
import { type Context, requirePerson } from '../context/context.ts';
import { conflictError, notFound } from '../errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { presentOperation } from './present.ts';
import { countOperations, findOperation, readIssues, readOperations } from './queries.ts';
import { requestCancel, requestUndo } from './requests.ts';

export const operationRoutes: Handlers<typeof operations, Context> = {
  async listOperations({ query }, context) {
    const { id } = requirePerson(context);
    const [page, total] = await Promise.all([readOperations(id, query, context), countOperations(context.db, id)]);
    const items = page.rows.map((row) => presentOperation(row, context.now));
    return { items, ...buildPageCursors(total, page) };
  },
  getOperation: ({ params }, context) => own(params.uid, context),
  async listOperationIssues({ params, query }, context) {
    const { failed } = await own(params.uid, context);
    const page = await readIssues(params.uid, query, context);
    const items = page.rows.map(({ item, reason }) => ({ item, reason }));
    return { items, ...buildPageCursors(failed, page) };
  },
  async cancelOperation({ params: { uid } }, context) {
    await own(uid, context);
    await requestCancel(context.db, uid);
    const operation = await own(uid, context);
    if (operation.state === 'cancelled' || operation.is_cancelling) return operation;
    throw conflictError('It has ended and can no longer be canceled.', operation);
  },
  async undoOperation({ params: { uid } }, context) {
    await own(uid, context);
    await requestUndo(context.db, uid);
    const operation = await own(uid, context);
    if (operation.state === 'undoing' || operation.state === 'undone') return operation;
    throw conflictError('There is nothing of it that can be undone now.', operation);
  },
};

/** Finds an operation of the requester. Throws `not_found` for operations of other people. */
async function own(uid: string, context: Context) {
  const row = await findOperation(context.db, requirePerson(context).id, uid);
  if (!row) throw notFound();
  return presentOperation(row, context.now);
}
