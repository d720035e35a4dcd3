import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';
import { startImporter } from '../../../../../tests/support/import-worker.ts';
import { rowTrap } from '../../../../../tests/support/row-trap.ts';

const IMPORTER = resolve(import.meta.dirname, '../../../../../tests/support/import-worker.ts');
const COUNT = 10_000;

const { api, checked, begin, read } = importGround();

test('an import whose server is killed at 10, 50 and 90 % imports every row exactly once', async () => {
  const { pool, url } = api().database;
  const lines = Array.from({ length: COUNT }, (_, at) => `R${at},Person ${at},Tester`);
  const { uid } = await checked(`Reference,Name,Title\n${lines.join('\n')}\n`);
  await begin(uid);
  const trap = await rowTrap(pool, 'resource', 'reference');
  for (const [stop, done] of [
    ['R1500', 1000],
    ['R5500', 5000],
    ['R9500', 9000],
  ] as const) {
    await trap.killAt(stop, () => spawn(process.execPath, [IMPORTER, url], { stdio: 'ignore' }));
    expect((await read(uid)).operation).toMatchObject({ state: 'running', done });
  }
  await trap.open();
  const worker = startImporter(url);
  while ((await read(uid)).state !== 'done') await sleep(50);
  await worker.close();
  expect(await read(uid)).toMatchObject({
    counts: { create: COUNT, update: 0, skip: 0, error: 0 },
    operation: { done: COUNT },
  });
  const { rows } = await pool.query(
    `select count(*)::int as rows, count(distinct reference)::int as people from resource where import_uid = $1`,
    [uid],
  );
  expect(rows).toEqual([{ rows: COUNT, people: COUNT }]);
});
