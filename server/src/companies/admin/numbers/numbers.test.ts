import { HIRE } from '@crewdock/contract/steps';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { unzipped } from '../../../../../tests/support/unzipped.ts';

const HOST = 'acme.localhost';
const SKILLS = [{ name: 'Weaving', experience: 3, is_main: true }];

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit'));

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const numbers = (role: Role = 'superadmin', host = HOST) => api.call('/api/company/numbers/', { role, host });
const months = async (role?: Role, host?: string) => (await numbers(role, host)).json.months;
const thisMonth = async () => (await months()).at(-1);

async function post(path: string, body: object): Promise<{ id: number }> {
  const { status, json } = await api.call(`/api${path}`, { method: 'POST', role: 'superadmin', host: HOST, body });
  expect([path, status]).toEqual([path, 200]);
  return json;
}

const newJob = () => post('/requests/', { title: 'Loom engineer', skills: SKILLS, scope: 'company' });
const newTalent = () => post('/talents/', { name: 'Ada', title: 'Weaver', skills: SKILLS, scope: 'company' });

async function hire(job: number, talent: number): Promise<void> {
  const pair = `/requests/${job}/related-talent/${talent}/`;
  await post(pair, {});
  await post(`/talents/${talent}/related-request/${job}/confirm/`, {});
  await post(`${pair}proceed/`, { proceed_reason: HIRE });
}

async function apply(job: number): Promise<void> {
  const body = { name: 'Bela', email: 'bela@example.org', message: 'I would like to.', message_id: randomUUID() };
  const { status } = await api.call(`/api/requests/${job}/applications/`, { method: 'POST', host: HOST, body });
  expect(status).toBe(200);
}

test.each(ROLES)('only superadmins, team leads and staff have access: %s', async (role) => {
  const may = role === 'superadmin' || role === 'teamLead' || role === 'staff';
  const expected = role === 'visitor' ? 401 : may ? 200 : 403;
  for (const path of ['', 'export/'])
    expect((await api.call(`/api/company/numbers/${path}`, { role, host: HOST })).status).toBe(expected);
  expect((await numbers(role, 'localhost')).status).toBe(role === 'visitor' ? 401 : 404);
});

test('events of this month count in it, and do not count for another company', async () => {
  const [before, elsewhere] = [(await numbers()).json, await months('otherSuperadmin', 'sunrise.localhost')];
  const [job, talent] = [await newJob(), await newTalent()];
  await apply(job.id);
  await hire(job.id, talent.id);
  for (const [kind, { id }, views] of [['request', job, 5] as const, ['talent', talent, 2] as const]) {
    await post(`/${kind}s/${id}/create_tag/`, { tag: 'Newsletter' });
    await sql(
      `insert into share_day (tag_id, day, views) select id, (now() at time zone 'UTC')::date, $2 from share_tag where ${kind}_id = $1`,
      id,
      views,
    );
  }
  const { open, months: after } = (await numbers()).json;
  const last = before.months.at(-1);
  expect(after.at(-1)).toEqual({
    month: new Date().toISOString().slice(0, 7),
    jobs: last.jobs + 1,
    talents: last.talents + 1,
    views: last.views + 7,
    applications: last.applications + 1,
    hires: last.hires + 1,
  });
  expect(after.slice(0, -1)).toEqual(before.months.slice(0, -1));
  expect(open.jobs + open.talents).toBeGreaterThanOrEqual(before.open.jobs + before.open.talents);
  expect(await months('otherSuperadmin', 'sunrise.localhost')).toEqual(elsewhere);
});

test('twelve consecutive months are returned, without older events', async () => {
  const all: { month: string; jobs: number }[] = await months();
  const now = new Date();
  const expected = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at)).toISOString().slice(0, 7),
  );
  expect(all.map(({ month }) => month)).toEqual(expected);
  const { id } = await newJob();
  const jobsWhenMade = async (at: string) => {
    await sql('update request set created_at = $2::timestamptz where id = $1', id, at);
    return (await months()).map(({ jobs }: { jobs: number }) => jobs);
  };
  const without = all.map(({ jobs }) => jobs);
  const first = expected[0]!;
  const inFirst = await jobsWhenMade(`${first}-01T00:00:00Z`);
  expect(inFirst).toEqual([without[0]! + 1, ...without.slice(1)]);
  const before = new Date(Date.parse(`${first}-01T00:00:00Z`) - 1).toISOString();
  expect(await jobsWhenMade(before)).toEqual(without);
});

test('a hire that ends and is restored counts once', async () => {
  const [job, talent] = [await newJob(), await newTalent()];
  await hire(job.id, talent.id);
  const hires = (await thisMonth()).hires;
  const pair = `/requests/${job.id}/related-talent/${talent.id}/`;
  await post(`${pair}reject/`, { rt_rejection_reason: 15 });
  expect((await thisMonth()).hires).toBe(hires);
  await post(`${pair}unarchive/`, {});
  expect((await thisMonth()).hires).toBe(hires);
});

test('drafts do not count as jobs', async () => {
  const { jobs } = await thisMonth();
  const { id } = await newJob();
  await sql('update request set is_draft = true where id = $1', id);
  expect((await thisMonth()).jobs).toBe(jobs);
});

test('the XLSX export contains the same months with numbers', async () => {
  const { bytes } = await api.call('/api/company/numbers/export/?format=xlsx', { role: 'superadmin', host: HOST });
  const sheet = unzipped(bytes)['xl/worksheets/sheet1.xml']!;
  const cells = [...sheet.matchAll(/<v>(\d+)<\/v>/g)].map(([, value]) => Number(value));
  expect(cells).toEqual(
    (await months()).flatMap(({ month: _, ...counts }: { month: string }) => Object.values(counts)),
  );
});

test('the CSV export contains the same months', async () => {
  const { text } = await api.call('/api/company/numbers/export/', { role: 'superadmin', host: HOST });
  const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\n');
  expect(head).toBe('month,jobs,talents,views,applications,hires');
  expect(lines).toEqual((await months()).map((month: object) => Object.values(month).join(',')));
});
