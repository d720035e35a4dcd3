import { expect, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';
import { AppError } from '../../../core/errors/errors.ts';
import { runOperations } from '../../../core/operations/run-chunk.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { importResources } from '../run/import-resources.ts';
import { ImportProcesses, type WithImportProcesses } from './import-processes.ts';

const { api, ask, checked, begin, read, rows, resources, services } = importGround();

/** More rows than fit into one chunk. */
const COUNT = 1100;
const csv = `Reference,Name,Title\n${Array.from({ length: COUNT }, (_, at) => `R${at},Person ${at},Tester`).join('\n')}\n`;
/** A time limit that every job exceeds. */
const NO_TIME = { ms: 1, memoryMb: 1024 };

test('a large table is checked, imported and undone in worker processes, and each row is imported once', async () => {
  const processes = new ImportProcesses(api().database.url);
  try {
    const { uid, import: found } = await checked(csv);
    expect(found.counts).toEqual({ create: COUNT, update: 0, skip: 0, error: 0, ready: COUNT, faulty: 0 });
    await begin(uid);
    await turnsOf(processes);
    expect(await read(uid)).toMatchObject({ state: 'done', operation: { done: COUNT } });
    expect(await rows(uid, 'create')).toHaveLength(100);
    expect(new Set((await resources()).map(({ reference }) => reference)).size).toBe(COUNT);
    await ask('POST', `/available_resources/imports/${uid}/undo/`);
    await turnsOf(processes);
    expect(await read(uid)).toMatchObject({ state: 'undone', undo: { restored: COUNT, kept: 0 } });
    expect(await resources()).toEqual([]);
  } finally {
    await processes.close();
  }
});

test('a check that exceeds the time limit is refused, and the counts of the earlier check are kept', async () => {
  const { uid, import: found, mapping } = await checked(csv);
  const { kysely } = api().database;
  const row = await kysely.selectFrom('import').where('uid', '=', uid).selectAll().executeTakeFirstOrThrow();
  const hasty = new ImportProcesses(api().database.url, NO_TIME);
  const asker = { caller: 'person 1', signal: new AbortController().signal };
  try {
    const refusal = await hasty.check(row, mapping, asker).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('takes too long to read or check'),
    });
    expect((await read(uid)).counts).toEqual(found.counts);
  } finally {
    await hasty.close();
  }
});

test('a check is refused with a conflict while the table is being checked or imported', async () => {
  const { uid, mapping } = await checked(csv);
  const body = { upload: uid, mapping };
  await api()
    .database.kysely.transaction()
    .execute(async (trx) => {
      await trx.selectFrom('import').where('uid', '=', uid).select('id').forUpdate().execute();
      const refused = await ask('POST', '/available_resources/preview/', { body, status: 409 });
      expect(refused.detail).toContain('already being checked or imported');
    });
});

test('an import whose process dies on every attempt fails, and a later run imports the remaining rows', async () => {
  const { uid } = await checked(csv);
  await begin(uid);
  const hasty = new ImportProcesses(api().database.url, NO_TIME);
  const processes = new ImportProcesses(api().database.url);
  try {
    await turnsOf(hasty);
    expect(await read(uid)).toMatchObject({
      state: 'failed',
      operation: { done: 0, error: 'Something went wrong.' },
      can: { run: true },
    });
    await begin(uid);
    await turnsOf(processes);
    expect(await read(uid)).toMatchObject({ state: 'done', operation: { done: COUNT } });
    expect(await resources()).toHaveLength(COUNT);
  } finally {
    await Promise.all([hasty.close(), processes.close()]);
  }
});

/** Runs the chunks of all operations without pauses until no operation is left. */
async function turnsOf(importProcesses: ImportProcesses): Promise<void> {
  const { pool } = api().database;
  const at = { ...services(), importProcesses } as unknown as TaskServices & WithImportProcesses;
  const isLeft = async () =>
    (await pool.query(`update operation set due_at = now() where state in ('waiting', 'running', 'undoing')`)).rowCount;
  while (await isLeft()) await runOperations([importResources])({}, at);
}
