import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServices } from '../../../../tests/support/services.ts';
import { calls, routes, source, things, thingsGround } from '../../../../tests/support/things-table.ts';
import { readConfig } from '../../core/config/config.ts';
import { type Person, VISITOR } from '../../core/identity/actor.ts';
import { presentOperation } from '../../core/operations/present.ts';
import { findOperation } from '../../core/operations/queries.ts';
import { requestUndo } from '../../core/operations/requests.ts';
import { runOperations } from '../../core/operations/run-chunk.ts';
import { bulkEdit } from './bulk.ts';
import { anySource } from './source.ts';

const { database, asked, ids, edit, audited } = thingsGround();

describe('a bulk edit', () => {
  const staff = async () => {
    const { rows } = await database().pool.query('select id from person where is_staff limit 1');
    return { ...VISITOR, kind: 'person', id: rows[0].id } as unknown as Person;
  };
  const start = async (query: Record<string, string>, body: object) =>
    routes.bulk_things(
      {
        params: undefined,
        query: calls.bulk_things.query.parse(query),
        body: calls.bulk_things.body.parse(body),
      },
      asked(await staff()),
    );
  const run = runOperations([bulkEdit(things, anySource(source))]);
  const turns = async (most = 10, publicUrl = 'http://localhost:3000') => {
    const { identity } = testServices(readConfig({ PUBLIC_URL: publicUrl, NODE_ENV: 'test' }), database());
    for (let turn = 0; turn < most; turn++)
      await run({}, {
        db: database().kysely,
        identity,
        log: pino({ level: 'silent' }),
        signal: new AbortController().signal,
      } as never);
  };
  const operation = async (uid: string) => {
    const found = await findOperation(database().kysely, (await staff()).id, uid);
    return presentOperation(found!, new Date());
  };

  beforeEach(() => database().pool.query('truncate operation cascade'));

  test('changes exactly the rows that matched when it started', async () => {
    const before = await ids(`state = 'new'`);
    const { uid, total } = await start({ state: 'new' }, { change: { state: 'gone' } });
    expect(total).toBe(before.length);
    await database().pool.query(`insert into thing (name, state, amount, created_at) values ('late', 'new', 1, now())`);
    await database().pool.query(`update thing set state = 'busy', version = version + 1 where id = $1`, [before[0]]);
    await turns();
    expect(await operation(uid)).toMatchObject({ state: 'done', done: total, failed: 0 });
    expect(await ids(`state = 'new'`)).toEqual([61]);
    expect(await ids(`id = any('{${before.join()}}') and state = 'gone'`)).toEqual(before);
  });

  test('changes exactly the selected rows, and counts missing ones as failed', async () => {
    const { uid } = await start({}, { keys: [1, 2, 2, 999], change: { state: 'gone' } });
    await turns();
    expect(await operation(uid)).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 });
    expect(await ids(`id in (1, 2) and state = 'gone'`)).toHaveLength(2);
    // A row that already has the value is not written again.
    expect(await ids('version > 1')).toEqual([1]);
  });

  test('can be undone, except for rows that were changed since', async () => {
    const before = await ids(`state = 'new'`);
    const { uid } = await start({ state: 'new' }, { change: { state: 'gone' } });
    await turns();
    await edit(before[0]!, { version: 2, state: 'busy' });
    await requestUndo(database().kysely, uid);
    await turns();
    expect(await operation(uid)).toMatchObject({ state: 'undone', undo: { restored: before.length - 1, kept: 1 } });
    expect(await ids(`state = 'new'`)).toEqual(before.slice(1));
    expect(await ids(`id = ${before[0]} and state = 'busy'`)).toEqual([before[0]]);
    const { id: person_id } = await staff();
    const done = { action: 'changed', before: { state: 'new' }, after: { state: 'gone' }, person_id };
    const undone = { action: 'changed', before: { state: 'gone' }, after: { state: 'new' }, person_id };
    const edited = { ...undone, after: { state: 'busy' }, person_id: null };
    const inOrder = before.toSorted((one, other) => one - other);
    expect(await audited()).toEqual(
      inOrder.flatMap((row) =>
        [done, row === before[0] ? edited : undone].map((entry) => ({ ...entry, subject_id: String(row) })),
      ),
    );
  });

  test('neither continues nor is undone for a person who is no longer staff', async () => {
    const before = await ids(`state = 'new'`);
    const { uid } = await start({ state: 'new' }, { change: { state: 'gone' } });
    const { id } = await staff();
    const leave = (isStaff: boolean) =>
      database().pool.query('update person set is_staff = $2 where id = $1', [id, isStaff]);
    await leave(false);
    try {
      await turns(1);
      expect(await ids(`state = 'new'`)).toEqual(before);
      await leave(true);
      await database().pool.query('update operation set due_at = now()');
      await turns();
      expect(await ids(`state = 'new'`)).toEqual([]);
      await leave(false);
      await requestUndo(database().kysely, uid);
      await turns();
      expect(await ids(`state = 'new'`)).toEqual([]);
    } finally {
      await leave(true);
    }
  });

  test('over HTTPS continues and is undone only with a second factor enabled, even when the session has ended', async () => {
    const https = 'https://jobs.example.com';
    const before = await ids(`state = 'new'`);
    const { uid } = await start({ state: 'new' }, { change: { state: 'gone' } });
    const { id } = await staff();
    const confirm = () =>
      database().pool.query(`insert into two_factor (person_id, secret, confirmed_at) values ($1, 'sealed', now())`, [
        id,
      ]);
    const turnOff = () => database().pool.query('delete from two_factor where person_id = $1', [id]);
    try {
      await turns(1, https);
      expect(await ids(`state = 'new'`)).toEqual(before);
      await confirm();
      await database().pool.query('delete from access_token where person_id = $1', [id]);
      await database().pool.query('update operation set due_at = now()');
      await turns(10, https);
      expect(await operation(uid)).toMatchObject({ state: 'done', done: before.length, failed: 0 });
      await turnOff();
      await requestUndo(database().kysely, uid);
      await turns(10, https);
      expect(await operation(uid)).toMatchObject({ state: 'undone', undo: { restored: 0, kept: before.length } });
      expect(await ids(`state = 'new'`)).toEqual([]);
    } finally {
      await turnOff();
    }
  });

  test('of no rows, of too many rows or without a valid change is refused', async () => {
    await expect(start({ search: 'nobody' }, { change: { state: 'new' } })).rejects.toMatchObject({ code: 'conflict' });
    await database().pool.query(`
      insert into thing (name, state, amount, created_at)
      select 'many', 'new', 1, now() from generate_series(1, 10001)`);
    await expect(start({}, { change: { state: 'gone' } })).rejects.toMatchObject({ code: 'conflict' });
    for (const body of [{ change: {} }, { change: { name: 'x' } }, { keys: [], change: { state: 'new' } }, {}]) {
      expect(calls.bulk_things.body.safeParse(body).success).toBe(false);
    }
  });
});
