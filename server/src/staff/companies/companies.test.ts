import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import { type Twin, twinCompany } from '../../../../tests/support/twin-company.ts';
import { endCompanies } from './end.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let made = 0;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit'));

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const staff = (path: string, sent: object = {}) =>
  api.call(`/api/admin-panel/companies/${path}`, { role: 'staff', ...sent });
const close = (id: number) => staff(`${id}/close/`, { method: 'POST' });
const reopen = (id: number) => staff(`${id}/reopen/`, { method: 'POST' });
const twin = () => twinCompany(api, `twin${++made}`);
const letters = async ({ slug }: Twin) =>
  (await mailsTo(api, `superadmin@${slug}.example`)).map(({ subject }) => subject);
const endDue = () => endCompanies({}, taskServices(api));
const letTimePass = (id: number) =>
  sql(`update company set deletion_due = now() - interval '1 second' where id = $1`, id);

describe('creating a company', () => {
  const superadmin = { email: 'olga@harbour.example', first_name: 'Olga', last_name: 'Berg' };

  test('opens its portal, and its first superadmin joins through the emailed link', async () => {
    const body = { name: 'Harbour People', slug: 'harbour', superadmin };
    const { status, json } = await staff('', { method: 'POST', body });
    expect([status, json]).toMatchObject([200, { slug: 'harbour', state: 'open', members: 0, superadmins: '' }]);
    const [mail] = await mailsTo(api, superadmin.email);
    expect(mail!.text).toContain('http://harbour.localhost:3000/company_invitation/');
    const link = `/api${linkIn(mail!, 'company_invitation')}/`;
    const password = 'seven-otters-paint-fences';
    expect((await api.call(link, { method: 'POST', host: 'harbour.localhost', body: { password } })).status).toBe(200);
    expect((await staff(`${json.id}/`)).json).toMatchObject({ members: 1, superadmins: superadmin.email });
    expect((await staff('?search=harbour')).json.items).toMatchObject([{ id: json.id, domain: '' }]);
    expect(
      await sql(`select action from audit_entry where subject_kind = 'company' and subject_id = $1`, String(json.id)),
    ).toContainEqual({ action: 'created' });
  });

  test('is refused when the slug is taken, and sends no invitation', async () => {
    const before = await sql('select count(*) from company_invitation');
    const body = { name: 'Acme too', slug: 'acme', superadmin };
    expect((await staff('', { method: 'POST', body })).status).toBe(409);
    expect(await sql('select count(*) from company_invitation')).toEqual(before);
  });

  test('reports every invalid field', async () => {
    const body = { name: ' ', slug: 'No Way', superadmin: { ...superadmin, email: 'olga' } };
    const { status, json } = await staff('', { method: 'POST', body });
    expect([status, json.issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['body.name', 'body.slug', 'body.superadmin.email'],
    ]);
  });
});

