import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import type { AllTaskServices } from '../../context.ts';
import { storeSearchWords } from '../../search/store-search-words.ts';
import { tracePeople } from '../../attribution/trace-people.ts';

let api: TestApi;
let services: AllTaskServices;
let owners: Record<'provider' | 'developer' | 'superadmin', number>;

beforeAll(async () => {
  api = await testApi();
  services = taskServices(api);
  const idOf = async (role: 'provider' | 'developer' | 'superadmin') =>
    (await sql('select id from person where email = $1', api.account(role).email))[0].id as number;
  owners = {
    provider: await idOf('provider'),
    developer: await idOf('developer'),
    superadmin: await idOf('superadmin'),
  };
});

beforeEach(() =>
  sql('delete from trace_due; delete from person_trace; delete from ledger_entry; delete from resource'),
);

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;
const trace = () => tracePeople({}, services);
const ledger = async (query = '') => (await api.call(`/api/admin-panel/ledger/?${query}`, { role: 'staff' })).json;
const duplicates = async (kind: string, id: number) =>
  (await api.call(`/api/admin-panel/${kind}s/${id}/duplicates/`, { role: 'staff' })).json;

interface Told {
  name?: string;
  email?: string;
  phone?: string;
  employer?: string;
  skills?: number[];
}

async function offer(
  owner: number,
  { name = 'Ana Petrova', email = '', phone = '', employer = '', skills = [] }: Told,
) {
  const [{ id }] = await sql(
    `insert into resource (owner_id, name, title, email, phone, employer) values ($1, $2, 'Developer', $3, $4, $5) returning id`,
    owner,
    name,
    email,
    phone,
    employer,
  );
  await sql('insert into resource_skill (resource_id, skill_id) select $1, unnest($2::int[])', id, skills);
  return id as number;
}

let number = 800_000;
async function publish(owner: number, { name = 'Ana Petrova', summary = '', employer = '' }, isDraft = false) {
  const [{ id }] = await sql(
    `insert into talent (owner_id, card_number, link_key, name, title, summary, work_experience, is_draft)
     values ($1, $2, $3, $4, 'Developer', $5, $6, $7) returning id`,
    owner,
    ++number,
    `ledger-test-key-${number}`,
    name,
    summary,
    JSON.stringify(employer ? [{ company: employer, title: '', from: null, to: null, description: '' }] : []),
    isDraft,
  );
  return id as number;
}

test('the first submitter of a person is found by email, by phone, or by name with employer and three skills', async () => {
  const first = await publish(owners.provider, { summary: '<p>Ana+x@Mail.example, +48 600 700 800</p>' });
  await trace();
  const second = await offer(owners.superadmin, { email: 'ana@mail.example', phone: '0048 600700800' });
  await offer(owners.provider, { name: 'Jo Novak', employer: 'Globex GmbH', skills: [1, 2, 3, 4] });
  await offer(owners.superadmin, { name: 'NOVÁK Jo', employer: 'Globex', skills: [2, 3, 4] });
  await offer(owners.developer, { name: 'Jo Novak', employer: 'Globex', skills: [1, 2, 9] });
  await trace();
  const { items, total, counters } = await ledger('with_counters=1&ordering=name');
  expect(total).toBe(2);
  expect(counters).toMatchObject({ email: 1, name: 1, phone: 0 });
  expect(items).toMatchObject([
    {
      name: 'Ana Petrova',
      matched: 'email',
      matches: 'email, phone',
      first: { id: owners.provider },
      first_card: `/admin-panel/talents/${first}`,
      second: { id: owners.superadmin },
    },
    { name: 'Jo Novak', matched: 'name', first: { id: owners.provider }, second: { id: owners.superadmin } },
  ]);
  expect((await ledger(`first=${owners.provider}&search=ana`)).total).toBe(1);
  expect((await ledger(`second=${owners.provider}`)).total).toBe(0);
  expect(await duplicates('talent', first)).toMatchObject([
    { kind: 'resource', id: second, matched: ['email', 'phone'], owner: api.account('superadmin').name },
  ]);
  // Idempotent: processing the same cards and resources again adds no entries.
  await sql(
    'insert into trace_due (talent_id) select id from talent; insert into trace_due (resource_id) select id from resource',
  );
  await trace();
  expect((await ledger()).total).toBe(2);
});

