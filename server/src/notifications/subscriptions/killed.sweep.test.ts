import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { TEST_ENCRYPTION_KEYS } from '../../../../tests/support/encryption-keys.ts';
import { rowTrap } from '../../../../tests/support/row-trap.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import { mailResourceDigests } from './digest.ts';

const WORKER = resolve(import.meta.dirname, '../../../../tests/support/digest-worker.ts');
const READERS = 350;
const PEOPLE = 3;

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ ENCRYPTION_KEYS: TEST_ENCRYPTION_KEYS });
});

afterAll(() => api.close());

test('digests of a server that is killed at 10, 50 and 90 % are all written, and each only once', async () => {
  const { pool, url } = api.database;
  const count = async (what: string) => (await pool.query(`select ${what} as count`)).rows[0].count as number;
  const mails = () => count('(select count(*) from mail)');
  await pool.query('delete from mail; delete from resource');
  await pool.query(
    `insert into resource_subscription (uid, email, confirmed_at, looked_at, known_ids)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'reader-' || n || '@example.com',
       now() - interval '1 day', now() - interval '1 day', ''
     from generate_series(1, $1::int) n`,
    [READERS],
  );
  await pool.query(
    `insert into resource (owner_id, name, title)
     select (select id from person where email = $1), 'Person ' || n, 'Tester' from generate_series(1, $2::int) n`,
    [api.account('provider').email, PEOPLE],
  );
  const trap = await rowTrap(pool, 'mail', 'recipient');
  for (const [reader, written] of [
    [35, 0],
    [175, 100],
    [315, 300],
  ] as const) {
    await trap.killAt(`reader-${reader}@example.com`, () =>
      spawn(process.execPath, [WORKER, url], { stdio: 'ignore' }),
    );
    expect(await mails()).toBe(written);
  }
  await trap.open();
  const services = taskServices(api);
  await Promise.all([mailResourceDigests({}, services), mailResourceDigests({}, services)]);
  expect(await mails()).toBe(READERS);
  expect(await count('(select count(distinct recipient) from mail)')).toBe(READERS);
  expect(await count('(select sum(bit_count(known_ids))::int from resource_subscription)')).toBe(READERS * PEOPLE);
  await mailResourceDigests({}, services);
  expect(await mails()).toBe(READERS);
});
