import type { MassImport, MassImportFile } from '@crewdock/contract/mass-import';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { testServices } from '../../../../tests/support/services.ts';
import type { AllServices } from '../../context.ts';
import { readMassImport } from './read.ts';

let api: TestApi;
let services: AllServices;

beforeAll(async () => {
  api = await testApi();
  services = testServices(api.config, api.database);
});
beforeEach(() =>
  api.database.pool.query(
    `truncate mass_import, rate_limit cascade; delete from file where purpose = 'mass-import'; delete from talent where summary like '%loom%'; delete from graphile_worker._private_jobs`,
  ),
);
afterAll(async () => {
  await services.resumes.close();
  await api.close();
});

const cv = (name: string, more = '') => `${name}
Senior Go developer
${name.toLowerCase().replace(' ', '.')}@example.org

Summary
Builds loom controllers <b>that</b> stay up.

Skills
Go, PostgreSQL, Docker

Experience
Go developer, Acme Payments
January 2020 – March 2024
Moved the ledger to Go.
${more}`;

async function ask(method: string, path: string, { role = 'provider', body, status = 200 }: Asked = {}) {
  const options = { method, role, ...(body && { body }) };
  const answer = await api.call(`/api/ai/mass_import/${path}`, options);
  expect(answer.status, answer.text).toBe(status);
  return answer.json;
}

interface Asked {
  role?: Role;
  body?: object;
  status?: number;
}

const begin = (files: number, role: Role = 'provider'): Promise<MassImport> =>
  ask('POST', '', { body: { name: 'Spring', files }, role });

async function send(uid: string, contents: string, name = 'cv.txt', status = 200): Promise<MassImportFile> {
  const form = new FormData();
  form.append('file', new File([contents], name));
  return ask('POST', `${uid}/files/`, { body: form, status });
}

const read = (uid: string): Promise<MassImport> => ask('GET', `${uid}/`);
const files = async (uid: string, query = ''): Promise<MassImportFile[]> =>
  (await ask('GET', `${uid}/files/${query}`)).items;

