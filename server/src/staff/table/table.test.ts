import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { calls, routes, things, thingsGround } from '../../../../tests/support/things-table.ts';
import { unzipped } from '../../../../tests/support/unzipped.ts';

const { database, asked, page, walk, ids, edit, audited } = thingsGround();

describe('pages', () => {
  test.each([
    ['-created', 'created_at desc, id desc'],
    ['created', 'created_at, id'],
    ['name', 'name, id'],
    ['-amount', 'amount desc, id desc'],
    ['state', 'state, id'],
    ['-size', 'size desc, id desc'],
  ])('ordered by %s contain every row once, in a total order', async (ordering, order) => {
    const expected = await ids('true', order);
    for (const limit of ['1', '7', '30', '60', '61']) expect(await walk({ ordering, limit }), limit).toEqual(expected);
  });

  test('use the first ordering and 50 rows by default', async () => {
    const { items, total, next, ...rest } = await page();
    expect(items.map((item) => item.id)).toEqual((await ids()).slice(0, 50));
    expect([total, rest]).toEqual([60, {}]);
    expect((await page({ after: next! })).items.map((item) => item.id)).toEqual((await ids()).slice(50));
  });

  test('have no next page after the last row', async () => {
    expect((await page({ limit: '60' })).next).toBeNull();
    expect((await page({ limit: '59' })).next).not.toBeNull();
  });

  test('neither repeat nor skip rows when a row is added meanwhile', async () => {
    const before = await ids();
    const first = await page({ limit: '20' });
    await database().pool.query(
      `insert into thing (name, state, amount, created_at) values ('new', 'new', 1, '2027-01-01')`,
    );
    const rest = await walk({ limit: '20', after: first.next! });
    expect([...first.items.map((item) => item.id), ...rest]).toEqual(before);
  });

  test('stay in the same order with more rows than the count limit', async () => {
    await database().pool.query(`
      insert into thing (name, state, amount, created_at)
      select 'many', 'new', n % 3, timestamptz '2025-01-01' + (n % 50) * interval '1 hour' from generate_series(1, 10100) as n`);
    const { total, items, next } = await page({ ordering: '-amount' });
    const order = 'amount desc, id desc';
    expect(total).toBe(10_001);
    const second = await page({ ordering: '-amount', after: next! });
    expect([...items, ...second.items].map((item) => item.id)).toEqual((await ids('true', order)).slice(0, 100));
    expect((await page({ with_counters: '1' })).counters).toEqual({ new: 10_001, busy: 20, gone: 20 });
  });

  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  test.each([
    'nothing',
    forged('2026-01-01 00:00:00+00'),
    forged('2026-02-30 00:00:00+00', '1'),
    forged("'; drop table thing --", '1'),
    forged('2026-01-01 00:00:00+00', ['1']),
    forged('2026-01-01 00:00:00+00', '1 or true'),
    forged({}, {}),
  ])('refuse an invalid cursor: %s', async (after) => {
    await expect(page({ after })).rejects.toMatchObject({ issues: [{ path: 'query.after' }] });
  });
});

