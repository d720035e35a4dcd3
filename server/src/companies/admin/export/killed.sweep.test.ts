import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { startExporter } from '../../../../../tests/support/export-worker.ts';
import { rowTrap } from '../../../../../tests/support/row-trap.ts';
import { taskServices } from '../../../../../tests/support/task-services.ts';
import { unzipped } from '../../../../../tests/support/unzipped.ts';
import { sweepFiles } from '../../../infra/storage/sweep.ts';

const EXPORTER = resolve(import.meta.dirname, '../../../../../tests/support/export-worker.ts');
const ACME = { role: 'superadmin', host: 'acme.localhost' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('an export whose worker is killed after writing the archive starts over and leaves one archive', async () => {
  const { pool, url } = api.database;
  const call = async (path = '', method = 'GET') =>
    (await api.call(`/api/company/export/${path}`, { ...ACME, method })).json;
  expect(await call('', 'POST')).toMatchObject({ export: { state: 'waiting' } });
  const trap = await rowTrap(pool, 'mail', 'recipient');
  const args = [EXPORTER, url, api.config.dataDirectory];
  await trap.killAt(api.account('superadmin').email, () => spawn(process.execPath, args, { stdio: 'ignore' }));
  expect(await call()).toMatchObject({ export: { state: 'running' } });
  await trap.open();
  const worker = startExporter(url, api.config.dataDirectory);
  while ((await call()).export.state !== 'ready') await sleep(50);
  await worker.close();
  const left = async () => (await pool.query(`select path from file where purpose = 'company-export'`)).rows.length;
  expect(await left()).toBe(2);
  await pool.query(`update file set created_at = created_at - interval '2 days' where purpose = 'company-export'`);
  const services = taskServices(api);
  await sweepFiles({}, services);
  expect(await left()).toBe(1);
  const stored: string[] = [];
  for await (const key of services.files.store.list()) if (key.endsWith('.zip')) stored.push(key);
  expect(stored).toHaveLength(1);
  const { bytes } = await api.call((await call('link/')).url, { host: ACME.host });
  expect(JSON.parse(unzipped(bytes)['company.json']!)).toMatchObject({ slug: 'acme' });
  const { rows } = await pool.query(`select recipient from mail where subject like 'The export of %'`);
  expect(rows.map(({ recipient }) => recipient)).toEqual([api.account('superadmin').email]);
});
