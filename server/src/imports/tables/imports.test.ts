import { describe, expect, test } from 'vitest';
import { importGround } from '../../../../tests/support/import-ground.ts';

const { api, ask, upload, preview, checked, begin, read, rows, work, imported, resources } = importGround();

const HEAD = 'Reference,Name,Title,Email';
const TABLE = `${HEAD}
A1,Ana Petrova,Go developer,ana@example.com
A2,Ben Ode,Rust developer,ben@example.com
,,Nobody's title,nobody@example.com
A1,Ana Petrova,Go developer,ana@example.com
`;

describe('uploading and checking a table', () => {
  test('suggests the columns, and marks every row as create, skip or error', async () => {
    const uid = await upload(TABLE);
    expect(await read(uid)).toMatchObject({ state: 'uploaded', sheets: [], can: { run: false, check: true } });
    const seen = await preview(uid);
    expect(seen).toMatchObject({
      mapping: { header_row: 0, fields: ['reference', 'name', 'title', 'email'] },
      import: { sheets: [{ rows: 5, columns: 4 }], name: 'people.csv' },
    });
    expect(seen.columns[1]).toMatchObject({ header: 'Name', values: ['Ana Petrova', 'Ben Ode', 'Ana Petrova'] });
    const { import: now } = await preview(uid, { mapping: seen.mapping });
    expect(now).toMatchObject({
      state: 'checked',
      counts: { create: 2, update: 0, skip: 1, error: 1, ready: 2, faulty: 1 },
      can: { run: true },
    });
    expect((await rows(uid)).map(({ number, answer, reason }) => [number, answer, reason])).toEqual([
      [2, 'create', null],
      [3, 'create', null],
      [4, 'error', null],
      [5, 'skip', 'Same person as in row 2'],
    ]);
    expect(await resources()).toEqual([]);
  });

  test('counts rows with errors or warnings as faulty, and never as ready', async () => {
    const table = 'Name,Title,Hourly rate\nAna Petrova,Tester,40\nBen Ode,Tester,fifty\n,Tester,60\n';
    const { uid, import: now } = await checked(table);
    const counts = { create: 2, update: 0, skip: 0, error: 1, ready: 1, faulty: 2 };
    expect(now.counts).toEqual(counts);
    const numbers = async (show: string) => (await rows(uid, show)).map(({ number }) => number);
    expect(await numbers('ready')).toEqual([2]);
    expect(await numbers('faulty')).toEqual([3, 4]);
    const body = { column: 2, text: '50' };
    const { counts: corrected } = await ask('PATCH', `/available_resources/imports/${uid}/rows/3/`, { body });
    expect(corrected).toEqual({ ...counts, ready: 2, faulty: 1 });
  });

  test('refuses two columns for one field with an error that names both columns', async () => {
    const uid = await upload(TABLE);
    const { mapping } = await preview(uid);
    const fields = ['name', 'name', 'title', null];
    const body = { upload: uid, mapping: { ...mapping, fields } };
    const { issues } = await ask('POST', '/available_resources/preview/', { body, status: 400 });
    expect(issues).toEqual([{ path: 'body.mapping.fields.1', message: 'Columns A and B are both “Name”' }]);
  });

  test('imports a table without a title column with the suggested titles, or with one title for all rows', async () => {
    const uid = await upload('Consultant,Technology\nRavi K,"Go, SQL"\nSneha P,Moon Gardening\n');
    const { mapping } = await preview(uid);
    expect(mapping.fallbacks).toEqual({ title: { text: '', column: 1 } });
    await preview(uid, { mapping });
    expect((await rows(uid)).map(({ answer, person, faults }) => [answer, person, faults.length])).toEqual([
      ['create', { name: 'Ravi K', title: 'Go' }, 0],
      ['create', { name: 'Sneha P', title: 'Moon Gardening' }, 1],
    ]);
    await preview(uid, { mapping: { ...mapping, fallbacks: { title: { text: 'Developer', column: null } } } });
    await begin(uid);
    await work();
    expect(await resources()).toMatchObject([{ title: 'Developer' }, { title: 'Developer' }]);
  });

  test('refuses a table without titles and a fallback to a missing column with the way out', async () => {
    const uid = await upload('Consultant,City\nRavi K,Dallas\n');
    const { mapping } = await preview(uid);
    const refused = async (fallbacks: object) =>
      (
        await ask('POST', '/available_resources/preview/', {
          body: { upload: uid, mapping: { ...mapping, fallbacks } },
          status: 400,
        })
      ).issues;
    expect(await refused({})).toEqual([
      {
        path: 'body.mapping.fields',
        message: 'No column contains the title. Enter one for all rows, or take it from another column.',
      },
    ]);
    expect(await refused({ title: { text: '', column: 9 } })).toEqual([
      { path: 'body.mapping.fallbacks.title.column', message: 'is not a column of the table' },
    ]);
  });

  test('adds people without a stated availability as unknown, and changes nothing of known people', async () => {
    const table = 'Name,Title,Available from\nAna Petrova,Go developer,-\nBen Ode,Rust developer,\nCy Dee,Tester,tbc\n';
    await imported(table);
    expect((await resources()).map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown']);
    expect((await checked(table)).import.counts).toMatchObject({ create: 0, update: 0, skip: 3 });
    await api().database.pool.query(`update resource set status = 'placed' where name = 'Ana Petrova'`);
    await imported(table);
    expect(await resources()).toMatchObject([{ status: 'placed' }, { status: 'unknown' }, { status: 'unknown' }]);
  });

  test.each(['xlsx', 'ods', 'pdf', 'docx'])('refuses unreadable content named .%s with a reason', async (extension) => {
    for (const garbage of ['no table', 'PK\u0003\u0004 no archive', '%PDF-1.7 no document']) {
      const uid = await upload(garbage, `people.${extension}`);
      const { issues } = await ask('POST', '/available_resources/preview/', { body: { upload: uid }, status: 400 });
      expect(issues).toMatchObject([{ path: 'body.upload', message: expect.stringMatching(/\w/) }]);
      if (garbage === 'no table') expect(issues[0].message).toContain(`“people.${extension}” can’t be read`);
    }
  });

  test('refuses PDF content named .csv with a reason', async () => {
    const uid = await upload('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'people.csv');
    const { issues } = await ask('POST', '/available_resources/preview/', { body: { upload: uid }, status: 400 });
    expect(issues[0].path).toBe('body.upload');
    expect(issues[0].message).toMatch(/PDF/);
  });
});

describe('running an import', () => {
  test('creates the valid rows, and another import of the same file only confirms the listed resources', async () => {
    const uid = await imported(TABLE);
    expect(await read(uid)).toMatchObject({
      state: 'done',
      counts: { create: 2, skip: 1, error: 1 },
      can: { undo: true },
    });
    const before = await resources();
    expect(before).toMatchObject([
      { name: 'Ana Petrova', reference: 'A1', email: 'ana@example.com', status: 'available', import_uid: uid },
      { name: 'Ben Ode' },
    ]);
    const again = await checked(TABLE);
    expect(again.import.counts).toEqual({ create: 0, update: 0, skip: 3, error: 1, ready: 0, faulty: 1 });
    await begin(again.uid);
    await work();
    expect(await read(again.uid)).toMatchObject({ counts: again.import.counts, can: { run: false, undo: false } });
    const after = await resources();
    const said = (all: typeof before) => all.map(({ confirmed_at: _, ...rest }) => rest);
    expect(said(after)).toEqual(said(before));
    for (const [at, { confirmed_at }] of after.entries())
      expect(Date.parse(String(confirmed_at))).toBeGreaterThan(Date.parse(String(before[at]!.confirmed_at)));
  });

  test('ends after the last rows when they exactly fill a batch', async () => {
    const people = Array.from({ length: 250 }, (_, at) => `R${at},Person ${at},Tester,`);
    const uid = await imported(`${HEAD}\n${people.join('\n')}\n`);
    expect(await read(uid)).toMatchObject({ state: 'done', operation: { done: 250 } });
  });

  test('counts as an answer to an availability mail for resources that are still listed', async () => {
    await imported(TABLE);
    const { pool } = api().database;
    await pool.query(
      `update resource set confirmed_at = now() - interval '11 days', asked_at = now() - interval '1 day' where reference = 'A1'`,
    );
    await imported(TABLE);
    const { rows: answered } = await pool.query('select answered, lapsed from resource_freshness');
    expect(answered).toEqual([{ answered: 1, lapsed: 0 }]);
  });

  test('makes a listed resource with unknown status available', async () => {
    await imported(TABLE);
    await api().database.pool.query(`update resource set status = 'unknown' where reference = 'A1'`);
    const uid = await imported(TABLE);
    expect(await read(uid)).toMatchObject({ counts: { create: 0, update: 1, skip: 2, error: 1 } });
    expect(await resources()).toMatchObject([
      { name: 'Ana Petrova', status: 'available' },
      { name: 'Ben Ode', status: 'available' },
    ]);
  });

  test('updates changed values and ignores empty cells, and undo restores the previous values', async () => {
    await imported(TABLE);
    const before = await resources();
    const uid = await imported(`${HEAD}\nA1,Ana Petrova,Senior Go developer,\nC3,Cy Dee,Tester,cy@example.com\n`);
    expect(await read(uid)).toMatchObject({ counts: { create: 1, update: 1, skip: 0, error: 0 } });
    const [ana] = await resources();
    expect(ana).toMatchObject({ title: 'Senior Go developer', email: 'ana@example.com', version: 2 });
    await ask('POST', `/available_resources/imports/${uid}/undo/`);
    await work();
    expect(await read(uid)).toMatchObject({ state: 'undone', undo: { restored: 2, kept: 0 }, can: { undo: false } });
    const after = await resources();
    expect(after.map(({ version: _, ...rest }) => rest)).toEqual(before.map(({ version: _, ...rest }) => rest));
    expect((await rows(uid)).map(({ state }) => state)).toEqual(['restored', 'restored']);
  });

  test('keeps and reports resources that were changed after the import when the import is undone', async () => {
    const uid = await imported(TABLE);
    await api().database.pool.query(`update resource set title = 'CTO', version = version + 1 where name = 'Ben Ode'`);
    await ask('POST', `/available_resources/imports/${uid}/undo/`, { role: 'staff' });
    await work();
    expect(await read(uid)).toMatchObject({ undo: { restored: 1, kept: 1 } });
    expect(await resources()).toMatchObject([{ name: 'Ben Ode', title: 'CTO' }]);
    expect(await rows(uid, 'kept')).toMatchObject([{ number: 3, state: 'kept' }]);
  });

  test('imports corrected rows in another run, and undo reverts both runs', async () => {
    const uid = await imported(TABLE);
    const { row, counts } = await ask('PATCH', `/available_resources/imports/${uid}/rows/4/`, {
      body: { column: 1, text: 'Dora Eck' },
    });
    expect(row).toMatchObject({
      answer: 'create',
      repaired: [1],
      cells: ['', 'Dora Eck', "Nobody's title", 'nobody@example.com'],
    });
    expect(counts).toMatchObject({ create: 3, error: 0 });
    expect(await read(uid)).toMatchObject({ can: { run: true } });
    await begin(uid);
    await work();
    expect((await resources()).map(({ name }) => name)).toEqual(['Ana Petrova', 'Ben Ode', 'Dora Eck']);
    await ask('PATCH', `/available_resources/imports/${uid}/rows/4/`, { body: { column: 1, text: 'X' }, status: 409 });
    await ask('POST', `/available_resources/imports/${uid}/undo/`);
    await work();
    expect(await resources()).toEqual([]);
  });

  test('marks a skipped duplicate as create when the row that it duplicates becomes invalid', async () => {
    const { uid } = await checked(TABLE);
    await ask('PATCH', `/available_resources/imports/${uid}/rows/2/`, { body: { column: 1, text: '' } });
    expect((await rows(uid)).map(({ answer }) => answer)).toEqual(['error', 'create', 'error', 'create']);
  });

  test('distinguishes people of the same name by their email addresses', async () => {
    const table = `${HEAD}\n,Jo Kim,Tester,jo@example.com\n,Jo Kim,Tester,jo.kim@example.com\n`;
    await imported(table);
    expect(await resources()).toHaveLength(2);
    expect((await checked(table)).import.counts).toMatchObject({ create: 0, update: 0, skip: 2 });
  });

  test('refuses a second start, stops when it is cancelled, and can be continued', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => `R${at},Person ${at},Tester,`).join('\n');
    const { uid } = await checked(`${HEAD}\n${many}\n`);
    await begin(uid);
    await begin(uid, { status: 409 });
    await ask('POST', `/available_resources/imports/${uid}/cancel/`);
    expect(await read(uid)).toMatchObject({ state: 'cancelled', can: { run: true, cancel: false } });
    await begin(uid);
    await work();
    expect(await resources()).toHaveLength(1200);
    expect(await read(uid)).toMatchObject({ state: 'done', counts: { create: 1200 }, can: { run: false } });
  });

  test('notifies staff at the end, and writes one entry to the audit log', async () => {
    const uid = await imported(TABLE);
    const { rows: updates } = await api().database.pool.query(
      `select title, detail, path from staff_update where kind = 'import' order by id`,
    );
    expect(updates.at(-1)).toMatchObject({
      title: expect.stringMatching(/ imported available resources from people\.csv$/),
      detail: '2 new, 0 updated, 1 skipped, 1 with errors',
      path: `/available-resources/import/${uid}/report`,
    });
    const { rows: entries } = await api().database.pool.query(
      `select after from audit_entry where subject_kind = 'import' and subject_id = $1 and after ? 'create'`,
      [uid],
    );
    expect(entries).toEqual([{ after: { name: 'people.csv', create: 2, update: 0, skip: 1, error: 1 } }]);
  });

  test('adds imports by staff to the staff inbox as done', async () => {
    const { pool } = api().database;
    const setStaff = (isStaff: boolean) =>
      pool.query('update person set is_staff = $1 where email = $2', [isStaff, api().account('provider').email]);
    await setStaff(true);
    await imported(TABLE);
    await setStaff(false);
    const { rows: updates } = await pool.query(
      `select status from staff_update where kind = 'import' order by id desc limit 1`,
    );
    expect(updates).toEqual([{ status: 'done' }]);
  });

  test('keeps the imported resources when the import is deleted with its rows', async () => {
    const uid = await imported(TABLE);
    await ask('DELETE', `/uploads/${uid}/`);
    await ask('GET', `/available_resources/imports/${uid}/`, { status: 404 });
    expect(await resources()).toHaveLength(2);
  });
});

