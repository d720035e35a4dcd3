import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';

const { api, ask, checked, rows } = importGround();

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

test('refuses a mapping that was the stored one until a concurrent change', async () => {
  const { uid, import: before, mapping } = await checked(TABLE);
  const theirs = { ...mapping, day_first: !mapping.day_first };
  const body = { mapping, version: before.version };
  const refused = await callDuringMappingChange(uid, theirs, () =>
    ask('PATCH', `/available_resources/imports/${uid}/`, { body, status: 409 }),
  );
  expect(refused.current).toMatchObject({ uid, version: before.version + 1, mapping: theirs });
});
