import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';

const { api, checked, begin, read, rows, work, imported, resources } = importGround();

const HEAD = 'Reference,Name,Title,Email,Phone,Hourly rate';

/** Random rows with few different values, so that rows often share some of their keys. */
const row = fc
  .tuple(
    fc.constantFrom('', '', 'R1', 'R2', 'R3'),
    fc.constantFrom('Ana Petrova', 'Ben Ode'),
    fc.constantFrom('Tester', 'Engineer'),
    fc.constantFrom('', '', 'one@example.com', 'two@example.com', 'three@example.com'),
    fc.constantFrom('', '', '+48 600 100 200', '+48 600 100 300'),
    fc.constantFrom('', '40', '50'),
  )
  .map((cells) => cells.join(','));
const people = fc.array(row, { minLength: 1, maxLength: 10 });

const table = (lines: readonly string[]) => `${[HEAD, ...lines].join('\n')}\n`;
const clear = () => api().database.pool.query('truncate import, operation, rate_limit, resource cascade');

/** The counts of the check and of the run of a table (`lines`), after another table (`before`) was imported. */
async function countsOf(before: readonly string[], lines: readonly string[]) {
  await clear();
  await imported(table(before));
  await api().database.pool.query('truncate rate_limit');
  const check = await checked(table(lines));
  await begin(check.uid);
  await work();
  return { uid: check.uid, check: check.import.counts, run: (await read(check.uid)).counts };
}

test('a run creates, updates and skips as many rows as the check of the table reported', async () => {
  await fc.assert(
    fc.asyncProperty(people, people, async (before, lines) => {
      const { check, run } = await countsOf(before, lines);
      expect(run).toEqual(check);
    }),
    { numRuns: 20 },
  );
});

test('a run has the counts of its check when the rows of one person are in different batches', async () => {
  const fill = Array.from({ length: 600 }, (_, at) => `F${at},Person ${at},Tester,,,`);
  await fc.assert(
    fc.asyncProperty(people, people, people, async (before, first, last) => {
      const { check, run } = await countsOf(before, [...first, ...fill, ...last]);
      expect(run).toEqual(check);
    }),
    { numRuns: 3 },
  );
});

test('rows with different references or email addresses are different people, even if one resource fits all', async () => {
  const lines = [
    ',Ana Petrova,Tester,one@example.com,,',
    ',Ana Petrova,Tester,two@example.com,,',
    'R9,Ana Petrova,Tester,three@example.com,,',
  ];
  const { uid, check, run } = await countsOf([',Ana Petrova,Tester,,,'], lines);
  expect(check).toEqual({ create: 2, update: 1, skip: 0, error: 0 });
  expect(run).toEqual(check);
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['update', 'create', 'create']);
  expect(new Set((await resources()).map(({ email }) => email))).toEqual(
    new Set(['one@example.com', 'two@example.com', 'three@example.com']),
  );
});

test('after a row is corrected, the next matching row updates its person, in the check and in the run', async () => {
  await clear();
  await imported(table([',Ana Petrova,Tester,,,']));
  const { uid, import: found } = await checked(
    table([',Ana Petrova,Tester,one@example.com,,', ',Ana Petrova,Tester,two@example.com,,']),
  );
  expect(found.counts).toEqual({ create: 1, update: 1, skip: 0, error: 0 });
  const body = { column: 1, text: 'Dora Eck' };
  const path = `/api/available_resources/imports/${uid}/rows/2/`;
  const { json } = await api().call(path, { method: 'PATCH', role: 'provider', body });
  expect(json.counts).toEqual({ create: 1, update: 1, skip: 0, error: 0 });
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['create', 'update']);
  await begin(uid);
  await work();
  expect((await read(uid)).counts).toEqual(json.counts);
  expect((await resources()).map(({ name, email }) => [name, email])).toEqual([
    ['Ana Petrova', 'two@example.com'],
    ['Dora Eck', 'one@example.com'],
  ]);
});
