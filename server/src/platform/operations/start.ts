import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addJob } from '../queue/add.ts';
import type { Changed, OperationDefinition, Owner } from './definition.ts';

interface NewOperation<Input> {
  owner: Owner;
  /** One line for the owner: `Mark 40 updates as done`. */
  title: string;
  /** Items in all. */
  total: number;
  input: Input;
}

/** Begins as soon as the transaction is committed, or never if it is not. Answers the uid. */
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
  await wake(trx, uid);
  return uid;
}

/** A turn for somebody's chunk: as many wait as there are operations with something to do. */
export async function wake(trx: Transaction<Schema>, uid: string, runAt?: Date): Promise<void> {
  await addJob(trx, 'run-operations', { operation: uid }, { key: `operation:${uid}`, ...(runAt && { runAt }) });
}