describe('filters', () => {
  test.each([
    [{ state: 'busy' }, `state = 'busy'`],
    [{ state: 'busy,gone' }, `state in ('busy', 'gone')`],
    [{ amount: '2-4' }, 'amount between 2 and 4'],
    [{ amount: '3-' }, 'amount >= 3'],
    [{ amount: '-0' }, 'amount = 0'],
    [{ price: '100-300' }, 'price between 100 and 300'],
    [{ is_hot: '1' }, 'is_hot'],
    [{ is_hot: '0' }, 'not is_hot'],
    [{ size: 'huge,small' }, 'size in (0, 2)'],
    [{ size: 'large', is_hot: '0', state: 'new' }, `size = 1 and not is_hot and state = 'new'`],
    [{ created: '2026-01-02-2026-01-02' }, `created_at >= '2026-01-02Z' and created_at < '2026-01-03Z'`],
    [{ created: '2026-01-03-' }, `created_at >= '2026-01-03Z'`],
    [{ created: '-2026-01-01' }, `created_at < '2026-01-02Z'`],
    [{ note: '1' }, 'note is not null'],
    [{ name: 'Cleo-Ann' }, `name = 'Cleo-Ann'`],
    [{ name: 'cleo' }, 'false'],
    [{ note: '0' }, 'note is null'],
    [{ search: 'novak' }, `name like 'Ada%'`],
    [{ search: 'ADA Nov' }, `name like 'Ada%'`],
    [{ search: 'node.js c++' }, 'note is not null'],
    [{ search: 'ada js' }, `name like 'Ada%' and note is not null`],
    [{ search: 'vak' }, 'false'],
    [{ search: '50' }, `name like 'bob%'`],
    [{ search: '%' }, 'false'],
    [{ search: `o'hara; drop` }, `name like 'O''Hara%'`],
    [{ search: `'); drop table thing --` }, `name like 'O''Hara%'`],
    [{ search: 'a:*|b & !c <-> d' }, 'false'],
    [{ state: 'new', amount: '1-3', note: '0' }, `state = 'new' and amount between 1 and 3 and note is null`],
  ])('select the matching rows: %j', async (query: Record<string, string>, where) => {
    const expected = await ids(where);
    expect(await walk({ ...query, limit: '9' })).toEqual(expected);
    expect((await page(query)).total).toBe(expected.length);
  });

  test('can select by a row of another table, and offer its options', async () => {
    const offered = (query: { search?: string; ids?: number[] }) =>
      routes.options_of_things({ params: { column: 'company' }, query, body: undefined }, asked());
    const all = await offered({});
    const [first] = all;
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    expect(await offered({ search: ` ${first!.name.slice(1).toUpperCase()} ` })).toEqual([first]);
    expect(await offered({ ids: [first!.id] })).toEqual([first]);
    expect(await offered({ search: '%' })).toEqual([]);
    const ofCompany = { company: String(first!.id) };
    expect(await walk(ofCompany)).toEqual(await ids(`company_id = ${first!.id}`));
    expect((await page(ofCompany)).items[0]!.company).toEqual({ id: first!.id, name: first!.name });
    expect((await page({ company: '999999' })).items).toEqual([]);
  });

  test.each<Record<string, string>>([
    { state: 'new,lost' },
    { state: '' },
    { amount: '4-2' },
    { amount: '-' },
    { amount: '1 or 1=1' },
    { created: '2026-02-30-' },
    { created: '-' },
    { created: '2026-02-03-2026-02-01' },
    { note: 'maybe' },
    { company: `1); drop table thing` },
    { ordering: 'version' },
    { ordering: 'name; drop table thing' },
    { search: 'x'.repeat(201) },
    { search: '\0' },
    { limit: '101' },
    { limit: '0' },
    { name: '' },
    { version: '1' },
    { is_hot: 'yes' },
    { size: '1' },
  ])('refuse an invalid value with the name of the parameter: %j', (query) => {
    const { error } = calls.list_things.query.safeParse(query);
    const [issue] = error!.issues;
    expect(issue!.code === 'unrecognized_keys' ? issue.keys[0] : issue!.path[0]).toBe(Object.keys(query)[0]);
  });
});

test('each counter is the total for its value, combined with all other filters', async () => {
  const queries: Record<string, string>[] = [
    {},
    { note: '1' },
    { search: 'ada', state: 'gone' },
    { amount: '1-3', state: 'new,busy' },
  ];
  for (const query of queries) {
    const { counters } = await page({ ...query, with_counters: '1' });
    const totals = things.row.state.values.map(async (state) => [state, (await page({ ...query, state })).total]);
    expect(counters).toEqual(Object.fromEntries(await Promise.all(totals)));
  }
});