test('attribution keys are not plain hashes, and their secret is stored encrypted', async () => {
  await offer(owners.provider, { email: 'ana@mail.example' });
  await trace();
  const [{ key }] = await sql(`select encode(key, 'hex') as key from person_trace where kind = 'email'`);
  const [{ sealed }] = await sql('select sealed from trace_key');
  const [{ plain }] = await sql(`select encode(sha256('ana@mail.example'), 'hex') as plain`);
  expect(key).toHaveLength(64);
  expect(key).not.toBe(plain);
  expect(services.vault.isCurrent(sealed)).toBe(true);
});

test('traces of an earlier normalisation are completed and keep the time when a person was first seen', async () => {
  const skills = [1, 2, 3];
  const first = await offer(owners.provider, { employer: 'McDonald’s', skills });
  await trace();
  expect(await sql('select version from person_trace')).toEqual([{ version: 1 }]);
  // The previous release, which also runs during an upgrade, wrote a different key.
  await sql(`update person_trace set version = 0, key = sha256('mcdonald s'), first_seen = '2020-05-05'`);
  await offer(owners.superadmin, { employer: 'Mcdonalds', skills });
  await trace();
  expect((await ledger()).items).toMatchObject([
    { matched: 'name', first: { id: owners.provider }, second: { id: owners.superadmin } },
  ]);
  expect(
    await sql('select version, first_seen::date::text as seen from person_trace where resource_id = $1', first),
  ).toEqual([
    { version: 1, seen: '2020-05-05' },
    { version: 1, seen: '2020-05-05' },
  ]);
  expect((await sql('select first_at::date::text as at from ledger_entry'))[0]).toEqual({ at: '2020-05-05' });
});

test('a draft is attributed once it is published, and an email of an agency or account is never a match', async () => {
  const id = await publish(owners.provider, { summary: 'ana@mail.example' }, true);
  await offer(owners.superadmin, { email: 'ana@mail.example' });
  await trace();
  expect((await ledger()).total).toBe(0);
  await sql('update talent set is_draft = false where id = $1', id);
  await trace();
  expect((await ledger()).items).toMatchObject([{ first: { id: owners.superadmin }, second: { id: owners.provider } }]);
  for (let at = 0; at < 21; at++) await offer(owners.provider, { name: `Person ${at}`, email: 'desk@agency.example' });
  await offer(owners.superadmin, { name: 'Other', email: 'desk@agency.example' });
  await offer(owners.superadmin, { name: 'Other', email: api.account('superadmin').email });
  await offer(owners.provider, { name: 'Other', email: api.account('superadmin').email });
  await trace();
  expect((await ledger()).total).toBe(1);
});

test('duplicates within one account are shown for its cards, and not in the attribution table', async () => {
  const [one, other] = [
    await publish(owners.provider, { summary: 'ana@mail.example' }),
    await publish(owners.provider, { summary: 'ana@mail.example' }),
  ];
  await trace();
  expect((await ledger()).total).toBe(0);
  expect(await duplicates('talent', one)).toMatchObject([{ kind: 'talent', id: other, matched: ['email'] }]);
  expect(await duplicates('talent', other)).toMatchObject([{ kind: 'talent', id: one }]);
});

test('the same CV file identifies the same person', async () => {
  const cv = async (owner: number, contents: string) => {
    const id = await offer(owner, { name: `Person ${contents} of ${owner}` });
    const path = `/files/${`${id}`.padStart(22, 'x')}.pdf`;
    await sql(
      `insert into file (path, owner_id, purpose, type, state, sha256) values ($1, $2, 'resource-cv', 'application/pdf', 'stored', sha256($3))`,
      path,
      owner,
      Buffer.from(contents),
    );
    await sql('update resource set cv_file = $2 where id = $1', id, path);
    return id;
  };
  await cv(owners.provider, 'one');
  await trace();
  await cv(owners.superadmin, 'one');
  await cv(owners.developer, 'another');
  await trace();
  const { items } = await ledger();
  expect(items).toMatchObject([
    { matched: 'cv', matches: 'cv', first: { id: owners.provider }, second: { id: owners.superadmin } },
  ]);
});

