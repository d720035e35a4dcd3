import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { startTrebler, startTrebling, THINGS } from '../../../../tests/support/treble.ts';

const TREBLER = resolve(import.meta.dirname, '../../../../tests/support/treble.ts');
const COUNT = 20;
const ids = Array.from({ length: COUNT }, (_, at) => at + 1);

let database: TestDatabase;
let uid: string;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(THINGS);
  await database.pool.query('insert into thing select id, id, 1 from generate_series(1, $1::int) id', [COUNT]);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into person (email, first_name, last_name, owner_number, type)
     values ('ada@example.com', 'Ada', 'Lovelace', 1, 1) returning id`,
  );
  uid = await startTrebling(database.kysely, rows[0]!.id, ids);
});

afterAll(() => database.close());

test('killed workers leave no partial chunk, and the next worker repeats nothing', async () => {
  // The worker is killed in the second chunk, and then at the end of the fourth chunk.
  for (const [stop, done] of [
    [5, 3],
    [12, 9],
  ] as const) {
    const child = spawn(process.execPath, [TREBLER, database.url, String(stop)]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await operation()).toMatchObject({ state: 'running', done });
  }
  const worker = startTrebler(database.url);
  while ((await operation()).state !== 'done') await sleep(20);
  await worker.close();
  expect(await operation()).toMatchObject({ done: COUNT, failed: 0, changes: COUNT });
  const { rows } = await database.pool.query<{ value: number }>('select value from thing order by id');
  expect(rows.map(({ value }) => value)).toEqual(ids.map((id) => id * 3));
});

async function operation() {
  const { kysely } = database;
  return kysely.selectFrom('operation').where('uid', '=', uid).selectAll().executeTakeFirstOrThrow();
}
