import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';

const { ask, checked, rows } = importGround();

const TABLE = 'Reference,Name,Title,Email\nA1,Ana Petrova,Go developer,ana@example.com\n';

test('refuses a mapping, a correction and a deletion by somebody who saw another version', async () => {
  const { uid, import: before, mapping } = await checked(TABLE);
  const path = `/available_resources/imports/${uid}/`;
  const [row] = await rows(uid);
  const cell = { column: 1, text: 'Ana Petrov', version: row!.version };
  expect((await ask('PATCH', `${path}rows/2/`, { body: cell })).row.version).toBe(row!.version + 1);
  await ask('PATCH', `${path}rows/2/`, { body: cell });
  const late = await ask('PATCH', `${path}rows/2/`, { body: { ...cell, text: 'Anna' }, status: 409 });
  expect(late.current).toMatchObject({ number: 2, cells: ['A1', 'Ana Petrov', 'Go developer', 'ana@example.com'] });
  const change = { mapping: { ...mapping, day_first: !mapping.day_first }, version: before.version };
  const after = await ask('PATCH', path, { body: change });
  expect(after.version).toBe(before.version + 1);
  expect((await ask('PATCH', path, { body: change })).version).toBe(after.version);
  const refused = await ask('PATCH', path, { body: { mapping, version: before.version }, status: 409 });
  expect(refused.current).toMatchObject({ uid, version: after.version, mapping: change.mapping });
  await ask('DELETE', `/uploads/${uid}/?version=${before.version}`, { status: 409 });
  await ask('DELETE', `/uploads/${uid}/?version=${after.version}`);
});
