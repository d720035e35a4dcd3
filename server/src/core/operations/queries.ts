import type { OperationIssue } from '@crewdock/contract/operations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

interface Page {
  limit: number;
  offset: number;
}

export type OperationRow = Awaited<ReturnType<ReturnType<typeof operationsOf>['executeTakeFirstOrThrow']>>;

/** Lists the operations of an owner, newest first. */
export async function listOperations(db: Kysely<Schema>, ownerId: number, { limit, offset }: Page) {
  return operationsOf(db, ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
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

/** Lists the issues of an operation in the order in which they occurred. */
export async function listIssues(db: Kysely<Schema>, uid: string, { limit, offset }: Page): Promise<OperationIssue[]> {
  return db
    .selectFrom('operation_issue')
    .where('operation_uid', '=', uid)
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .select(['item', 'reason'])
    .execute();
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
