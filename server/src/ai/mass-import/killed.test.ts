import type { MassImport } from '@crewdock/contract/mass-import';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { startMassImporter } from '../../../../tests/support/mass-import-worker.ts';
import { rowTrap } from '../../../../tests/support/row-trap.ts';

const IMPORTER = resolve(import.meta.dirname, '../../../../tests/support/mass-import-worker.ts');
const COUNT = 12;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a mass import whose reader is killed twice ends with a draft a file', async () => {
  const { pool, url } = api.database;
  const call = async (path: string, sent: object = {}) => {
    const { status, json, text } = await api.call(`/api/ai/mass_import/${path}`, { role: 'provider', ...sent });
    expect(status, text).toBe(200);
    return json;
  };
  const { uid }: MassImport = await call('', { method: 'POST', body: { name: 'All', files: COUNT } });
  for (let at = 0; at < COUNT; at += 1) {
    const form = new FormData();
    form.append('file', new File([`Weaver ${NAMES[at]}\nLoom engineer\n\nSkills\nGo, Docker\n`], `${at}.txt`));
    await call(`${uid}/files/`, { method: 'POST', body: form });
  }
  const trap = await rowTrap(pool, 'talent', 'name');
  for (const name of [NAMES[2], NAMES[8]]) {
    const args = [IMPORTER, url, api.config.dataDirectory];
    await trap.killAt(`Weaver ${name}`, () => spawn(process.execPath, args, { stdio: 'ignore' }));
    expect(await call(`${uid}/`)).toMatchObject({ state: 'reading' });
  }
  await trap.open();
  const worker = startMassImporter(url, api.config.dataDirectory);
  while ((await call(`${uid}/`)).state !== 'done') await sleep(50);
  await worker.close();
  expect(await call(`${uid}/`)).toMatchObject({ counts: { draft: COUNT, known: 0, refused: 0 } });
  const made = await pool.query(`select name from talent where name like 'Weaver %' order by name`);
  expect(made.rows.map(({ name }) => name)).toEqual(NAMES.map((name) => `Weaver ${name}`));
});

const NAMES = 'Ada Bela Cleo Dana Emil Fred Gwen Hugo Iris Jane Kaya Liam'.split(' ');