describe('access to an import', () => {
  test('is limited to its owner and staff: others get 404, clients 403 and visitors 401', async () => {
    const uid = await imported(TABLE);
    await ask('GET', `/available_resources/imports/${uid}/`, { role: 'developer', status: 404 });
    await ask('POST', '/available_resources/cards_import/', { role: 'developer', body: { upload: uid }, status: 404 });
    await ask('GET', `/available_resources/imports/${uid}/`, { role: 'client', status: 403 });
    await ask('GET', `/available_resources/imports/${uid}/`, { role: 'visitor', status: 401 });
    expect(await read(uid, 'staff')).toMatchObject({ by: expect.any(String), can: { undo: true } });
    expect((await ask('GET', '/available_resources/imports/', { role: 'staff' })).total).toBe(1);
    expect((await ask('GET', '/available_resources/imports/', { role: 'developer' })).total).toBe(0);
  });
});

test('exports failed rows with their headers and reasons, and escapes formulas', async () => {
  const { uid } = await checked(`${HEAD}\n=cmd,,Tester,\n`);
  const { text } = await api().call(`/api/available_resources/imports/${uid}/failed.csv`, { role: 'provider' });
  expect(text.replace('\uFEFF', '').split('\n').slice(0, 2)).toEqual([
    'Row,What is wrong,Reference,Name,Title,Email',
    "2,Name is missing,'=cmd,,Tester,",
  ]);
});

