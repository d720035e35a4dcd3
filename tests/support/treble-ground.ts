import { presentOperation } from '@crewdock/server/core/operations/present';
import { findOperation } from '@crewdock/server/core/operations/queries';
import { runOperations } from '@crewdock/server/core/operations/run-chunk';
import type { TaskServices } from '@crewdock/server/core/context/task';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';
import { mishap, startTrebling, THINGS, treble } from './treble.ts';

/**
 * Fixtures for long-running operations: two owners, twenty things whose values an operation triples, and functions that
 * run chunks explicitly.
 */
export function trebleGround() {
  let database: TestDatabase;
  let owner: number;
  let other: number;
  const stopping = new AbortController();
  const lines: { msg: string; err?: { message: string }; operation?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

  beforeAll(async () => {
    database = await testDatabase();
    await database.pool.query(THINGS);
    [owner, other] = [await addPerson('ada', 1), await addPerson('eve', 2)];
  });

  beforeEach(async () => {
    await database.pool.query('insert into thing select id, id, 1 from generate_series(1, 20) id');
  });

  afterEach(async () => {
    mishap.of = () => {};
    lines.length = 0;
    await database.pool.query('truncate thing, operation cascade; delete from graphile_worker._private_jobs');
  });

  afterAll(() => database.close());

  async function addPerson(name: string, owner_number: number): Promise<number> {
    const { id } = await database.kysely
      .insertInto('person')
      .values({ email: `${name}@example.com`, first_name: name, last_name: 'L', owner_number, type: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Starts an operation and returns its uid. */
  const start = (count: number, ids = Array.from({ length: count }, (_, at) => at + 1), id = owner) =>
    startTrebling(database.kysely, id, ids);

  const services = (signal = stopping.signal) => ({ db: database.kysely, log, signal }) as unknown as TaskServices;

  /** Runs one job as a worker would. */
  const turn = (signal = stopping.signal) => runOperations([treble])({}, services(signal));

  /** Runs the job of this operation and deletes it from the queue. */
  async function turnOf(operation: string): Promise<void> {
    await database.pool.query(`delete from graphile_worker._private_jobs where key = 'operation:' || $1`, [operation]);
    await runOperations([treble])({ operation }, services());
  }

  /** Makes operations due immediately; skips the backoff between attempts. */
  const hurry = () => database.pool.query('update operation set due_at = now()');

  async function read(uid: string) {
    const db = database.kysely;
    const row = await db.selectFrom('operation').where('uid', '=', uid).select('owner_id').executeTakeFirstOrThrow();
    return presentOperation((await findOperation(db, row.owner_id, uid))!, new Date());
  }

  async function untilEnd(uid: string): Promise<void> {
    while (['waiting', 'running', 'undoing'].includes((await read(uid)).state)) {
      await hurry();
      await turn();
    }
  }

  /** Values of the first `count` things. */
  async function values(count: number): Promise<number[]> {
    const { rows } = await sql<{ value: number }>`select value from thing order by id limit ${count}`.execute(
      database.kysely,
    );
    return rows.map(({ value }) => value);
  }

  async function turnsThatWait(): Promise<string[]> {
    const { rows } = await database.pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'run-operations'`,
    );
    return rows.map(({ key }) => key);
  }

  return {
    database: () => database,
    owner: () => owner,
    other: () => other,
    lines,
    start,
    services,
    turn,
    turnOf,
    hurry,
    read,
    untilEnd,
    values,
    turnsThatWait,
  };
}
