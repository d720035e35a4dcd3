import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { LANE_OF } from './lanes.ts';
import type { TaskName } from './payloads.ts';
import type { TaskServices } from '../../core/context/task.ts';
import type { JobHandlers, JobRun } from './job-handler.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const names = Object.keys(LANE_OF) as TaskName[];

test('only statements of the long lane may take longer than ten seconds', async () => {
  const limits = new Map<string, string>();
  const done = Promise.withResolvers<void>();
  const task =
    (name: TaskName) =>
    async (_: unknown, { db }: TaskServices) => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      limits.set(name, rows[0]!.statement_timeout);
      if (limits.size === names.length) done.resolve();
    };
  const worker = startWorker<TaskServices>({
    db: database,
    log: pino({ level: 'silent' }),
    tasks: Object.fromEntries(names.map((name) => [name, task(name)])) as unknown as JobHandlers<TaskServices>,
    schedule: [],
    services: (own) => ({ db: own.kysely }) as Omit<TaskServices, keyof JobRun>,
  });
  try {
    await database.pool.query(`select graphile_worker.add_job(name, '{}') from unnest($1::text[]) name`, [names]);
    await done.promise;
  } finally {
    await worker.close();
  }
  expect(Object.fromEntries(limits)).toEqual(
    Object.fromEntries(names.map((name) => [name, LANE_OF[name] === 'long' ? '0' : '10s'])),
  );
});