describe('edits', () => {
  test('increment the version and return the row', async () => {
    expect(await edit(1, { version: 1, state: 'new' })).toMatchObject({ id: 1, version: 2, state: 'new' });
    expect(await edit(1, { version: 2, company: null, state: 'gone' })).toMatchObject({
      version: 3,
      company: null,
      state: 'gone',
    });
  });

  test('with an outdated version are refused with the current row', async () => {
    await edit(1, { version: 1, state: 'new' });
    const refused = edit(1, { version: 1, state: 'gone' });
    await expect(refused).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone changed state in the meantime.',
      current: { id: 1, version: 2, state: 'new' },
    });
    expect(await ids(`state = 'gone' and id = 1`)).toEqual([]);
  });

  test('are written to the audit log with the previous values', async () => {
    const from = await ids('state = $$busy$$ and company_id is null', 'id');
    await edit(from[0]!, { version: 1, state: 'new', company: null });
    expect(await audited()).toEqual([
      {
        action: 'changed',
        subject_id: String(from[0]),
        before: { state: 'busy' },
        after: { state: 'new' },
        person_id: null,
      },
    ]);
  });

  test('have no effect when repeated', async () => {
    const once = await edit(1, { version: 1, state: 'new' });
    expect(await edit(1, { version: 1, state: 'new' })).toEqual(once);
  });

  test('succeed for only one of two concurrent callers', async () => {
    const both = await Promise.allSettled([
      edit(1, { version: 1, state: 'new' }),
      edit(1, { version: 1, state: 'gone' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('that conflict report who changed the row and which columns', async () => {
    const { rows } = await database().pool.query('select * from person where is_staff order by id limit 1');
    const staff = { ...asked(), actor: { kind: 'person', id: rows[0].id, isStaff: true } as never };
    const change = (body: object) => routes.change_things({ params: { id: 1 }, query: undefined, body }, staff);
    await change({ version: 1, is_hot: true });
    await change({ version: 2, size: 'huge' });
    await expect(edit(1, { version: 1, state: 'new' })).rejects.toMatchObject({
      message: `${rows[0].first_name} ${rows[0].last_name} changed size and hot in the meantime.`,
      current: { is_hot: true, size: 'huge', version: 3 },
    });
  });

  test('with a value that the column does not offer are refused with the name of the column', async () => {
    const refused = edit(1, { version: 1, company: 999_999 });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', issues: [{ path: 'body.company' }] });
  });

  test('of a row that the table excludes are refused as not found', async () => {
    await expect(edit(1_000_001, { version: 1, state: 'gone' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of an unknown row are refused as not found, and so is reading it', async () => {
    await expect(edit(999, { version: 1, state: 'new' })).rejects.toMatchObject({ code: 'not_found' });
    const read = routes.read_things({ params: { id: 999 }, query: undefined, body: undefined }, asked());
    await expect(read).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([{ version: 0 }, { version: 1, name: 'x' }, { version: 1, state: 'lost' }, { version: 1, state: null }])(
    'with an invalid body are refused: %j',
    (body) => {
      expect(calls.change_things.body.safeParse(body).success).toBe(false);
    },
  );
});

test('an export contains every matching row in the requested order, with formulas escaped', async () => {
  await database().pool.query(`
    insert into thing (name, note, state, amount, created_at)
    select 'many', '=1+1', 'new', 7, timestamptz '2025-01-01' from generate_series(1, 2500)`);
  const query = calls.export_things.query.parse({ amount: '5-', ordering: 'name' });
  const file = await routes.export_things({ params: undefined, query, body: undefined }, asked());
  expect([file.type, file.name, file.disposition]).toEqual(['text/csv', 'things.csv', 'attachment']);
  const bytes = await buffer((await file.open()) as AsyncIterable<Uint8Array>);
  const lines = bytes.toString().trim().split('\n');
  // Spreadsheets detect UTF-8 by the byte order mark, which `trim` removes.
  expect(bytes.toString().codePointAt(0)).toBe(0xfeff);
  expect(lines[0]).toBe('id,version,name,note,state,company,amount,price,is_hot,size,created');
  const expected = await ids('amount >= 5', 'name, id');
  expect(lines.slice(1).map((each) => Number(each.split(',')[0]))).toEqual(expected);
  expect(lines.filter((each) => each.includes(",'=1+1,"))).toHaveLength(2500);
  const after = { amount: { min: 5, max: null }, ordering: 'name' };
  expect(await audited()).toEqual([expect.objectContaining({ action: 'data_exported', subject_id: 'things', after })]);
});

test('an export has the requested format and separator', async () => {
  const parse = (query: object) => calls.export_things.query.parse({ amount: '5-', ordering: 'name', ...query });
  const exported = async (query: object) => {
    const file = await routes.export_things({ params: undefined, query: parse(query), body: undefined }, asked());
    return { ...file, bytes: await buffer((await file.open()) as AsyncIterable<Uint8Array>) };
  };
  const csv = await exported({ separator: 'semicolon' });
  expect(csv.bytes.toString().split('\n')[0]).toContain('id;version;name;note;');
  const workbook = await exported({ format: 'xlsx' });
  expect(workbook.name).toBe('things.xlsx');
  const sheet = unzipped(workbook.bytes)['xl/worksheets/sheet1.xml']!;
  const [, first] = [...sheet.matchAll(/<row .*?<\/row>/g)].map(([row]) => row);
  expect(first).toMatch(
    /<c r="A2"><v>\d+<\/v>.*<c r="C2" t="inlineStr">.*<c r="I2" t="b">.*<c r="K2" s="[12]"><v>4\d{4}/,
  );
  const after = { amount: { min: 5, max: null }, ordering: 'name' };
  expect(await audited()).toEqual([after, after].map((each) => expect.objectContaining({ after: each })));
  for (const query of [{ format: 'pdf' }, { separator: ';' }]) expect(() => parse(query)).toThrow(/Invalid/);
});

test('an export of selected rows contains exactly those, in the requested order', async () => {
  const query = calls.export_picked_things.query.parse({ ordering: 'name' });
  const asks = { params: undefined, query, body: calls.export_picked_things.body.parse({ keys: [9, 3, 999, 4] }) };
  const file = await routes.export_picked_things(asks, asked());
  const lines = (await buffer((await file.open()) as AsyncIterable<Uint8Array>)).toString().trim().split('\n');
  const expected = await ids('id in (9, 3, 4)', 'name, id');
  expect(lines.slice(1).map((each) => Number(each.split(',')[0]))).toEqual(expected);
  expect(await audited()).toEqual([expect.objectContaining({ after: { ordering: 'name', picked: 4 } })]);
  for (const keys of [[], [0], ['1'], Array.from({ length: 10_001 }, (_, at) => at + 1)]) {
    expect(calls.export_picked_things.body.safeParse({ keys }).success).toBe(false);
  }
});
