import { sql, type SqlBool, type Transaction } from 'kysely';
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
  return async ({ operation }, services) => {
    let taken: string | undefined;
    for (let isDone = false; !isDone;) {
      const apart = await services.db.transaction().execute(async (trx) => {
        const row = await nextInTurn(trx, definitions);
        taken = row?.uid;
        if (!row) return null;
        const definition = definitions.find(({ kind }) => kind === row.kind)!;
        // Its row is let go, for the process that does it; should another one have taken it until then, it is somebody else's turn.
        if (definition.apart && row.total > definition.chunk) return { uid: row.uid, definition };
        await work(trx, row, definition, services);
        return null;
      });
      isDone = !apart || (await turnApart(apart.uid, apart.definition, services));
    }
    if (operation && taken && taken !== operation) await keepTurn(operation, services);
  };
}

/** Of one whose turn another one has had: it waits with one for as long as it has something to do. Whoever is at it sees to that. */
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
    if (row) await wake(trx, uid, row.due_at);
  });
}

/** A chunk of this operation; answers false where there is nothing to do, or somebody is at it. */
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

/** A process that doesn't outlive a chunk is a chunk that failed. */
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
        // What the process has begun may not have ended with it.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (row) await keep(trx, row, failure(row, error, services));
    });
    return true;
  }
}

async function work<S extends TaskServices>(
  trx: Transaction<Schema>,
  row: Row & { is_cancelled: SqlBool },
  definition: Definitions<S>[number],
  services: S,
): Promise<void> {
  await keep(trx, row, row.is_cancelled ? ending('cancelled') : await chunk(trx, row, definition, services));
}

/** What came of it and, where something is left to do, the next turn. */
async function keep(trx: Transaction<Schema>, { uid }: Row, outcome: Outcome): Promise<void> {
  const { state, due_at } = await trx
    .updateTable('operation')
    .set({ ...outcome, turn_at: sql<Date>`clock_timestamp()` })
    .where('uid', '=', uid)
    .returning(['state', 'due_at'])
    .executeTakeFirstOrThrow();
  if (ACTIVE.includes(state)) await wake(trx, uid, due_at);
}

/** Of the owner who has waited longest. */
async function nextInTurn<S>(trx: Transaction<Schema>, definitions: Definitions<S>) {
  return due(trx, definitions)
    .orderBy(sql`(select max(turn_at) from operation o where o.owner_id = operation.owner_id) nulls first`)
    .orderBy('turn_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();
}

/** Those whose row nobody has: it is locked until the transaction ends, also when the process is killed. */
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
  row: Row,
  definition: Definitions<S>[number],
  services: S,
): Promise<Outcome> {
  const part = row.state === 'undoing' ? undoChunk : doChunk;
  try {
    return { attempts: 0, due_at: dueIn(0), ...(await inSavepoint(trx, () => part(trx, row, definition, services))) };
  } catch (error) {
    // It is done again when the server is back.
    if (services.signal.aborted) throw error;
    return failure(row, error, services);
  }
}

/** A pause before it is tried again, or the end. */
function failure(row: Row, error: unknown, { log }: Pick<TaskServices, 'log'>): Outcome {
  log.warn({ err: error, operation: row.uid, kind: row.kind }, 'a chunk of an operation failed');
  const attempts = row.attempts + 1;
  if (attempts < ATTEMPTS) return { attempts, due_at: dueIn(PAUSE_SECONDS * 2 ** row.attempts) };
  return {
    attempts: 0,
    error: error instanceof AppError ? error.message : 'Something went wrong.',
    ...ending('failed'),
  };
}

/** As exact as a `Date` can say it to the queue. */
function dueIn(seconds: number) {
  return sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
}