/** Runs the queued background jobs until none is left. */
async function work(): Promise<void> {
  const at = { ...services, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  for (;;) {
    const { rows } = await api.database.pool.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'read-mass-import' returning j.payload`,
    );
    if (rows.length === 0) return;
    for (const { payload } of rows) await readMassImport(payload, at);
  }
}

test('CVs become talent drafts of their sender, with the parsed values and the original file', async () => {
  const { uid, state, can } = await begin(1);
  expect([state, can]).toEqual(['sending', { add: true, cancel: true, remove: true }]);
  const file = await send(uid, cv('Ana Weaver'));
  expect(file).toEqual({ number: 1, name: 'cv.txt', answer: 'waiting', reason: null, card: null });
  expect(await read(uid)).toMatchObject({ state: 'reading', can: { add: false, cancel: true, remove: false } });
  await work();
  expect(await read(uid)).toMatchObject({ state: 'done', counts: { draft: 1, waiting: 0 } });
  const [{ card: talent }] = (await files(uid)) as [MassImportFile];
  expect(talent).toMatchObject({ name: 'Ana Weaver', title: 'Senior Go developer', is_draft: true, is_active: true });
  const card = (await api.call(`/api/talents/${talent!.id}/`, { role: 'provider' })).json;
  expect(card).toMatchObject({
    is_draft: true,
    work_experience: [{ company: 'Acme Payments', title: 'Go developer' }],
  });
  expect(card.summary).toBe('<p>Builds loom controllers &lt;b&gt;that&lt;/b&gt; stay up.</p>');
  expect(card.skills.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Go', 'PostgreSQL', 'Docker']),
  );
  const content = await api.call(`/api/ai/mass_import/${uid}/files/1/content/`, { role: 'provider' });
  expect(content.text).toBe(cv('Ana Weaver'));
  expect((await api.call(`/api/talents/${talent!.id}/`, { role: 'client' })).status).toBe(404);
});

test('a job with years alone, and one whose date is not understood, are kept in the draft', async () => {
  const { uid } = await begin(1);
  const jobs = 'Tester, Globex Inc.\n2017 – 2019\n- Wrote tests.\n\nTrainee, Initech\nyear of the dragon\n- Learned.\n';
  await send(uid, `${cv('Yeara Weaver')}\n${jobs}`);
  await work();
  const [{ card: talent }] = (await files(uid)) as [MassImportFile];
  const card = (await api.call(`/api/talents/${talent!.id}/`, { role: 'provider' })).json;
  expect(card.work_experience).toMatchObject([
    { company: 'Acme Payments', from: '2020-01', to: '2024-03' },
    { company: 'Globex Inc.', title: 'Tester', from: '2017', to: '2019' },
    { company: 'Initech', title: 'Trainee', from: '', to: '' },
  ]);
});

test('a talent that already has a card is recognised in the same and the next import', async () => {
  const { uid } = await begin(2);
  await send(uid, cv('Ana Weaver'));
  await send(uid, cv('Ana Weaver', 'German B2'), 'newer.txt');
  await work();
  const [first, second] = await files(uid);
  // Both files are read concurrently, so either of them may become the draft.
  expect([first!.answer, second!.answer].sort()).toEqual(['draft', 'known']);
  expect(second!.card).toEqual(first!.card);
  await api.database.pool.query(`update talent set name = 'A. Weaver' where id = $1`, [first!.card!.id]);
  const next = await begin(1);
  await send(next.uid, cv('Ana Weaver'));
  await work();
  expect(await files(next.uid)).toMatchObject([{ answer: 'known', card: { id: first!.card!.id } }]);
});

test('a file sent twice is imported once, and a damaged file does not stop the others', async () => {
  const { uid } = await begin(3);
  const [one, again] = await Promise.all([send(uid, cv('Ben Weaver')), send(uid, cv('Ben Weaver'))]);
  expect(again).toEqual(one);
  await send(uid, '%PDF-1.7\nbroken', 'broken.pdf');
  await work();
  expect(await files(uid)).toMatchObject([
    { number: 1, answer: 'draft', card: { name: 'Ben Weaver' } },
    { number: 2, answer: 'refused', name: 'broken.pdf', reason: expect.stringMatching(/\w/), card: null },
  ]);
  expect(await files(uid, '?answer=refused')).toHaveLength(1);
});

test('a file that is read twice, for example after a crash, creates one draft', async () => {
  const { uid } = await begin(1);
  await send(uid, cv('Cleo Weaver'));
  const { rows } = await api.database.pool.query(`select payload from graphile_worker._private_jobs`);
  const at = { ...services, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  await Promise.all([readMassImport(rows[0].payload, at), readMassImport(rows[0].payload, at)]);
  const made = await api.database.pool.query(`select from talent where name = 'Cleo Weaver'`);
  expect(made.rows).toHaveLength(1);
});

test('a file is refused after three attempts to read it', async () => {
  const { uid } = await begin(1);
  await send(uid, cv('Dana Weaver'));
  await api.database.pool.query(`update mass_import_file set attempts = 3`);
  await work();
  expect(await files(uid)).toMatchObject([{ answer: 'refused', reason: 'This file can’t be read.' }]);
});

test('a cancelled import reads and accepts no more files, and its drafts remain when it is deleted', async () => {
  const { uid } = await begin(3);
  await send(uid, cv('Emil Weaver'));
  await work();
  await send(uid, cv('Fred Weaver'));
  expect(await ask('DELETE', `${uid}/`, { status: 409 })).toMatchObject({ code: 'conflict' });
  expect(await ask('POST', `${uid}/cancel/`)).toMatchObject({ state: 'cancelled', counts: { draft: 1, cancelled: 1 } });
  await work();
  await send(uid, cv('Gwen Weaver'), 'gwen.txt', 409);
  await ask('POST', `${uid}/cancel/`, { status: 409 });
  const [{ card: talent }] = (await files(uid)) as [MassImportFile];
  await ask('DELETE', `${uid}/`);
  await ask('GET', `${uid}/`, { status: 404 });
  expect((await api.call(`/api/talents/${talent!.id}/`, { role: 'provider' })).status).toBe(200);
  const audited = await api.database.pool.query(
    `select action, before, after from audit_entry where subject_kind = 'import' and subject_id = $1 order by id`,
    [uid],
  );
  expect(audited.rows).toMatchObject([
    { action: 'created', after: { name: 'Spring', files: 3 } },
    { action: 'changed', after: { cancelled: expect.any(String) } },
    { action: 'deleted', before: { name: 'Spring' } },
  ]);
  const kept = await api.database.pool.query(`select from file where purpose = 'mass-import'`);
  expect(kept.rows).toEqual([]);
});

test('an import of another user returns 404, and clients cannot import talents', async () => {
  const { uid } = await begin(1);
  await send(uid, cv('Hugo Weaver'));
  for (const path of [`${uid}/`, `${uid}/files/`, `${uid}/files/1/content/`])
    await ask('GET', path, { role: 'developer', status: 404 });
  await ask('POST', `${uid}/cancel/`, { role: 'developer', status: 404 });
  await ask('POST', '', { role: 'client', body: { kind: 'talent', name: 'Spring', files: 1 }, status: 403 });
  await ask('GET', '?kind=talent', { role: 'client', status: 403 });
  expect((await ask('GET', '', { role: 'developer' })).items).toEqual([]);
});

test('an import accepts no more files than were announced', async () => {
  const { uid } = await begin(1);
  await send(uid, cv('Iris Weaver'));
  const { issues } = (await send(uid, cv('Jane Weaver'), 'jane.txt', 400)) as unknown as { issues: object[] };
  expect(issues).toEqual([{ path: 'body.file', message: 'is one too many: 1 file was announced' }]);
  await send(uid, cv('Iris Weaver'));
});
