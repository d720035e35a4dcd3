import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../http/errors.ts';
import type { Task, TaskServices } from '../queue/task.ts';
import { doChunk, undoChunk } from './chunks.ts';
import type { Changed, OperationDefinition } from './definition.ts';
import { inSavepoint } from './savepoint.ts';
import { wake } from './start.ts';
import { ACTIVE, type Outcome, type Row, ending } from './states.ts';

type Definitions<S> = readonly OperationDefinition<unknown, unknown, Changed, S>[];

/** So often a chunk is tried. */
const ATTEMPTS = 5;
/** Before the second; each further pause is twice as long. */
const PAUSE_SECONDS = 2;

/**
 * One chunk of one operation, and a place further back in the queue for the next: so long ones leave room for others of
 * the lane. What is done, how far it is and the next turn are one transaction.
 */
export function runOperations<S extends TaskServices>(definitions: Definitions<S>): Task<'run-operations', S> {
  return async (_, services) => {
    await services.db.transaction().execute(async (trx) => {
      const row = await nextInTurn(trx, definitions);
      if (!row) return;
      const definition = definitions.find(({ kind }) => kind === row.kind)!;
      const outcome = row.is_cancelled ? ending('cancelled') : await chunk(trx, row, definition, services);
      const { state, due_at } = await trx
        .updateTable('operation')
        .set({ ...outcome, turn_at: sql<Date>`clock_timestamp()` })
        .where('uid', '=', row.uid)
        .returning(['state', 'due_at'])
        .executeTakeFirstOrThrow();
      if (ACTIVE.includes(state)) await wake(trx, row.uid, due_at);
    });
  };
}

/** Of the owner who has waited longest. Its row is locked until the transaction ends, also when the process is killed. */
async function nextInTurn<S>(trx: Transaction<Schema>, definitions: Definitions<S>) {
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
    .orderBy(sql`(select max(turn_at) from operation o where o.owner_id = operation.owner_id) nulls first`)
    .orderBy('turn_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('uid')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function chunk<S extends TaskServices>(
  trx: Transaction<Schema>,
  row: Row,
  definition: Definitions<S>[number],
  services: S,
): Promise<Outcome> {
  const work = row.state === 'undoing' ? undoChunk : doChunk;
  try {
    return { attempts: 0, due_at: dueIn(0), ...(await inSavepoint(trx, () => work(trx, row, definition, services))) };
  } catch (error) {
    // It is done again when the server is back.
    if (services.signal.aborted) throw error;
    services.log.warn({ err: error, operation: row.uid, kind: row.kind }, 'a chunk of an operation failed');
    const attempts = row.attempts + 1;
    if (attempts < ATTEMPTS) return { attempts, due_at: dueIn(PAUSE_SECONDS * 2 ** row.attempts) };
    return {
      attempts: 0,
      error: error instanceof AppError ? error.message : 'Something went wrong.',
      ...ending('failed'),
    };
  }
}

/** As exact as a `Date` can say it to the queue. */
function dueIn(seconds: number) {
  return sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
}
