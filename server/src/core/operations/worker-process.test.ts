import { expect, test } from 'vitest';
import { treble } from '../../../../tests/support/treble.ts';
import { trebleGround } from '../../../../tests/support/treble-ground.ts';
import type { TaskServices } from '../context/task.ts';
import { requestCancel } from './requests.ts';
import { runOperations, takeTurn } from './run-chunk.ts';

const { database, lines, other, start, services, hurry, read, values, turnsThatWait } = trebleGround();

/** Runs an operation: with `apart` if it has more than one chunk, otherwise in this process. */
const run = (apart: (uid: string, services: TaskServices) => Promise<boolean>) =>
  runOperations<TaskServices>([{ ...treble, apart }])({}, services());

const takenApart = (uid: string) => takeTurn(uid, treble, services());

test('an operation larger than a chunk runs in the worker process, on an unlocked row', async () => {
  const uid = await start(5);
  const asked: string[] = [];
  const apart = async (each: string) => {
    asked.push(each);
    return takenApart(each);
  };
  await run(apart);
  expect(await read(uid)).toMatchObject({ state: 'running', done: 3 });
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await run(apart);
  expect(await read(uid)).toMatchObject({ state: 'done', done: 5 });
  expect(asked).toEqual([uid, uid]);
  const small = await start(0, [6, 7, 8]);
  await run(apart);
  expect(await read(small)).toMatchObject({ state: 'done', done: 3 });
  expect(asked).toHaveLength(2);
  expect(await values(9)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 9]);
});

test('when another worker runs the operation, another operation runs', async () => {
  const first = await start(5);
  const second = await start(0, [11, 12, 13, 14], other());
  await run(async (uid) => {
    if (uid === first) await takenApart(first);
    return uid === first ? false : takenApart(uid);
  });
  expect(await read(first)).toMatchObject({ state: 'running', done: 3 });
  expect(await read(second)).toMatchObject({ state: 'running', done: 3 });
});

test('an operation that is cancelled meanwhile does not run', async () => {
  const uid = await start(5);
  await run(async (each) => {
    await requestCancel(database().kysely, each);
    return takenApart(each);
  });
  expect(await read(uid)).toMatchObject({ state: 'cancelled', done: 0 });
});

test('a chunk whose process ends counts as failed: five attempts are made, and finished items are kept', async () => {
  const uid = await start(5);
  await run(takenApart);
  let tries = 0;
  while ((await read(uid)).state === 'running') {
    await hurry();
    await run(async () => {
      tries++;
      throw new Error('worker process ended during a job');
    });
  }
  expect(tries).toBe(5);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ err: { message: 'worker process ended during a job' }, operation: uid });
  expect(await read(uid)).toMatchObject({
    state: 'failed',
    done: 3,
    error: 'Something went wrong.',
    can: { undo: true },
  });
});

test('a server shutdown does not count as a failure', async () => {
  const uid = await start(5);
  const ending = new AbortController();
  const apart = async () => {
    ending.abort();
    throw new Error('the server ends');
  };
  const turn = runOperations<TaskServices>([{ ...treble, apart }])({}, services(ending.signal));
  await expect(turn).rejects.toThrow('the server ends');
  const row = await database()
    .kysely.selectFrom('operation')
    .where('uid', '=', uid)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'waiting', attempts: 0 });
});
