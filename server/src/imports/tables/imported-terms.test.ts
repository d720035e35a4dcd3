import { expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';

const { api, begin, checked, imported, read, resources, rows, work } = importGround();

const HEAD = 'Ref,Name,Title,Visa,Tax Term,Relo';
const terms = async () =>
  (await resources()).map((each) => [each.work_authorization, each.engagement_types, each.relocation]);

test('imports work authorization, engagement types and relocation; empty cells keep them, equal ones change nothing', async () => {
  await imported(`${HEAD}\nA1,Ana Petrova,Tester,h1b,C2C/W2,Yes\nA2,Ben Ode,Tester,,,\n`);
  const all = [
    ['H-1B', ['c2c', 'w2'], true],
    ['', [], null],
  ];
  expect(await terms()).toEqual(all);
  const again = await checked(`${HEAD}\nA1,Ana Petrova,Tester,H-1B,"W2, C2C",y\nA2,Ben Ode,Tester,,,\n`);
  expect(again.import.counts).toMatchObject({ create: 0, update: 0, skip: 2 });
  await imported(`${HEAD}\nA1,Ana Petrova,QA engineer,,,\nA2,Ben Ode,Tester,,1099,no\n`);
  expect(await terms()).toEqual([all[0], ['', ['contract'], false]]);
});

test('imports rows that the previous release has checked, and keeps the terms of existing resources', async () => {
  await imported(`${HEAD}\nA1,Ana Petrova,Tester,TN,W2,No\n`);
  const { uid } = await checked(`${HEAD}\nA1,Ana Petrova,QA engineer,,,\nA2,Ben Ode,Tester,GC,C2C,Yes\n`);
  await api().database.pool.query(
    `update import_row set "values" = "values" - '{work_authorization,engagement_types,relocation}'::text[]`,
  );
  await begin(uid);
  await work();
  expect(await read(uid)).toMatchObject({ operation: { state: 'done' } });
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['update', 'create']);
  expect(await terms()).toEqual([
    ['TN', ['w2'], false],
    ['', [], null],
  ]);
});
