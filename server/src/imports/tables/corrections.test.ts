import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';

const { ask, checked, imported, rows } = importGround();

const HEAD = 'Reference,Name,Title,Email';

test('a row updates a resource by a name in other letters when a corrected row no longer claims the resource', async () => {
  await imported(`${HEAD}\nA1,Łucja O’Brien,Tester,\n`);
  const { uid } = await checked(`${HEAD}\nA1,Ben Ode,Tester,\n,Lucja OBrien,Tester,\n`);
  const answers = async () => (await rows(uid)).map(({ answer }) => answer);
  expect(await answers()).toEqual(['update', 'create']);
  await ask('PATCH', `/available_resources/imports/${uid}/rows/2/`, { body: { column: 0, text: 'B1' } });
  expect(await answers()).toEqual(['create', 'update']);
});
