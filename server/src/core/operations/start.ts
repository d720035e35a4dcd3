import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { addJob } from '../../infra/queue/add.ts';
import type { Changed, OperationDefinition, OperationOwner } from './definition.ts';

interface NewOperation<Input> {
  owner: OperationOwner;
  /** One-line title for the owner: `Mark 40 updates as done`. */
  title: string;
  /** Total number of items. */
  total: number;
  input: Input;
}

/**
 * Adds an operation and returns its uid. The operation starts when the transaction commits, and is discarded on
 * rollback.
 */
export async function startOperation<Input, Cursor, Change extends Changed, S>(
  trx: Transaction<Schema>,
  { kind, undo }: OperationDefinition<Input, Cursor, Change, S>,
  { owner, title, total, input }: NewOperation<NoInfer<Input>>,
): Promise<string> {
  const { uid } = await trx
    .insertInto('operation')
    .values({
      kind,
      owner_id: owner.id,
      company_id: owner.companyId,
      title,
      total,
      input: JSON.stringify(input),
      undo_days: undo?.days ?? null,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await queueOperationChunk(trx, uid);
  return uid;
}

/** Queues a job that runs one chunk, of this or another operation. Each active operation has one such job. */
export async function queueOperationChunk(trx: Transaction<Schema>, uid: string, runAt?: Date): Promise<void> {
  await addJob(trx, 'run-operations', { operation: uid }, { key: `operation:${uid}`, ...(runAt && { runAt }) });
}
