import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';

const { api, checked, begin, read, rows, work, imported, resources } = importGround();

const HEAD = 'Reference,Name,Title,Email,Phone,Hourly rate,Status';

/** Random rows with few different values, so that rows often share some of their keys. Some rows have faults. */
const row = fc
  .tuple(
    fc.constantFrom('', '', 'R1', 'R2', 'r2', 'R3'),
    fc.constantFrom('Ana Petrova', 'Ana Petrova', 'ana petrova', 'Ben Ode', 'Ben Ode', ''),
    fc.constantFrom('Tester', 'Tester', 'Engineer', 'Engineer', ''),
    fc.constantFrom('', '', '', 'one@example.com', 'ONE@example.com', 'two@example.com', 'three@example.com', 'nobody'),
    fc.constantFrom('', '', '', '+48 600 100 200', '+48 600 100 300', 'none given'),
    fc.constantFrom('', '40', '50', 'a lot'),
    fc.constantFrom('', '', 'available', 'placed', 'perhaps'),
  )
  .map((cells) => cells.join(','));
const empty = fc.constantFrom(',,,,,,', ',-,n/a,,,,');
const anyRow = fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: empty });
/** Often contains the same row twice. */
const people = fc
  .array(anyRow, { minLength: 1, maxLength: 12 })
  .chain((lines) => fc.subarray(lines, { maxLength: Math.min(3, lines.length) }).map((again) => [...lines, ...again]));
const correction = fc.record({
  number: fc.integer({ min: 2, max: 13 }),
  change: fc.oneof(
    fc.record({ column: fc.constant(0), text: fc.constantFrom('', 'R1', 'R2') }),
    fc.record({ column: fc.constant(1), text: fc.constantFrom('Ana Petrova', 'Ben Ode', '') }),
    fc.record({ column: fc.constant(3), text: fc.constantFrom('', 'one@example.com', 'two@example.com') }),
  ),
});

const table = (lines: readonly string[]) => `${[HEAD, ...lines].join('\n')}\n`;
const clear = () => api().database.pool.query('truncate import, operation, rate_limit, resource cascade');
/** Number of random tables; more with the environment variable `TABLES`. */
const TABLES = Number(process.env['TABLES'] ?? 12);

/** Checks a table (`lines`) after another table (`before`) was imported. */
async function checkedAfter(before: readonly string[], lines: readonly string[]) {
  await clear();
  await runIfPossible((await checked(table(before))).uid);
  await api().database.pool.query('truncate rate_limit');
  return checked(table(lines));
}

/** The counts of the check and of the run of a table (`lines`), after another table (`before`) was imported. */
async function countsOf(before: readonly string[], lines: readonly string[]) {
  const check = await checkedAfter(before, lines);
  await runIfPossible(check.uid);
  return { uid: check.uid, check: check.import.counts, run: (await read(check.uid)).counts };
}

/** Runs an import to its end. An import without rows that can be imported must not start. */
async function runIfPossible(uid: string): Promise<void> {
  const { can } = await read(uid);
  await begin(uid, { status: can.run ? 200 : 409 });
  await work();
}

interface StoredRow {
  number: number;
  answer: string;
  reference: string;
  email: string;
  duplicate_of: number | null;
  resource_id: number | null;
}

/**
 * Expects that all rows of a person share one reference, that those without a reference share one email address, and
 * that no resource belongs to two people.
 */
async function expectDifferentPeople(uid: string): Promise<StoredRow[][]> {
  const { rows: stored } = await api().database.pool.query<StoredRow>(
    `select r.number, r.answer, lower(r."values"->>'reference') as reference, lower(r."values"->>'email') as email, r.duplicate_of,
       r.resource_id
     from import_row r join import i on i.id = r.import_id
     where i.uid = $1 and r.sheet = (i.mapping->>'sheet')::int and r.answer <> 'error'
       and (r.answer <> 'skip' or r.duplicate_of is not null or r.resource_id is not null)
     order by r.number`,
    [uid],
  );
  const claimed = stored.flatMap(({ resource_id }) => resource_id ?? []);
  expect(new Set(claimed).size).toBe(claimed.length);
  const rowsByPerson = Map.groupBy(stored, ({ number, duplicate_of }) => duplicate_of ?? number);
  for (const [first, ofPerson] of rowsByPerson) {
    expect(ofPerson.find(({ number }) => number === first)).toMatchObject({ duplicate_of: null });
    expect(valuesOf(ofPerson, 'reference').size).toBeLessThan(2);
    expect(
      valuesOf(
        ofPerson.filter(({ reference }) => reference === ''),
        'email',
      ).size,
    ).toBeLessThan(2);
  }
  return [...rowsByPerson.values()];
}

/**
 * Expects that no row of a new person has another email address than the rows above of that person, unless their
 * reference is equal. An existing person also has the address of the resource.
 */
function expectEqualAddresses(rowsOfPeople: StoredRow[][]): void {
  for (const ofPerson of rowsOfPeople.filter(([first]) => first!.answer === 'create'))
    for (const [at, { reference, email }] of ofPerson.entries()) {
      const above = ofPerson.slice(0, at);
      const known = valuesOf(above, 'email');
      const isSure = reference !== '' && valuesOf(above, 'reference').has(reference);
      if (!isSure && email !== '' && known.size > 0) expect(known).toContain(email);
    }
}

