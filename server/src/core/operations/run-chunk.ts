import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { AppError } from '../errors/errors.ts';
import type { Task, TaskServices } from '../context/task.ts';
import { doChunk, undoChunk } from './chunks.ts';
import type { Changed, OperationDefinition } from './definition.ts';
import { inSavepoint } from './savepoint.ts';
import { queueOperationChunk } from './start.ts';
import { ACTIVE, type OperationUpdate, type StoredOperation, toFinalOutcome } from './states.ts';
import * as errors from '../messages/errors/http.ts';
import { formatMessage } from '../messages/format-message.ts';

/** Definitions of operations that need only the services `S`. */
export type Definitions<S> = readonly OperationDefinition<unknown, unknown, Changed, S>[];

/** Maximum number of attempts per chunk. */
const ATTEMPTS = 5;
/** Backoff before the second attempt. It doubles with each further attempt. */
const PAUSE_SECONDS = 2;

/**
 * Runs one chunk of one operation, and queues a job for the next chunk, so that long operations do not block others in
 * the lane. The changes of the chunk, the progress and the next job are in one transaction.
 */
export function runOperations<S extends TaskServices>(definitions: Definitions<S>): Task<'run-operations', S> {
  return async ({ operation }, services) => {
    let taken: string | undefined;
    for (let isDone = false; !isDone;) {
      const apart = await services.db.transaction().execute(async (trx) => {
        const row = await nextInTurn(trx, definitions);
        taken = row?.uid;
        if (!row) return null;
        const definition = definitions.find(({ kind }) => kind === row.kind)!;
        // Ends the transaction, because the separate process needs the row lock. If another process takes the lock
        // first, the loop continues with the next operation.
        if (definition.apart && row.total > definition.chunk) return { uid: row.uid, definition };
        await work(trx, row, definition, services);
        return null;
      });
      isDone = !apart || (await turnApart(apart.uid, apart.definition, services));
    }
    if (operation && taken && taken !== operation) await keepTurn(operation, services);
  };
}

/**
 * Queues a new job for an active operation whose job ran a chunk of another operation. If the operation's row is
 * locked, the process that holds the lock queues the job.
 */
async function keepTurn(uid: string, { db }: TaskServices): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('operation')
      .select('due_at')
      .where('uid', '=', uid)
      .where('state', 'in', ACTIVE)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row) await queueOperationChunk(trx, uid, row.due_at);
  });
}

/** Runs a chunk of this operation. Returns false if the operation is not due or another process is running it. */
export async function takeTurn<S extends TaskServices>(
  uid: string,
  definition: Definitions<S>[number],
  services: S,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await due(trx, [definition]).where('uid', '=', uid).executeTakeFirst();
    if (row) await work(trx, row, definition, services);
    return row !== undefined;
  });
}

/** Runs a chunk in a separate process. If that process ends early, the chunk counts as failed. */
async function turnApart<S extends TaskServices>(
  uid: string,
  { apart }: Definitions<S>[number],
  services: S,
): Promise<boolean> {
  try {
    return await apart!(uid, services);
  } catch (error) {
    if (services.signal.aborted) throw error;
    await services.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('operation')
        .selectAll()
        .where('uid', '=', uid)
        .where('state', 'in', ACTIVE)
        // Waits for the row lock, because the transaction of the ended process may still be open.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (row) await keep(trx, row, failure(row, error, services));
    });
    return true;
  }
}

async function work<S extends TaskServices>(
  trx: Transaction<Schema>,
  row: StoredOperation & { is_cancelled: SqlBool },
  definition: Definitions<S>[number],
  services: S,
): Promise<void> {
  await keep(trx, row, row.is_cancelled ? toFinalOutcome('cancelled') : await chunk(trx, row, definition, services));
}

/** Stores the outcome of a chunk. Queues the next chunk if the operation is still active. */
async function keep(trx: Transaction<Schema>, { uid }: StoredOperation, outcome: OperationUpdate): Promise<void> {
  const { state, due_at } = await trx
    .updateTable('operation')
    .set({ ...outcome, turn_at: sql<Date>`clock_timestamp()` })
    .where('uid', '=', uid)
    .returning(['state', 'due_at'])
    .executeTakeFirstOrThrow();
  if (ACTIVE.includes(state)) await queueOperationChunk(trx, uid, due_at);
}

/** Selects a due operation of the owner whose last chunk was longest ago (fair queue). */
async function nextInTurn<S>(trx: Transaction<Schema>, definitions: Definitions<S>) {
  return due(trx, definitions)
    .orderBy(sql`(select max(turn_at) from operation o where o.owner_id = operation.owner_id) nulls first`)
    .orderBy('turn_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Selects due operations. Skips rows that another process has locked. Locks the rows until the transaction ends, which
 * it also does if the process is killed.
 */
function due<S>(trx: Transaction<Schema>, definitions: Definitions<S>) {
  return trx
    .selectFrom('operation')
    .selectAll('operation')
    .select(({ exists, selectFrom, and, eb }) =>
      and([
        eb('operation.state', '<>', 'undoing'),
        exists(
          selectFrom('operation_cancellation').whereRef('operation_uid', '=', 'operation.uid').select('operation_uid'),
        ),
      ]).as('is_cancelled'),
    )
    .where('state', 'in', ACTIVE)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('kind', '=', sql<string>`any(${definitions.map(({ kind }) => kind)}::text[])`)
    .forNoKeyUpdate()
    .skipLocked();
}

async function chunk<S extends TaskServices>(
  trx: Transaction<Schema>,
  row: StoredOperation,
  definition: Definitions<S>[number],
  services: S,
): Promise<OperationUpdate> {
  const part = row.state === 'undoing' ? undoChunk : doChunk;
  try {
    return { attempts: 0, due_at: dueIn(0), ...(await inSavepoint(trx, () => part(trx, row, definition, services))) };
  } catch (error) {
    // The server is shutting down, so the chunk is retried after the restart and this attempt does not count.
    if (services.signal.aborted) throw error;
    return failure(row, error, services);
  }
}

/**
 * Returns the update for a failed chunk: a retry with backoff, or after the last attempt the failure of the operation.
 */
function failure(row: StoredOperation, error: unknown, { log }: Pick<TaskServices, 'log'>): OperationUpdate {
  log.warn({ err: error, operation: row.uid, kind: row.kind }, 'a chunk of a long-running operation failed');
  const attempts = row.attempts + 1;
  if (attempts < ATTEMPTS) return { attempts, due_at: dueIn(PAUSE_SECONDS * 2 ** row.attempts) };
  return {
    attempts: 0,
    error: error instanceof AppError ? error.message : formatMessage(errors.internal),
    ...toFinalOutcome('failed'),
  };
}

/** Truncates to milliseconds, because the queue gets this time as a `Date`. */
function dueIn(seconds: number) {
  return sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
}
