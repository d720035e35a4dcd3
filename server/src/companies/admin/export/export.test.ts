import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { taskServices } from '../../../../../tests/support/task-services.ts';
import { type Twin, twinCompany } from '../../../../../tests/support/twin-company.ts';
import { unzipped } from '../../../../../tests/support/unzipped.ts';
import { uploadedCvs } from '../../../cards/files/cv-upload.ts';
import { sweepFiles } from '../../../infra/storage/sweep.ts';
import { taskHandlers } from '../../../tasks.ts';
import { exportCompany } from './export-company.ts';

let api: TestApi;
let castor: Twin;
let pollux: Twin;

beforeAll(async () => {
  api = await testApi();
  castor = await twinCompany(api, 'castor');
  pollux = await twinCompany(api, 'pollux');
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit, company_export; delete from mail'));

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const services = () => taskServices(api);
const ask = (method: string, path = '') => castor.ask('superadmin', `/api/company/export/${path}`, { method });
const shown = async () => (await ask('GET')).json.export;
const linked = async () => (await ask('GET', 'link/')).json.url as string;

/** Runs the pending exports like the worker. */
async function work(given = services()): Promise<void> {
  for (const { uid } of await sql(`select uid from company_export where state in ('waiting', 'running')`))
    await exportCompany({ uid }, given);
}

/** Creates a new archive of the company Castor and reads it. */
async function archive(): Promise<Record<string, string>> {
  expect((await ask('POST')).json.export).toMatchObject({ state: 'waiting', bytes: null });
  await work();
  const answer = await castor.ask('visitor', await linked());
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  return unzipped(answer.bytes);
}

const rowsIn = (files: Record<string, string>, name: string) => JSON.parse(files[`${name}.json`]!);

/** Counts the archives: rows of `file`, and objects in the store. */
async function kept(): Promise<{ rows: number; stored: number }> {
  const rows = await sql(`select from file where purpose = 'company-export'`);
  let stored = 0;
  for await (const key of services().files.store.list()) if (key.endsWith('.zip')) stored += 1;
  return { rows: rows.length, stored };
}

describe('the contents of an export', () => {
  test('include all data of the company and no data of another one', async () => {
    const files = await archive();
    expect(JSON.parse(files['company.json']!)).toMatchObject({ slug: 'castor', header_title: 'Two of a kind' });
    expect(rowsIn(files, 'members').map(({ email }: { email: string }) => email)).toEqual([
      'superadmin@castor.example',
      'teamlead@castor.example',
      'manager@castor.example',
    ]);
    expect(rowsIn(files, 'groups')).toMatchObject([{ id: castor.group, name: 'Engineering' }]);
    expect(rowsIn(files, 'invitations')).toMatchObject([{ email: 'cora@example.org' }]);
    expect(rowsIn(files, 'talents')).toMatchObject([
      { id: castor.talent, title: 'Twin talent', owner: 'teamlead@castor.example' },
      { id: castor.privateTalent, is_private: true },
    ]);
    expect(rowsIn(files, 'jobs')).toMatchObject([{ id: castor.request }, { id: castor.privateRequest }]);
    expect(rowsIn(files, 'relations')).toMatchObject([
      { id: castor.relation, job_id: castor.request, talent_id: castor.talent, own_sides: ['job', 'talent'] },
    ]);
    expect(rowsIn(files, 'relation_notes')).toMatchObject([{ text: 'A twin note', person: 'Tara Twin' }]);
    expect(rowsIn(files, 'relation_history')).toMatchObject([{ to_status: 'proposed', person: 'Tara Twin' }]);
    expect(rowsIn(files, 'applications')).toMatchObject([{ id: castor.application, email: 'vera@example.org' }]);
    expect(rowsIn(files, 'messages')).toMatchObject([{ id: castor.message, message: 'Hello' }]);
    expect(rowsIn(files, 'links')).toMatchObject([{ tag: 'Northwind', card: castor.talent, kind: 'talent' }]);
    const everything = Object.values(files).join('\n');
    expect(everything).not.toContain('pollux');
    for (const theirs of [pollux.application, pollux.message, pollux.member]) expect(everything).not.toContain(theirs);
  });

  test('include a CSV and an XLSX file beside each list, with formulas escaped', async () => {
    await sql(`update application set message = '=1+1' where id = $1`, castor.application);
    const files = await archive();
    for (const name of Object.keys(files).filter((file) => file.endsWith('.json') && file !== 'company.json'))
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([name.replace('json', 'csv'), name.replace('json', 'xlsx')]),
      );
    expect(files['applications.csv']).toContain(`,'=1+1,`);
    expect(rowsIn(files, 'applications')[0].message).toBe('=1+1');
  });

  test('include each row once when there are more rows than one batch', async () => {
    const made = await sql(
      `insert into contact_message (id, company_id, name, email, company_name, phone_number, message)
       select gen_random_uuid(), $1, 'Many', 'many@example.org', '', '', 'm' || n from generate_series(1, 1100) n returning id`,
      castor.company,
    );
    const ids = rowsIn(await archive(), 'messages').map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual([castor.message, ...made.map(({ id }) => id)].toSorted());
    await sql(`delete from contact_message where name = 'Many'`);
  });

  test('include the stored CVs and pictures of cards, and skip missing files', async () => {
    await services().files.add(
      { purpose: uploadedCvs, ownerId: null, type: 'application/pdf' },
      Buffer.from('%PDF-1.7 of Ada'),
      (path) => sql(`update talent set cv_file = $1, cv_name = 'Ada: ../CV.pdf' where id = $2`, path, castor.talent),
    );
    await sql(`update talent set cv_file = '/files/gone-gone-gone-gone-gg.pdf' where id = $1`, castor.privateTalent);
    const files = await archive();
    const names = Object.keys(files).filter((name) => name.startsWith('cvs/'));
    expect(names).toEqual([`cvs/talents/${castor.talent} Ada_ .._CV.pdf`]);
    expect(files[names[0]!]).toBe('%PDF-1.7 of Ada');
    await sql(`update talent set cv_file = null, cv_name = null where company_id = $1`, castor.company);
  });

  test('include only what the other side of a relation may see of its people', async () => {
    const [{ id: relation }] = await sql(
      `insert into relation (request_id, talent_id, status, initiated_by) values ($1, $2, 'confirmed', 'talent') returning id`,
      castor.request,
      pollux.talent,
    );
    const [{ id: writer }] = await sql(`select id from person where email = 'teamlead@pollux.example'`);
    await sql(`update person set last_name = 'Hidden' where id = $1`, writer);
    await sql(
      `insert into relation_note (relation_id, person_id, side, is_shared, text)
       values ($1, $2, 'talent', true, 'For both'), ($1, $2, 'talent', false, 'Theirs alone'), ($1, null, 'staff', false, 'Of staff')`,
      relation,
      writer,
    );
    await sql(
      `insert into relation_event (relation_id, person_id, side, to_status) values ($1, $2, 'talent', 'proposed')`,
      relation,
      writer,
    );
    const files = await archive();
    const of = (name: string) => rowsIn(files, name).filter((row: { relation: number }) => row.relation === relation);
    expect(rowsIn(files, 'relations')).toContainEqual(
      expect.objectContaining({ id: relation, talent_id: pollux.talent, talent: 'Ada Example', own_sides: ['job'] }),
    );
    expect(of('relation_notes')).toMatchObject([{ text: 'For both', person: null }]);
    expect(of('relation_history')).toMatchObject([{ side: 'talent', person: null }]);
    expect(Object.values(files).join('\n')).not.toMatch(/Hidden|Theirs alone|Of staff|pollux/);
    await sql(`delete from relation where id = $1`, relation);
  });
});

describe('access to an export', () => {
  test.each(ROLES)('is limited to superadmins and staff: %s', async (role) => {
    const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
    const call = async (method: string, path = '') =>
      (await api.call(`/api/company/export/${path}`, { method, role, host: 'acme.localhost' })).status;
    expect([await call('POST'), await call('GET'), await call('DELETE')]).toEqual([expected, expected, expected]);
    expect(await call('GET', 'link/')).toBe(expected === 200 ? 404 : expected);
  });

  test('by a link is limited to its superadmin while they hold that role, on the company’s host', async () => {
    await archive();
    const link = await linked();
    expect((await pollux.ask('superadmin', link)).status).toBe(403);
    expect((await castor.ask('superadmin', '/api/company/export/company.zip')).status).toBe(401);
    expect((await castor.ask('superadmin', `${link}x`)).status).toBe(410);
    await sql(`update person set superadmin_in = null where email = 'superadmin@castor.example'`);
    expect((await castor.ask('visitor', link)).status).toBe(403);
    await sql(`update person set superadmin_in = $1 where email = 'superadmin@castor.example'`, castor.company);
    expect((await castor.ask('visitor', link)).status).toBe(200);
  });

  test('by a link ends with its session and with its archive', async () => {
    await archive();
    const link = await linked();
    await archive();
    expect((await castor.ask('visitor', link)).status).toBe(410);
    const other = await linked();
    await sql(`update access_token set expires_at = now() - interval '1 second'
      where person_id = (select id from person where email = 'superadmin@castor.example')`);
    expect((await castor.ask('visitor', other)).status).toBe(410);
    await sql(`update access_token set expires_at = now() + interval '1 day'
      where person_id = (select id from person where email = 'superadmin@castor.example')`);
  });
});

describe('the lifecycle of an export', () => {
  test('a second request returns the export in progress, and a request after that replaces the finished one', async () => {
    await ask('POST');
    const [{ uid }] = await sql('select uid from company_export');
    expect((await ask('POST')).json.export.state).toBe('waiting');
    expect(await sql('select uid from company_export')).toEqual([{ uid }]);
    await work();
    expect(await shown()).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
    const { done, total } = await shown();
    expect([total > 30, done]).toEqual([true, total]);
    expect((await ask('POST')).json.export.state).toBe('waiting');
    expect(await sql('select uid from company_export')).not.toEqual([{ uid }]);
  });

  test('the company’s superadmin is notified once, and the log records the request and the download', async () => {
    const [{ last }] = await sql('select max(id) as last from audit_entry');
    await archive();
    expect(await sql('select recipient, subject, text from mail')).toEqual([
      {
        recipient: 'superadmin@castor.example',
        subject: 'The export of Twin Works is ready',
        text: expect.stringContaining('http://castor.localhost:3000/admin/settings#export'),
      },
    ]);
    const entries = await sql(
      `select action, actor, subject_id, after from audit_entry where id > $1 and subject_kind = 'company' order by id`,
      last,
    );
    const entry = { action: 'data_exported', subject_id: String(castor.company) };
    expect(entries).toEqual([
      { ...entry, actor: 'person', after: { export: 'asked for' } },
      { ...entry, actor: 'system', after: { export: 'ready' } },
      { ...entry, actor: 'person', after: { export: 'downloaded' } },
    ]);
  });

  test('an export that is cancelled while it is written leaves no file', async () => {
    const before = await kept();
    await ask('POST');
    const given = services();
    const { names } = given;
    await work({
      ...given,
      names: async () => {
        expect((await ask('DELETE')).json).toEqual({ export: null });
        return names();
      },
    });
    expect([await shown(), await kept()]).toEqual([null, before]);
    expect(await sql('select from mail')).toEqual([]);
  });

  test('a shutdown during the export does not count as a failed attempt', async () => {
    const before = await kept();
    await ask('POST');
    const ending = AbortSignal.abort(new Error('the server ends'));
    for (let time = 1; time <= 4; time += 1)
      await expect(work({ ...services(), signal: ending })).rejects.toThrow('the server ends');
    expect([(await shown()).state, await kept()]).toEqual(['running', before]);
    await work();
    expect((await shown()).state).toBe('ready');
  });

  test('a removed export is deleted with its file', async () => {
    const before = await kept();
    await archive();
    expect(await kept()).toEqual({ rows: before.rows + 1, stored: before.stored + 1 });
    const link = await linked();
    expect((await ask('DELETE')).json).toEqual({ export: null });
    expect((await castor.ask('visitor', link)).status).toBe(404);
    const jobs = await sql(`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove-file' order by j.id desc limit 1`);
    await taskHandlers['remove-file'](jobs[0]!.payload, services());
    expect(await kept()).toEqual(before);
  });

  test('an expired export is unavailable and is cleaned up', async () => {
    const before = await kept();
    await archive();
    const { finished, expires } = await shown();
    expect(Date.parse(expires) - Date.parse(finished)).toBeGreaterThan(6.9 * 24 * 3600 * 1000);
    const link = await linked();
    await sql(`update company_export set expires_at = now()`);
    await sql(`update file set expires_at = now() where purpose = 'company-export'`);
    expect([await shown(), (await castor.ask('visitor', link)).status]).toEqual([null, 404]);
    await taskHandlers['clean-up']({}, services());
    await sweepFiles({}, services());
    expect([await sql('select from company_export'), (await kept()).rows <= before.rows]).toEqual([[], true]);
  });

  test('an export that fails three times is reported as failed and can be requested again', async () => {
    const before = await kept();
    await ask('POST');
    const failing = {
      ...services(),
      names: async () => {
        throw new Error(`away ${randomUUID()}`);
      },
    };
    for (let time = 1; time <= 2; time += 1) await expect(work(failing)).rejects.toThrow('away');
    expect((await shown()).state).toBe('running');
    await work(failing);
    expect([(await shown()).state, await kept()]).toEqual(['failed', before]);
    await ask('POST');
    await work();
    expect((await shown()).state).toBe('ready');
  });
});
