import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mishap } from '../../../../tests/support/treble.ts';
import { trebleGround } from '../../../../tests/support/treble-ground.ts';
import { requestCancel, requestUndo } from './requests.ts';

const { database, start, turn, read, untilEnd, values } = trebleGround();

test('cancelling before the start prevents any change, and is idempotent', async () => {
  const uid = await start(6);
  await requestCancel(database().kysely, uid);
  await requestCancel(database().kysely, uid);
  expect(await read(uid)).toMatchObject({ state: 'cancelled', done: 0, can: { cancel: false, undo: false } });
  await turn();
  expect(await values(2)).toEqual([1, 2]);
});

test('cancelling during a chunk ends the operation after the chunk, and finished items can be undone', async () => {
  const uid = await start(8);
  mishap.of = async (id) => {
    if (id !== 2) return;
    await requestCancel(database().kysely, uid);
    expect(await read(uid)).toMatchObject({ state: 'waiting', is_cancelling: true, can: { cancel: false } });
  };
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'running', is_cancelling: true, done: 3 });
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'cancelled', is_cancelling: false, done: 3, can: { undo: true } });
  expect(await values(4)).toEqual([3, 6, 9, 4]);
  await requestUndo(database().kysely, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'undone', undo: { total: 3, restored: 3, kept: 0 } });
  expect(await values(4)).toEqual([1, 2, 3, 4]);
});

test('an operation whose last chunk finishes after a cancellation is done, not cancelled', async () => {
  const uid = await start(2);
  mishap.of = () => requestCancel(database().kysely, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'done', is_cancelling: false, done: 2 });
});

test('undo runs in chunks and skips items that were changed since', async () => {
  const uid = await start(4);
  await untilEnd(uid);
  await sql`update thing set value = 100, version = version + 1 where id = 3`.execute(database().kysely);
  await requestUndo(database().kysely, uid);
  await requestUndo(database().kysely, uid);
  expect(await read(uid)).toMatchObject({ state: 'undoing', finished: null, can: { cancel: false, undo: false } });
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'undoing', undo: { total: 4, restored: 2, kept: 1 } });
  expect(await values(4)).toEqual([3, 2, 100, 4]);
  await turn();
  expect(await read(uid)).toMatchObject({ state: 'undone', done: 4, undo: { total: 4, restored: 3, kept: 1 } });
  expect(await values(4)).toEqual([1, 2, 100, 4]);
  await requestUndo(database().kysely, uid);
  expect(await read(uid)).toMatchObject({ state: 'undone' });
});

test('an undo that fails resumes where it stopped', async () => {
  const uid = await start(8);
  await untilEnd(uid);
  await requestUndo(database().kysely, uid);
  await turn();
  await sql`alter table thing add constraint broken check (id <> 4 or value <> 4)`.execute(database().kysely);
  await untilEnd(uid);
  await sql`alter table thing drop constraint broken`.execute(database().kysely);
  expect(await read(uid)).toMatchObject({ state: 'failed', undo: { total: 8, restored: 3 }, can: { undo: true } });
  expect(await values(8)).toEqual([3, 6, 9, 12, 15, 6, 7, 8]);
  await requestUndo(database().kysely, uid);
  await untilEnd(uid);
  expect(await read(uid)).toMatchObject({ state: 'undone', error: null, undo: { total: 8, restored: 8, kept: 0 } });
  expect(await values(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('undo is refused while running, without changes, or after its deadline', async () => {
  const uid = await start(4);
  await turn();
  await requestUndo(database().kysely, uid);
  expect(await read(uid)).toMatchObject({ state: 'running' });
  await untilEnd(uid);
  const { undoable_until } = await read(uid);
  expect(new Date(undoable_until!).getTime() - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  await sql`update operation set undoable_until = now() - interval '1 second'`.execute(database().kysely);
  expect(await read(uid)).toMatchObject({ can: { undo: false } });
  await requestUndo(database().kysely, uid);
  const nothing = await start(0, [77]);
  await untilEnd(nothing);
  await requestUndo(database().kysely, nothing);
  for (const ended of [uid, nothing]) expect(await read(ended)).toMatchObject({ state: 'done', can: { undo: false } });
});