test('a deleted resource loses its attribution, and regains it when restored', async () => {
  const email = 'ana@mail.example';
  const first = await offer(owners.provider, { email });
  await offer(owners.superadmin, { email });
  await trace();
  expect((await ledger()).total).toBe(1);
  const [{ uid }] = await sql('select uid from resource where id = $1', first);
  const role = 'provider';
  const removed = await api.call(`/api/available_resources/${uid}/`, { method: 'DELETE', role });
  expect((await ledger()).total).toBe(0);
  await offer(owners.developer, { email });
  await trace();
  expect((await ledger()).items).toMatchObject([
    { first: { id: owners.superadmin }, second: { id: owners.developer } },
  ]);
  const { deleted } = removed.json;
  expect(
    (await api.call('/api/available_resources/restore/', { method: 'POST', role, body: { deleted } })).status,
  ).toBe(200);
  await trace();
  expect((await ledger(`first=${owners.provider}`)).total).toBe(2);
});

test('a failed chunk is processed again, and nothing is recorded twice', async () => {
  await offer(owners.provider, { email: 'ana@mail.example' });
  await offer(owners.superadmin, { email: 'ana@mail.example' });
  await sql(`alter table ledger_entry add constraint broken check (name <> 'Ana Petrova')`);
  await expect(trace()).rejects.toThrow('broken');
  await sql('alter table ledger_entry drop constraint broken');
  expect(await sql('select 1 from person_trace')).toEqual([]);
  await Promise.all([trace(), trace()]);
  expect((await ledger()).total).toBe(1);
  expect(await sql('select 1 from trace_due')).toEqual([]);
});

test('other accounts cannot detect a match, because known and unknown people get the same response', async () => {
  await publish(owners.superadmin, { summary: 'ana@mail.example' });
  await trace();
  const create = (summary: string) =>
    api.call('/api/talents/', {
      method: 'POST',
      role: 'provider',
      body: { name: 'Ana Petrova', title: 'Developer', summary, is_draft: true },
    });
  const known = await create('<p>ana@mail.example</p>');
  const unknown = await create('<p>new@mail.example</p>');
  expect(known.status).toBe(200);
  const shape = ({ json, status }: typeof known) => [status, Object.keys(json).toSorted()];
  expect(shape(known)).toEqual(shape(unknown));
  for (const role of ['provider', 'superadmin', 'client', 'visitor'] as const) {
    for (const path of ['ledger/', 'ledger/export/', `talents/${known.json.id}/duplicates/`]) {
      const { status } = await api.call(`/api/admin-panel/${path}`, { role });
      expect([role, path, status]).toEqual([role, path, role === 'visitor' ? 401 : 403]);
    }
  }
});

test('similar jobs of a client within 90 days are reported as duplicates, and other jobs are not', async () => {
  const [{ id: owner }] = await sql('select id from person where email = $1', api.account('client').email);
  const post = async (title: string, days = 0) => {
    const [{ id }] = await sql(
      `insert into request (owner_id, card_number, link_key, title, created_at)
       values ($1, $2, $3, $4, now() - make_interval(days => $5)) returning id`,
      owner,
      ++number,
      `ledger-test-key-${number}`,
      title,
      days,
    );
    return id as number;
  };
  const job = await post('Senior Zig compiler developer');
  const again = await post('Zig compiler developer', 80);
  await post('Zig compiler developer', 100);
  await post('Office dog');
  expect(await duplicates('request', job)).toMatchObject([{ kind: 'request', id: again, matched: [] }]);
  expect((await api.call('/api/admin-panel/requests/2147483645/duplicates/', { role: 'staff' })).status).toBe(404);
});

test('similar jobs of a company are found among many jobs with the words of its name in the title', async () => {
  const [{ id: owner }] = await sql('select id from person where email = $1', api.account('client').email);
  const post = async (person: number, title: string, company: string | null) => {
    const [{ id }] = await sql(
      `insert into request (owner_id, card_number, link_key, title, company_name) values ($1, $2, $3, $4, $5) returning id`,
      person,
      ++number,
      `ledger-test-key-${number}`,
      title,
      company,
    );
    return id as number;
  };
  const job = await post(owner, 'Zag translator', 'It’s Go');
  // Adds more jobs than the limit, with the searched words in the title or only as prefixes of words.
  await sql(
    `insert into request (owner_id, card_number, link_key, title, company_name, created_at)
     select $1, $2::int + n, 'ledger-test-many-' || n, 'Zag translator, its go ' || n, 'Other', now() - interval '1 day'
     from generate_series(1, 1100) n`,
    owners.provider,
    number,
  );
  number += 1100;
  const same = await post(owners.superadmin, 'Zag translator', 'ITS GO');
  await post(owners.superadmin, 'Zag translator', 'Its Google');
  await storeSearchWords(null, services);
  expect(await duplicates('request', job)).toMatchObject([{ kind: 'request', id: same, name: 'ITS GO' }]);
});
