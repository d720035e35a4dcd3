import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';
import { checkImportRows } from './check.ts';
import { findImport } from './queries.ts';

const { api, ask, checked, preview, rows, services } = importGround();

const TABLE = 'Reference,Name,Title,Email\nA1,Ana Petrova,Go developer,ana@example.com\n';

/** Runs a call while another transaction sets the mapping, which is committed once the call waits for it. */
async function callDuringMappingChange<T>(uid: string, mapping: unknown, call: () => Promise<T>): Promise<T> {
  const { pool } = api().database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('update import set mapping = $2 where uid = $1', [uid, JSON.stringify(mapping)]);
  const answer = call();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  return answer;
}

test('refuses a mapping, a correction and a deletion by somebody who saw another version', async () => {
  const { uid, import: before, mapping } = await checked(TABLE);
  const path = `/available_resources/imports/${uid}/`;
  const [row] = await rows(uid);
  const cell = { column: 1, text: 'Ana Petrov', version: row!.version };
  expect((await ask('PATCH', `${path}rows/2/`, { body: cell })).row.version).toBe(row!.version + 1);
  await ask('PATCH', `${path}rows/2/`, { body: cell });
  const second = { ...cell, text: 'Ana P.', version: row!.version + 1 };
  expect((await ask('PATCH', `${path}rows/2/`, { body: second })).row.version).toBe(row!.version + 2);
  const late = await ask('PATCH', `${path}rows/2/`, { body: { ...cell, text: 'Anna' }, status: 409 });
  expect(late.current).toMatchObject({ number: 2, cells: ['A1', 'Ana P.', 'Go developer', 'ana@example.com'] });
  const change = { mapping: { ...mapping, day_first: !mapping.day_first }, version: before.version };
  const after = await ask('PATCH', path, { body: change });
  expect(after.version).toBe(before.version + 1);
  expect((await ask('PATCH', path, { body: change })).version).toBe(after.version);
  const refused = await ask('PATCH', path, { body: { mapping, version: before.version }, status: 409 });
  expect(refused.current).toMatchObject({ uid, version: after.version, mapping: change.mapping });
  await ask('DELETE', `/uploads/${uid}/?version=${before.version}`, { status: 409 });
  await ask('DELETE', `/uploads/${uid}/?version=${after.version}`);
});

test('refuses to check with a mapping, and to choose a table, by somebody who saw another version', async () => {
  const { uid, import: before, mapping } = await checked(TABLE);
  const theirs = { ...mapping, day_first: !mapping.day_first };
  await ask('PATCH', `/available_resources/imports/${uid}/`, { body: { mapping: theirs } });
  const refusedPreview = (body: object) =>
    ask('POST', '/available_resources/preview/', { body: { upload: uid, ...body }, status: 409 });
  const { version } = before;
  expect((await refusedPreview({ mapping, version })).current).toMatchObject({ mapping: theirs });
  await refusedPreview({ table: { sheet: 0, header_row: null }, version });
  expect((await preview(uid, { mapping: theirs, version })).import).toMatchObject({
    state: 'checked',
    mapping: theirs,
  });
  await preview(uid, { mapping, version: version + 1 });
  await preview(uid, { mapping: theirs });
});

test('refuses a mapping that was the stored one until a concurrent change', async () => {
  const { uid, import: before, mapping } = await checked(TABLE);
  const theirs = { ...mapping, day_first: !mapping.day_first };
  const body = { mapping, version: before.version };
  const refused = await callDuringMappingChange(uid, theirs, () =>
    ask('PATCH', `/available_resources/imports/${uid}/`, { body, status: 409 }),
  );
  expect(refused.current).toMatchObject({ uid, version: before.version + 1, mapping: theirs });
});

test('refuses a check if the mapping is changed while the file is read', async () => {
  const { found, mapping } = await loadChecked();
  await api().database.pool.query('update import set mapping = $2 where uid = $1', [
    found.uid,
    JSON.stringify({ ...mapping, day_first: !mapping.day_first }),
  ]);
  const check = (seenVersion?: number) =>
    checkImportRows({ ...found, ...(seenVersion !== undefined && { seenVersion }) }, mapping, services());
  await expect(check(found.version)).rejects.toMatchObject({ code: 'conflict' });
  await check(found.version + 1);
});

async function loadChecked() {
  const { uid, mapping } = await checked(TABLE);
  const found = await findImport(api().database.kysely, sql`true`, uid);
  return { found: found!, mapping };
}
