import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';
import { startImporter } from '../../../../tests/support/import-worker.ts';

const IMPORTER = resolve(import.meta.dirname, '../../../../tests/support/import-worker.ts');
const COUNT = 10_000;
const LOCK = 4_281;

const { api, checked, begin, read } = importGround();

test('an import whose server is killed at 10, 50 and 90 % ends with exactly its rows, each once', async () => {
  const { pool, url } = api().database;
  const lines = Array.from({ length: COUNT }, (_, at) => `R${at},Person ${at},Tester`);
  const { uid } = await checked(`Reference,Name,Title\n${lines.join('\n')}\n`);
  await begin(uid);
  // Whoever writes a certain person waits there for a lock.
  await pool.query(`
    create table stop (reference text);
    create function wait_there() returns trigger language plpgsql as $$
      begin
        if exists (select from stop where reference = new.reference) then perform pg_advisory_xact_lock(${LOCK}); end if;
        return new;
      end $$;
    create trigger wait_there before insert on resource for each row execute function wait_there()`);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  for (const [stop, done] of [
    ['R1500', 1000],
    ['R5500', 5000],
    ['R9500', 9000],
  ] as const) {
    await pool.query('delete from stop');
    await pool.query('insert into stop values ($1)', [stop]);
    const child = spawn(process.execPath, [IMPORTER, url], { stdio: 'ignore' });
    const waits = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`;
    while ((await pool.query(waits)).rows.length === 0) await sleep(20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // A backend that waits for a lock doesn’t see that its client has gone.
    await pool.query(`select pg_terminate_backend(pid) from (${waits}) waiting`);
    while ((await pool.query(waits)).rows.length > 0) await sleep(20);
    expect((await read(uid)).operation).toMatchObject({ state: 'running', done });
  }
  await pool.query('delete from stop');
  const worker = startImporter(url);
  while ((await read(uid)).state !== 'done') await sleep(50);
  await worker.close();
  await holder.query('select pg_advisory_unlock($1)', [LOCK]);
  holder.release();
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