test.each(['failed.csv?separator=semicolon', 'failed.xlsx'])('reads failed rows in %s back unchanged', async (file) => {
  const row = ['=cmd', '', "- tester (C#, 5 years); '=1+1", '+385 91 555 0147'];
  const { uid } = await checked(`${HEAD}\n${row.map((cell) => `"${cell}"`).join(',')}\n`);
  const answer = await api().call(`/api/available_resources/imports/${uid}/${file}`, { role: 'provider' });
  expect(answer.headers['content-disposition']).toContain(`people failed.${file.slice(7, 11).replace('?', '')}`);
  const { first } = await preview(await upload(answer.bytes, 'again'));
  expect(first[1]).toEqual(['2', 'Name is missing', ...row]);
});

test.each(['separator=comma', 'separator=semicolon', 'separator=tab', 'format=xlsx'])(
  'imports resources that staff exported with %s with the same values',
  async (format) => {
    const terms = ['work_authorization', 'engagement_types', 'relocation'];
    const person = ['reference', 'name', 'title', 'email', 'phone', 'employer'];
    const fields = [...person, 'hourly_rate', 'available_from', 'city', ...terms];
    const known = async () => (await resources()).map((resource) => fields.map((field) => resource[field]));
    await imported(
      `${fields.join(',')}\n` +
        'A1,Ana Petrova,"- Go (5 years); =SQL",ana@example.com,+385915550147,=Acme,54,2027-04-01,Zagreb,"gc, =EU","c2c, w2",true\n' +
        'A2,Ben Ode,+ Rust developer,ben@example.com,+14155552671,@Home,60,2027-05-01,"Split; old town",@visa,permanent,false\n' +
        'A3,Cy Moe,Tester,cy@example.com,,,30,2027-05-01,Zagreb,,,\n',
    );
    const before = await known();
    expect(before.map(([, , title]) => title)).toEqual(['- Go (5 years); =SQL', '+ Rust developer', 'Tester']);
    const answer = await api().call(`/api/admin-panel/available_resources/export/?${format}`, { role: 'staff' });
    await api().database.pool.query('truncate resource cascade');
    const uid = await upload(answer.bytes, 'again');
    const { mapping } = await preview(uid);
    await preview(uid, { mapping });
    await begin(uid);
    await work();
    expect(await known()).toEqual(before);
  },
);

