import type { MassImport } from '@crewdock/contract/mass-import';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { startMassImporter } from '../../../../tests/support/mass-import-worker.ts';
import { rowTrap } from '../../../../tests/support/row-trap.ts';

const IMPORTER = resolve(import.meta.dirname, '../../../../tests/support/mass-import-worker.ts');
const COUNT = 12;

const KINDS = [
  {
    what: 'CVs',
    role: 'provider',
    table: 'talent',
    column: 'name',
    text: (word: string) => `Weaver ${word}\nLoom engineer\n\nSkills\nGo, Docker\n`,
  },
  {
    what: 'job descriptions',
    role: 'client',
    table: 'request',
    column: 'title',
    text: (word: string) => `Position: Weaver ${word}\n\nRequirements\n- Go and Docker\n`,
  },
] as const;

test.each(KINDS)('a mass import of $what whose worker is killed twice creates one draft per file', async (kind) => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const { role, table, column, text } = kind;
  const { pool, url } = api.database;
  const call = async (path: string, sent: object = {}) => {
    const { status, json, text: answer } = await api.call(`/api/ai/mass_import/${path}`, { role, ...sent });
    expect(status, answer).toBe(200);
    return json;
  };
  const { uid }: MassImport = await call('', { method: 'POST', body: { name: 'All', files: COUNT } });
  for (let at = 0; at < COUNT; at += 1) {
    const form = new FormData();
    form.append('file', new File([text(WORDS[at]!)], `${at}.txt`));
    await call(`${uid}/files/`, { method: 'POST', body: form });
  }
  const trap = await rowTrap(pool, table, column);
  for (const word of [WORDS[2], WORDS[8]]) {
    const args = [IMPORTER, url, api.config.dataDirectory];
    await trap.killAt(`Weaver ${word}`, () => spawn(process.execPath, args, { stdio: 'ignore' }));
    expect(await call(`${uid}/`)).toMatchObject({ state: 'reading' });
  }
  await trap.open();
  const worker = startMassImporter(url, api.config.dataDirectory);
  while ((await call(`${uid}/`)).state !== 'done') await sleep(50);
  await worker.close();
  expect(await call(`${uid}/`)).toMatchObject({ counts: { draft: COUNT, known: 0, refused: 0 } });
  const made = await pool.query(`select ${column} as called from ${table} where ${column} like 'Weaver %' order by 1`);
  expect(made.rows.map(({ called }) => called)).toEqual(WORDS.map((word) => `Weaver ${word}`));
});

const WORDS = 'Ada Bela Cleo Dana Emil Fred Gwen Hugo Iris Jane Kaya Liam'.split(' ');
