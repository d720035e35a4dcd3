import { expect, test } from 'vitest';
import { mishap, treble } from '../../../../tests/support/treble.ts';
import { trebleGround } from '../../../../tests/support/treble-ground.ts';
import { startOperation } from './start.ts';
import { runOperations } from './run-chunk.ts';

const { database, owner, other, start, services, turn, turnOf, read, untilEnd, values, turnsThatWait } = trebleGround();

test('processes every item once, in chunks, and counts them', async () => {
  const uid = await start(8);
  expect(await read(uid)).toMatchObject({ state: 'waiting', total: 8, done: 0, started: null, can: { cancel: true } });
  await turn();
  expect(await read(uid)).toMatchObject({
    state: 'running',
    done: 3,
    finished: null,
    can: { cancel: true, undo: false },
  });
  expect(await values(4)).toEqual([3, 6, 9, 4]);
  await turn();
  await turn();
  const { started, finished, ...ended } = await read(uid);
  expect(ended).toMatchObject({ state: 'done', done: 8, failed: 0, total: 8, result: { largest: 8 } });
  expect(ended).toMatchObject({ undo: { total: 8, restored: 0, kept: 0 }, can: { cancel: false, undo: true } });
  expect(started! < finished!).toBe(true);
  expect(await values(9)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 9]);
  await turn();
  expect(await values(1)).toEqual([3]);
});

test('one job is queued for each remaining chunk, and none after the end', async () => {
  const uid = await start(4);
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await turn();
  expect(await turnsThatWait()).toEqual([`operation:${uid}`]);
  await database().pool.query('delete from graphile_worker._private_jobs');
  await turn();
  expect(await turnsThatWait()).toEqual([]);
});

test('the next chunk is queued after other jobs that arrived meanwhile', async () => {
  await start(4);
  await database().pool.query(`select graphile_worker.add_job('clean-up')`);
  // Waits, because due times have a precision of one millisecond.
  await database().pool.query('select pg_sleep(0.002)');
  await turn();
  const { rows } = await database().pool.query('select task_identifier from graphile_worker.jobs order by run_at');
  expect(rows.map(({ task_identifier }) => task_identifier)).toEqual(['clean-up', 'run-operations']);
});

test('an operation still has a queued job after its job ran another operation', async () => {
  const long = await start(7);
  const short = await start(2, undefined, other());
  const both = [long, short].map((uid) => `operation:${uid}`).toSorted();
  await turnOf(short);
  expect(await read(long)).toMatchObject({ done: 3 });
  expect((await turnsThatWait()).toSorted()).toEqual(both);
  await turnOf(long);
  expect(await read(short)).toMatchObject({ state: 'done' });
  expect(await turnsThatWait()).toContain(`operation:${long}`);
  await turnOf(long);
  await turnOf(long);
  expect(await read(long)).toMatchObject({ state: 'done' });
  expect(await turnsThatWait()).not.toContain(`operation:${long}`);
});

test('an operation that is retried later keeps its backoff', async () => {
  const uid = await start(3);
  mishap.of = () => {
    throw new Error('no luck');
  };
  await turnOf(uid);
  const { rows } = await database().pool.query(
    "select run_at > now() + interval '1 second' as later from graphile_worker.jobs",
  );
  expect(rows).toEqual([{ later: true }]);
});

test('an operation that is rolled back never starts', async () => {
  const failed = database()
    .kysely.transaction()
    .execute(async (trx) => {
      await startOperation(trx, treble, {
        owner: { id: owner(), companyId: null },
        title: '',
        total: 1,
        input: { ids: [1] },
      });
      throw new Error('changed my mind');
    });
  await expect(failed).rejects.toThrow('changed my mind');
  await turn();
  expect([await values(1), await turnsThatWait()]).toEqual([[1], []]);
});

test('operations are scheduled fairly between owners, even if one owner has many', async () => {
  const [first, second] = [await start(9), await start(9)];
  const others = await start(9, undefined, other());
  const done = () => Promise.all([first, second, others].map(async (uid) => (await read(uid)).done));
  await turn();
  await turn();
  expect(await done()).toEqual([3, 0, 3]);
  for (let turns = 0; turns < 4; turns++) await turn();
  expect(await done()).toEqual([6, 3, 9]);
  await turn();
  expect(await done()).toEqual([6, 6, 9]);
});

test('two workers never process the same operation concurrently', async () => {
  const uid = await start(6);
  let isBeside = false;
  mishap.of = async () => {
    if (isBeside) return;
    isBeside = true;
    await turn();
    expect(await values(1)).toEqual([1]);
  };
  await turn();
  expect(await read(uid)).toMatchObject({ done: 3 });
});

test('an operation of an unknown kind waits for a server that supports the kind', async () => {
  const uid = await start(3);
  await runOperations([])({}, services());
  expect(await read(uid)).toMatchObject({ state: 'waiting' });
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done' });
});