test('applies a saved column mapping to the owner’s next file, and others cannot use or change it', async () => {
  const uid = await upload(TABLE);
  const { mapping } = await preview(uid);
  const body = { name: 'Ours', files_columns: ['Reference', 'Name', 'Title', 'Email'], mapping };
  const mapper = await ask('POST', '/mapper/', { body });
  expect(await ask('PATCH', `/mapper/${mapper.uid}/`, { body: { name: 'All' } })).toMatchObject({
    name: 'All',
    mapping,
  });
  await ask('PATCH', `/mapper/${mapper.uid}/`, { role: 'developer', body: { name: 'Mine' }, status: 404 });
  expect(await ask('GET', '/mapper/')).toMatchObject({ total: 1, items: [{ name: 'All' }] });
  expect(await ask('GET', '/ai/mass_import/mapper/')).toEqual(await ask('GET', '/mapper/'));
  expect(await ask('GET', '/mapper/', { role: 'developer' })).toMatchObject({ total: 0 });
  const odd = { ...mapping, fields: ['reference', 'title', 'name', null] };
  await ask('PATCH', `/mapper/${mapper.uid}/`, { body: { mapping: odd } });
  const next = await preview(await upload(TABLE));
  expect(next.mapping.fields).toEqual(odd.fields);
  expect(next.columns.map(({ from }) => from)).toEqual(['saved', 'saved', 'saved', null]);
  const others = await preview(await upload(TABLE, 'people.csv', 'developer'), {}, 'developer');
  expect(others.mapping.fields).toEqual(['reference', 'name', 'title', 'email']);
  expect((await ask('GET', '/mapper/get_mapper_keys/'))[1]).toEqual({ key: 'name', label: 'Name' });
});

