import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import type { TaskServices } from '../../core/context/task.ts';
import { type Snapshot, readChanges, takeSnapshot, trimMarketChanges } from './changes.ts';

let database: TestDatabase;
let reader: PoolClient;
let writer: PoolClient;
let other: PoolClient;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  [reader, writer, other] = [
    await database.pool.connect(),
    await database.pool.connect(),
    await database.pool.connect(),
  ];
});

afterEach(() => {
  for (const client of [reader, writer, other]) client.release(true);
});

const change = (client: PoolClient, id: number) =>
  client.query(`insert into market_change (kind, card_ids) values ('talent', $1)`, [[id]]);
const begin = (client: PoolClient) => client.query('begin');
const commit = (client: PoolClient) => client.query('commit');
const kept = async () => (await reader.query('select from market_change')).rowCount;
/** Retries, because open transactions of other tests on the same server delay the trimming. */
async function trimAll(): Promise<void> {
  while ((await kept()) !== 0) await trim();
}
const trim = () => trimMarketChanges({}, { db: database.kysely } as TaskServices);
/** Takes a snapshot in which every transaction that was in progress at the call has ended. */
async function laterSnapshot(): Promise<Snapshot> {
  const { xmax } = await takeSnapshot(reader);
  for (;;) {
    const snapshot = await takeSnapshot(reader);
    if (BigInt(snapshot.xmin) >= BigInt(xmax)) return snapshot;
    await grow(other);
  }
}
const grow = async (client: PoolClient) => (await client.query('select pg_current_xact_id()')).rows;
const age = () => writer.query(`update market_change set at = now() - interval '1 hour'`);

test('a change is read once, after its transaction has committed', async () => {
  const start = await takeSnapshot(reader);
  await begin(writer);
  await change(writer, 1);
  const during = await readChanges(reader, start);
  expect(during.cards).toEqual({ talent: [], request: [] });
  await commit(writer);
  const after = await readChanges(reader, during.snapshot);
  expect(after.cards).toEqual({ talent: [1], request: [] });
  expect((await readChanges(reader, after.snapshot)).cards).toEqual({ talent: [], request: [] });
});

test('a transaction that commits after a later one is not missed', async () => {
  const start = await takeSnapshot(reader);
  await begin(writer);
  await change(writer, 2);
  await change(other, 3);
  const first = await readChanges(reader, start);
  expect(first.cards.talent).toEqual([3]);
  await grow(other);
  const second = await readChanges(reader, first.snapshot);
  expect(second.cards.talent).toEqual([]);
  await commit(writer);
  expect((await readChanges(reader, second.snapshot)).cards.talent).toEqual([2]);
});

describe('old changes', () => {
  test('are trimmed, and the result is incomplete for a reader that has not read them', async () => {
    const start = await takeSnapshot(reader);
    await change(writer, 4);
    const later = await laterSnapshot();
    await age();
    await trimAll();
    expect((await readChanges(reader, start)).isIncomplete).toBe(true);
    expect((await readChanges(reader, later)).isIncomplete).toBe(false);
  });

  test('are kept while an older transaction is in progress', async () => {
    await begin(writer);
    await grow(writer);
    const start = await takeSnapshot(reader);
    await change(other, 5);
    await other.query(`update market_change set at = now() - interval '1 hour'`);
    await trim();
    const changes = await readChanges(reader, start);
    expect([changes.isIncomplete, changes.cards.talent]).toEqual([false, [5]]);
    await commit(writer);
    await trimAll();
    expect((await readChanges(reader, start)).isIncomplete).toBe(true);
  });
});

test('the result is incomplete after the market is truncated, for a reader that has not read this change', async () => {
  const start = await takeSnapshot(reader);
  await begin(writer);
  await writer.query('truncate market_talent cascade');
  const during = await readChanges(reader, start);
  await commit(writer);
  const after = await readChanges(reader, during.snapshot);
  expect([during.isIncomplete, after.isIncomplete]).toEqual([false, true]);
  expect((await readChanges(reader, after.snapshot)).isIncomplete).toBe(false);
});

describe('future transaction ids', () => {
  const far = 1_000_000_000_000;

  test('are ignored in stored changes, which can come from a dump of another server', async () => {
    const start = await takeSnapshot(reader);
    await writer.query(`insert into market_change (xid, kind, card_ids) values ('${far}', 'talent', '{6}')`);
    await writer.query(`update market_change_loss set trimmed = '${far}', emptied = '${far}'`);
    const changes = await readChanges(reader, start);
    expect([changes.isIncomplete, changes.cards.talent]).toEqual([false, []]);
    await age();
    await trim();
    expect(await kept()).toBe(0);
    // Unassigned transaction ids must not hide that changes were trimmed.
    await change(writer, 8);
    await age();
    await trimAll();
    expect((await readChanges(reader, start)).isIncomplete).toBe(true);
    await writer.query(`update market_change_loss set trimmed = '0', emptied = '0'`);
  });

  test('make the result incomplete when they are in the reader’s snapshot', async () => {
    const later = { xmin: String(far), xmax: String(far), underWay: [] };
    expect((await readChanges(reader, later)).isIncomplete).toBe(true);
  });
});

describe('a statement on the market index', () => {
  const card = `(1, 0, 0, false, now(), '{}', '{}', '{}', '{}', '{}', '{}', '{}')`;
  const columns = `(card_id, company_id, priority, full_stack, modified, countries, skills, main_skills, specializations,
    categories, industries, facets)`;

  test.each([
    ['insert', `insert into market_request ${columns} values ${card}`, [1]],
    ['update', 'update market_request set priority = 3', [1]],
    ['update of the card itself', 'update market_request set card_id = 2', [1, 2]],
    ['update of nothing', 'update market_request set priority = 3 where false', []],
    ['insert of words', `insert into market_request_words values (2, '', '')`, []],
    ['update of words', `update market_request_words set words = 'a'`, [2]],
    ['delete', 'delete from market_request', [2]],
  ])('records the cards that it changes and sends a notification: %s', async (_, statement, ids) => {
    // Drops the foreign key, because this test inserts index rows without cards.
    await writer.query('alter table market_request drop constraint if exists market_request_card_id_fkey');
    await reader.query('listen market_change');
    const notices: (string | undefined)[] = [];
    reader.on('notification', ({ payload }) => notices.push(payload));
    const start = await takeSnapshot(reader);
    await writer.query(statement);
    const { cards } = await readChanges(reader, start);
    expect(cards.request.toSorted()).toEqual(ids);
    await writer.query(`notify market_change, 'last'`);
    while (!notices.includes('last')) await sleep(1);
    expect(notices).toEqual(ids.length > 0 ? ['', 'last'] : ['last']);
  });
});