function valuesOf(stored: StoredRow[], key: 'reference' | 'email'): Set<string> {
  return new Set(stored.map((each) => each[key]).filter(Boolean));
}

test('a run creates, updates and skips as many rows as the check of the table reported', async () => {
  await fc.assert(
    fc.asyncProperty(people, people, async (before, lines) => {
      const { uid, check, run } = await countsOf(before, lines);
      expect(run).toEqual(check);
      expectEqualAddresses(await expectDifferentPeople(uid));
    }),
    { numRuns: TABLES },
  );
});

test('a run has the counts of its check after cells were corrected', async () => {
  await fc.assert(
    fc.asyncProperty(people, people, fc.array(correction, { maxLength: 4 }), async (before, lines, corrections) => {
      const { uid, ...check } = await checkedAfter(before, lines);
      let { counts } = check.import;
      for (const { number, change } of corrections) {
        if (number > lines.length + 1) continue;
        const path = `/api/available_resources/imports/${uid}/rows/${number}/`;
        const { status, json } = await api().call(path, { method: 'PATCH', role: 'provider', body: change });
        expect(status).toBe(200);
        ({ counts } = json);
        await expectDifferentPeople(uid);
      }
      await api().database.pool.query('truncate rate_limit');
      await runIfPossible(uid);
      expect((await read(uid)).counts).toEqual(counts);
      await expectDifferentPeople(uid);
    }),
    { numRuns: TABLES },
  );
});

test('a run has the counts of its check when the rows of one person are in different batches', async () => {
  const fill = Array.from({ length: 1100 }, (_, at) => `F${at},Person ${at},Tester,,,,`);
  await fc.assert(
    fc.asyncProperty(people, people, people, async (before, first, last) => {
      const { uid, check, run } = await countsOf(before, [...first, ...fill, ...last]);
      expect(run).toEqual(check);
      expectEqualAddresses(await expectDifferentPeople(uid));
    }),
    { numRuns: Math.ceil(TABLES / 7) },
  );
});

test('rows with different references or email addresses are different people, even if one resource fits all', async () => {
  const lines = [
    ',Ana Petrova,Tester,one@example.com,,',
    ',Ana Petrova,Tester,two@example.com,,',
    'R9,Ana Petrova,Tester,three@example.com,,',
  ];
  const { uid, check, run } = await countsOf([',Ana Petrova,Tester,,,'], lines);
  expect(check).toEqual({ create: 2, update: 1, skip: 0, error: 0, ready: 3, faulty: 0 });
  expect(run).toEqual(check);
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['update', 'create', 'create']);
  expect(new Set((await resources()).map(({ email }) => email))).toEqual(
    new Set(['one@example.com', 'two@example.com', 'three@example.com']),
  );
});

test('rows with different email addresses are different people, even if a row above fits all', async () => {
  const lines = [
    ',Ana Petrova,Tester,,,,',
    ',Ana Petrova,Tester,one@example.com,,,',
    ',Ana Petrova,Tester,two@example.com,,,',
    ',Ana Petrova,Tester,TWO@example.com,,,',
  ];
  const { uid, check, run } = await countsOf([',Ben Ode,Tester,,,,'], lines);
  expect(check).toEqual({ create: 2, update: 0, skip: 2, error: 0, ready: 2, faulty: 0 });
  expect(run).toEqual(check);
  expect((await rows(uid)).map(({ reason }) => reason)).toEqual([
    null,
    'Same person as in row 2',
    null,
    'Same person as in row 4',
  ]);
});

test('a row without keys stands for the resource that it updates, so other people stay separate', async () => {
  const before = [',Ana Petrova,Tester,one@example.com,,,'];
  const lines = [
    ',Ana Petrova,Tester,,,50,',
    ',Ana Petrova,Tester,two@example.com,,,',
    ',A. Petrova,Lead,one@example.com,,,',
  ];
  const { uid, check, run } = await countsOf(before, lines);
  expect(check).toEqual({ create: 1, update: 1, skip: 1, error: 0, ready: 2, faulty: 0 });
  expect(run).toEqual(check);
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['update', 'create', 'skip']);
  expect((await resources()).map(({ email }) => email).toSorted()).toEqual(['one@example.com', 'two@example.com']);
});

test('after a row is corrected, the next matching row updates its person, in the check and in the run', async () => {
  await clear();
  await imported(table([',Ana Petrova,Tester,,,']));
  const { uid, import: found } = await checked(
    table([',Ana Petrova,Tester,one@example.com,,', ',Ana Petrova,Tester,two@example.com,,']),
  );
  expect(found.counts).toEqual({ create: 1, update: 1, skip: 0, error: 0, ready: 2, faulty: 0 });
  const body = { column: 1, text: 'Dora Eck' };
  const path = `/api/available_resources/imports/${uid}/rows/2/`;
  const { json } = await api().call(path, { method: 'PATCH', role: 'provider', body });
  expect(json.counts).toEqual({ create: 1, update: 1, skip: 0, error: 0, ready: 2, faulty: 0 });
  expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['create', 'update']);
  await begin(uid);
  await work();
  expect((await read(uid)).counts).toEqual(json.counts);
  expect((await resources()).map(({ name, email }) => [name, email])).toEqual([
    ['Ana Petrova', 'two@example.com'],
    ['Dora Eck', 'one@example.com'],
  ]);
});