test('accepts a saved mapper instead of a mapping for a check or an import', async () => {
  const uid = await upload(TABLE);
  const { mapping } = await preview(uid);
  const save = (name: string, fields: typeof mapping.fields) =>
    ask('POST', '/mapper/', { body: { name, files_columns: HEAD.split(','), mapping: { ...mapping, fields } } });
  const mapper = await save('By number', ['reference', 'name', 'title', null]);
  const other = await save('Without title', ['reference', 'name', null, null]);
  for (const path of ['/available_resources/preview/', '/ai/mass_import/preview/']) {
    const seen = await ask('POST', path, { body: { upload: uid, mapper: mapper.uid } });
    expect(seen.mapping.fields).toEqual(['reference', 'name', 'title', null]);
    expect(seen.import).toMatchObject({ state: 'checked', counts: { create: 2, skip: 1, error: 1 } });
  }
  const both = await ask('POST', '/available_resources/preview/', {
    body: { upload: uid, mapper: mapper.uid, mapping },
    status: 400,
  });
  expect(both.issues).toEqual([{ path: 'body.mapper', message: 'must not come with a mapping' }]);
  const start = (body: object, status = 200, query = '') =>
    ask('POST', `/available_resources/cards_import/${query}`, { body: { upload: uid, ...body }, status });
  expect((await start({ mapper: uid }, 400)).issues).toEqual([{ path: 'body.mapper', message: 'is not known' }]);
  expect((await start({ mapper: other.uid }, 409)).code).toBe('conflict');
  expect((await start({ mapper: mapper.uid }, 200, '?bad_links=1')).state).toBe('running');
  await work();
});
