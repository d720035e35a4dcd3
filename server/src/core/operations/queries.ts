import type { OperationIssue } from '@crewdock/contract/operations';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { ascendingText, columnKey, newestFirst } from '../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';

export type OperationRow = Awaited<ReturnType<ReturnType<typeof operationsOf>['executeTakeFirstOrThrow']>>;

/** Reads a page of an owner's operations, newest first. */
export function readOperations(ownerId: number, query: PageQuery, context: Context): Promise<CursorPage<OperationRow>> {
  // The order of operations never changes, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['operations'],
    keys: [newestFirst(sql`created_at`), ascendingText(sql`uid`)],
    changedSince: null,
  };
  return readCursorPage(order, query, context, ({ columns, condition, end }) =>
    operationsOf(context.db, ownerId)
      .modifyFront(sql`${columns},`)
      .where(sql<boolean>`${condition}`)
      .modifyEnd(end)
      .$castTo<OperationRow & PageRow>()
      .execute(),
  );
}

export async function countOperations(db: Kysely<Schema>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('operation')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOperation(db: Kysely<Schema>, ownerId: number, uid: string) {
  return operationsOf(db, ownerId).where('uid', '=', uid).executeTakeFirst();
}

/** Reads a page of an operation's issues, in the order in which they occurred. */
export function readIssues(uid: string, query: PageQuery, context: Context): Promise<CursorPage<OperationIssue>> {
  // New issues are added at the end, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['operation issues', uid],
    keys: [columnKey('operation_issue.position')],
    changedSince: null,
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<OperationIssue & PageRow>`
      select item, reason, ${columns} from operation_issue
      where operation_uid = ${uid} and ${condition} ${end}`.execute(context.db);
    return rows;
  });
}

function operationsOf(db: Kysely<Schema>, ownerId: number) {
  return db
    .selectFrom('operation')
    .leftJoin('operation_cancellation as cancellation', 'cancellation.operation_uid', 'operation.uid')
    .where('owner_id', '=', ownerId)
    .select([
      'uid',
      'kind',
      'title',
      'state',
      'total',
      'done',
      'failed',
      'changes',
      'restored',
      'kept',
      'error',
      'result',
      'created_at',
      'started_at',
      'finished_at',
      'undoable_until',
      'cancellation.requested_at as cancellation_requested_at',
    ]);
}