describe('closing a company', () => {
  test('hides it from visitors at once, schedules its deletion in 30 days and notifies its superadmins', async () => {
    const castor = await twin();
    const seen = async () =>
      Promise.all(
        [`/api/market_2/talents/`, `/api/talents/${castor.talentKey}/`, '/feeds/jobs.xml', `/market/talents`].map(
          async (path) => (await castor.ask('visitor', path)).status,
        ),
      );
    const inWidget = async () => (await api.call(`/api/market_2/talents/?company=${castor.slug}`)).status;
    expect([await seen(), await inWidget()]).toEqual([[200, 200, 200, 200], 200]);

    const { status, json } = await close(castor.company);
    expect([status, json.state]).toEqual([200, 'closing']);
    expect((Date.parse(json.deletion_due) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
    expect([await seen(), await inWidget()]).toEqual([[404, 404, 404, 404], 404]);
    expect(await letters(castor)).toContain('The portal of Twin Works is closed');
    // Members keep their access and can export their data.
    expect((await castor.ask('manager', '/api/session/')).json.company).toMatchObject({
      deletion_due: expect.stringMatching(/^\d{4}-/),
    });
    expect((await castor.ask('manager', `/api/requests/${castor.request}/`)).status).toBe(200);
    expect((await castor.ask('superadmin', '/api/company/export/', { method: 'POST' })).status).toBe(200);
  });

  test('a second time keeps the date and sends no notification', async () => {
    const castor = await twin();
    const first = await close(castor.company);
    expect((await close(castor.company)).json).toEqual(first.json);
    expect((await letters(castor)).filter((subject) => subject.endsWith('is closed'))).toHaveLength(1);
  });

  test('can be undone, which notifies the superadmins and is audited', async () => {
    const castor = await twin();
    await close(castor.company);
    expect((await reopen(castor.company)).json).toMatchObject({ state: 'open', deletion_due: null });
    expect((await castor.ask('visitor', `/api/talents/${castor.talentKey}/`)).status).toBe(200);
    expect(await letters(castor)).toEqual(
      expect.arrayContaining(['The portal of Twin Works is closed', 'The portal of Twin Works is open again']),
    );
    await endDue();
    expect(await sql('select id from company where id = $1', castor.company)).toHaveLength(1);
    const entries = await sql(
      `select actor from audit_entry
       where subject_kind = 'company' and subject_id = $1 and action = 'changed' and before ? 'deletion_due'`,
      String(castor.company),
    );
    expect(entries).toEqual([{ actor: 'staff' }, { actor: 'staff' }]);
  });

  test('cannot be undone after the deletion date', async () => {
    const castor = await twin();
    await close(castor.company);
    await letTimePass(castor.company);
    expect((await reopen(castor.company)).json).toMatchObject({ code: 'conflict' });
  });

  test.each([close, reopen])('or reopening it returns 404 for an unknown company', async (call) => {
    expect((await call(2_147_483_645)).status).toBe(404);
  });
});

describe('the deletion of a closed company', () => {
  test('removes all its data on the due date, and keeps its people and other companies', async () => {
    const castor = await twin();
    const pollux = await twin();
    const rowsOf = await counted();
    const ofPollux = await rowsOf(pollux);
    expect(Object.keys(ofPollux).length).toBeGreaterThan(15);
    await close(castor.company);
    await endDue();
    expect(await rowsOf(castor)).not.toEqual({});

    await letTimePass(castor.company);
    await endDue();
    expect(await rowsOf(castor)).toEqual({});
    expect(await rowsOf(pollux)).toEqual(ofPollux);
    for (const [table, id] of [
      ['talent', castor.talent],
      ['request', castor.privateRequest],
      ['relation', castor.relation],
      ['application', castor.application],
      ['relation_note', castor.note],
    ]) {
      expect([table, await sql(`select from ${table} where id = $1`, id)]).toEqual([table, []]);
    }
    const people = await sql(`select superadmin_in from person where email like $1`, `%@${castor.slug}.example`);
    expect(people).toEqual([{ superadmin_in: null }, { superadmin_in: null }, { superadmin_in: null }]);
    expect((await castor.ask('manager', '/api/session/', { host: 'localhost' })).json.companies).toEqual([]);
    expect((await castor.ask('visitor', '/api/companies/current/')).json).toBeNull();
    expect((await pollux.ask('visitor', `/api/talents/${pollux.talentKey}/`)).status).toBe(200);
    const entries = await sql(
      `select before from audit_entry where subject_kind = 'company' and subject_id = $1 and action = 'deleted'`,
      String(castor.company),
    );
    expect(entries).toEqual([{ before: { slug: castor.slug, name: 'Twin Works' } }]);
    // Idempotent: a second run changes nothing.
    await endDue();
  });

  test('continues on the next run after it was aborted', async () => {
    const castor = await twin();
    await close(castor.company);
    await letTimePass(castor.company);
    // Aborts at the second check, after the talents are deleted.
    let looks = 0;
    const throwIfAborted = () => {
      if (++looks >= 2) throw new Error('The server stops.');
    };
    const stopping = { ...taskServices(api), signal: { throwIfAborted } as AbortSignal };
    await endCompanies({}, stopping).catch(() => {});
    expect(await sql('select from talent where company_id = $1', castor.company)).toEqual([]);
    expect(await sql('select from request where company_id = $1', castor.company)).toHaveLength(2);
    expect(await sql('select from company where id = $1', castor.company)).toHaveLength(1);
    await endDue();
    expect(await sql('select from company where id = $1', castor.company)).toEqual([]);
  });
});

/** Counts the rows per table that reference a company or its cards, without the append-only audit log. */
async function counted(): Promise<(twin: Twin) => Promise<Record<string, number>>> {
  const columns = await sql(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'audit\\_%'
       and (column_name ~ '^(company|talent|request)_id$' or column_name in ('made_for', 'superadmin_in'))`,
  );
  return async ({ company, talent, privateTalent, request, privateRequest }) => {
    const ids: Record<string, number[]> = { talent_id: [talent, privateTalent], request_id: [request, privateRequest] };
    const counts: Record<string, number> = {};
    for (const { table_name: table, column_name: column } of columns) {
      const [{ count }] = await sql(
        `select count(*)::int from ${table} where ${column} = any($1)`,
        ids[column] ?? [company],
      );
      if (count > 0) counts[`${table}.${column}`] = count;
    }
    return counts;
  };
}
