import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mishap } from '../../../../tests/support/treble.ts';
import { trebleGround } from '../../../../tests/support/treble-ground.ts';
import { AppError, conflictError } from '../errors/errors.ts';
import { defineOperation } from './definition.ts';
import { requestUndo } from './requests.ts';
import { startOperation } from './start.ts';
import { runOperations } from './run-chunk.ts';

const { database, owner, lines, start, services, turn, hurry, read, untilEnd, values, turnsThatWait } = trebleGround();

test('resumes after the last complete chunk when the worker dies, and repeats nothing', async () => {
  const uid = await start(8);
  await turn();
  mishap.of = async (id) => {
    if (id === 5) await breakConnections();
  };
  await expect(turn()).rejects.toThrow(/connection/i);
  mishap.of = () => {};
  expect(await read(uid)).toMatchObject({ state: 'running', done: 3, undo: { total: 3 } });
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', done: 8, undo: { total: 8 } });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});

test('a shutdown during a chunk does not count as a failure', async () => {
  const uid = await start(3);
  mishap.of = () => {
    throw new Error('the server ends');
  };
  await expect(turn(AbortSignal.abort())).rejects.toThrow('the server ends');
  const { attempts } = await database()
    .kysely.selectFrom('operation')
    .where('uid', '=', uid)
    .select('attempts')
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(0);
});

test('items that fail are stored with their reason, and the others are processed', async () => {
  const uid = await start(0, [1, 77, 2, 3, 78]);
  mishap.of = (id) => {
    if (id === 2) throw conflictError('It is being moved.');
  };
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', total: 5, done: 2, failed: 3, undo: { total: 2 } });
  const issues = await database()
    .kysely.selectFrom('operation_issue')
    .where('operation_uid', '=', uid)
    .orderBy('position')
    .select(['item', 'reason'])
    .execute();
  expect(issues).toEqual([
    { item: 'Thing 77', reason: 'It is gone.' },
    { item: 'Thing 2', reason: 'It is being moved.' },
    { item: 'Thing 78', reason: 'It is gone.' },
  ]);
  expect(await values(3)).toEqual([3, 2, 9]);
});

test('a failed chunk is retried after a pause, up to five times', async () => {
  const uid = await start(8);
  await turn();
  const failures: Record<number, number> = { 4: 0, 7: 0 };
  mishap.of = (id) => {
    if (id in failures && failures[id]! < 4) throw new Error(`the disk is full ${++failures[id]!} times`);
  };
  await turn();
  const { due_at, turn_at } = await database()
    .kysely.selectFrom('operation')
    .select(['due_at', 'turn_at'])
    .executeTakeFirstOrThrow();
  expect(due_at > turn_at!).toBe(true);
  const { rows } = await database().pool.query('select run_at from graphile_worker.jobs');
  expect(rows).toEqual([{ run_at: due_at }]);
  await sql`update operation set due_at = now() + interval '1 hour'`.execute(database().kysely);
  await turn();
  expect(failures).toEqual({ 4: 1, 7: 0 });
  await untilEnd(uid);
  expect(failures).toEqual({ 4: 4, 7: 4 });
  expect(await read(uid)).toMatchObject({ state: 'done', done: 8, error: null });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});

test('an operation whose chunk always fails is marked as failed, and its finished items can be undone', async () => {
  const uid = await start(6);
  await turn();
  let tries = 0;
  mishap.of = () => {
    tries++;
    throw new Error('select secret from vault');
  };
  await untilEnd(uid);
  expect(tries).toBe(5);
  const failed = await read(uid);
  expect(failed).toMatchObject({
    state: 'failed',
    done: 3,
    failed: 0,
    error: 'Something went wrong.',
    can: { undo: true },
  });
  expect(lines.at(-1)).toMatchObject({ err: { message: 'select secret from vault' }, operation: uid });
  await requestUndo(database().kysely, uid);
  await untilEnd(uid);
  expect(await values(6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a refusal of a whole chunk is shown to its owner', async () => {
  const refused = defineOperation({
    kind: 'refused',
    chunk: 1,
    async step() {
      throw new AppError('gone', 'The file is gone.');
    },
  });
  const uid = await database()
    .kysely.transaction()
    .execute((trx) =>
      startOperation(trx, refused, { owner: { id: owner(), companyId: null }, title: '', total: 1, input: {} }),
    );
  for (let tries = 0; tries < 5; tries++) {
    await hurry();
    await runOperations([refused])({}, services());
  }
  expect(await read(uid)).toMatchObject({ state: 'failed', error: 'The file is gone.', can: { undo: false } });
});

/** Simulates that the process that runs a chunk is killed. */
async function breakConnections(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(database().kysely);
}
