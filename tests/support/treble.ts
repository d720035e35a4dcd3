import type { Schema } from '@crewdock/server/infra/db/schema';
import { conflictError } from '@crewdock/server/core/errors/errors';
import { type Changed, type Chunk, defineOperation } from '@crewdock/server/core/operations/definition';
import { startOperation } from '@crewdock/server/core/operations/start';
import { runOperations } from '@crewdock/server/core/operations/run-chunk';
import { LANE_OF } from '@crewdock/server/infra/queue/lanes';
import type { TaskServices } from '@crewdock/server/core/context/task';
import type { JobHandlers } from '@crewdock/server/infra/queue/job-handler';
import { startWorker, type Worker } from '@crewdock/server/infra/queue/worker';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';

type Trebled = Changed & { before: { value: number }; after: { version: number } };

/** The table that the test operation changes. */
export const THINGS = `create table thing (id integer primary key, value integer not null, version integer not null)`;

/** After changing a thing, the operation calls `of` with its id, so that tests can inject an error or a delay. */
export const mishap: { of: (id: number) => Promise<void> | void } = { of: () => {} };

/** Triples values, so that tests can detect a change that was applied twice. */
export const treble = defineOperation({
  kind: 'treble',
  chunk: 3,
  async step(trx, { input, cursor, limit, change, attempt }: Chunk<{ ids: number[] }, number, Trebled>) {
    const from = cursor ?? 0;
    const ids = input.ids.slice(from, from + limit);
    let done = 0;
    for (const id of ids) {
      const isDone = await attempt(`Thing ${id}`, async () => {
        const { rows } = await sql<{ value: number; version: number }>`
          update thing set value = value * 3, version = version + 1 where id = ${id} returning value, version`.execute(
          trx,
        );
        const [row] = rows;
        if (!row) throw conflictError('It is gone.');
        change({ subject: String(id), before: { value: row.value / 3 }, after: { version: row.version } });
        await mishap.of(id);
      });
      if (isDone) done++;
    }
    const next = from + ids.length;
    return next < input.ids.length ? { done, next } : { done, next: null, result: { largest: Math.max(...ids) } };
  },
  undo: {
    days: 1,
    async restore(trx, { subject, before, after }) {
      const { numAffectedRows } = await sql`
        update thing set value = ${before.value}, version = version + 1
        where id = ${Number(subject)} and version = ${after.version}`.execute(trx);
      return numAffectedRows === 1n;
    },
  },
});

/** Starts an operation and returns its uid. */
export async function startTrebling(db: Kysely<Schema>, ownerId: number, ids: number[]): Promise<string> {
  const trebling = {
    owner: { id: ownerId, companyId: null },
    title: `Treble ${ids.length} things`,
    total: ids.length,
    input: { ids },
  };
  return db.transaction().execute((trx) => startOperation(trx, treble, trebling));
}

/** Starts a worker that runs only the operation `treble`. Jobs of all other tasks complete without any work. */
export function startTrebler(url: string): Worker {
  const others = Object.fromEntries(Object.keys(LANE_OF).map((name) => [name, async () => {}]));
  return startWorker<TaskServices>({
    db: { url },
    log: pino({ level: 'silent' }),
    tasks: {
      ...(others as unknown as JobHandlers<TaskServices>),
      'run-operations': runOperations<TaskServices>([treble]),
    },
    schedule: [],
    services: (own) => ({ db: own.kysely }) as Omit<TaskServices, 'log' | 'signal'>,
  });
}

/**
 * Program: `treble.ts URL ID` runs operations until it reaches the thing with that id, then prints a line and waits to
 * be killed.
 */
if (import.meta.main) {
  const [url, stop] = process.argv.slice(2);
  mishap.of = async (id) => {
    if (id !== Number(stop)) return;
    console.log('there');
    await new Promise(() => {});
  };
  startTrebler(url!);
}
