import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { buildClientLists, prepareClientLists } from '../../../../tests/support/client-lists.ts';
import { changesOf, elsewhere, expectNothingLost, type GrowingList } from '../../../../tests/support/growing-lists.ts';
import { buildProviderLists, prepareProviderLists } from '../../../../tests/support/provider-lists.ts';

type Changes = ReturnType<typeof changesOf>;

let api: TestApi;
let job: number;

beforeAll(async () => {
  api = await testApi();
  job = (await api.call('/api/requests/?limit=1', { role: 'client' })).json.items[0].id;
});

afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const get = async (path: string, role: Role = 'client') => {
  const answer = await api.call(path, { role });
  expect(answer.status).toBe(200);
  return answer.json;
};

async function openApplications(count: number): Promise<void> {
  await sql('delete from application where request_id = $1', job);
  for (let number = 1; number <= count; number++)
    await sql(
      `insert into application (id, request_id, name, email, phone_number, message, content_hash)
       values ($1, $2, $3, $4, '', 'Hello.', '')`,
      randomUUID(),
      job,
      `Person ${number}`,
      `person${number}@example.com`,
    );
}

const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

describe('a list that is read while another transaction stays open', () => {
  it.each([
    ['own cards', '/api/talents/?limit=5', 'provider'],
    ['the market', '/api/market_2/talents/?limit=10', 'provider'],
  ] as const)('lists changes once and ends: %s', async (_, path, role) => {
    const other = await api.database.pool.connect();
    try {
      await other.query('begin; select pg_current_xact_id()');
      const first = await get(path, role);
      const { id } = (await get('/api/talents/?limit=1', role)).items[0];
      const body = { title: `Renamed ${randomUUID()}` };
      expect((await api.call(`/api/talents/${id}/`, { method: 'PATCH', role, body })).status).toBe(200);
      const all = Math.ceil(first.total / first.items.length);
      let pages = 1;
      for (let page = first; page.cursor !== undefined && pages < 3 * all; pages++)
        page = await get(`${path}&cursor=${page.cursor}`, role);
      expect(pages).toBeLessThanOrEqual(all + 2);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});

describe('a list of applications', () => {
  it.each([
    ['the offset that the first page gave as next', (page: { next: number }) => `offset=${page.next}`],
    ['its cursor', (page: { cursor: string }) => `cursor=${page.cursor}`],
  ])('loses nobody when staff rejects the first four between two pages, continued by %s', async (_, from) => {
    await openApplications(25);
    const path = `/api/requests/${job}/applications/?status=open&limit=20`;
    const first = await get(`${path}&offset=0`);
    expect(first).toMatchObject({ total: 25, next: 20 });
    for (const id of idsOf(first).slice(0, 4)) {
      const rejection = { method: 'POST', role: 'staff', body: { rt_rejection_reason: 2 } } as const;
      expect((await api.call(`/api/requests/${job}/applications/${id}/reject/`, rejection)).status).toBe(200);
    }
    const second = await get(`${path}&${from(first)}`);
    expect([second.next, second.cursor, second.total]).toEqual([undefined, undefined, 21]);
    const read = [...idsOf(first), ...idsOf(second)];
    expect([read.length, new Set(read).size]).toEqual([25, 25]);
  });

  it('counts entries for an offset that no page returned as next', async () => {
    await openApplications(5);
    const all = idsOf(await get(`/api/requests/${job}/applications/`));
    expect(idsOf(await get(`/api/requests/${job}/applications/?limit=2&offset=3`))).toEqual(all.slice(3));
  });

  it.each([
    ['text', 'x'],
    ['of another list', null],
    ['with a forged position', ''],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    await openApplications(3);
    const path = `/api/requests/${job}/applications/?limit=1`;
    const { cursor: other } = await get(`${path}&status=open`);
    const [list, ...rest] = JSON.parse(Buffer.from((await get(path)).cursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([list, ...rest.slice(0, 2), ["1'", 'x']])).toString('base64url');
    const answer = await api.call(`${path}&cursor=${cursor === null ? other : cursor || forged}`, { role: 'client' });
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'query.cursor']);
  });
});

describe('a cursor of available resources', () => {
  it.each([
    ['-offered', '9'.repeat(17), '9'.repeat(18)],
    ['available', '-999999', '1000000'],
    ['rate', '9'.repeat(18), '1.5'],
  ])('sorted by %s accepts extreme positions and refuses invalid ones', async (sortBy, extreme, invalid) => {
    await prepare();
    const path = `/api/available_resources/?sortBy=${sortBy}&limit=1`;
    const { cursor } = await get(path);
    const [list, since, start, [, id]] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const statusAt = async (position: string) => {
      const forged = Buffer.from(JSON.stringify([list, since, start, [position, id]])).toString('base64url');
      return (await api.call(`${path}&cursor=${forged}`, {})).status;
    };
    expect([await statusAt(extreme), await statusAt(invalid), await statusAt('')]).toEqual([200, 400, 400]);
  });
});

const touch: Changes['touch'] = (...change) => changesOf(api).touch(...change);
const edit: Changes['edit'] = (...change) => changesOf(api).edit(...change);
const idsIn = async (text: string) => (await sql(text)).map(({ id }) => id as string | number);
const idOfPerson = (role: Exclude<Role, 'visitor'>) =>
  `(select id from person where email = '${api.account(role).email}')`;
const ofProvider = () => `owner_id = ${idOfPerson('provider')} and is_active and not is_draft`;
const isFree = `not exists (select from relation r where r.talent_id = t.id)`;
const ofAcme = `company_id = (select id from company where slug = 'acme') and resource_id is null`;
const ofClient = () =>
  `owner_id = (select id from person where email = '${api.account('client').email}') and is_active and not is_draft`;

describe.each<[string, () => GrowingList]>([
  [
    'own cards, the last changed first',
    () => ({
      path: () => '/api/requests/?sort=-modified',
      role: 'client',
      expected: () => idsIn(`select id from request where ${ofClient()}`),
      changes: [touch('request', 'modified_at = clock_timestamp()', ofClient())],
    }),
  ],
  [
    'own cards by title',
    () => ({
      path: () => '/api/requests/?sort=title',
      role: 'client',
      expected: () => idsIn(`select id from request where ${ofClient()}`),
      changes: [touch('request', 'title = reverse(title)', ofClient())],
    }),
  ],
  [
    'own cards that wait first',
    () => ({
      path: () => '/api/requests/?sort=waiting',
      role: 'client',
      expected: () => idsIn(`select id from request where ${ofClient()}`),
      changes: [
        elsewhere(
          touch('relation', `initiated_by = case initiated_by when 'talent' then 'request' else 'talent' end`, 'true'),
        ),
        touch('request', 'modified_at = clock_timestamp()', ofClient()),
      ],
    }),
  ],
  [
    'relations of a job',
    () => ({
      path: () => `/api/requests/${job}/get_relations/?status=all`,
      role: 'client',
      expected: () => idsIn(`select id from relation where request_id = ${job}`),
      changes: [
        touch('relation', 'modified_at = clock_timestamp()', `request_id = ${job}`),
        touch('relation', `status = 'rejected', modified_at = clock_timestamp()`, `request_id = ${job}`),
      ],
    }),
  ],
  [
    'lists',
    () => ({
      path: () => '/api/lists/?',
      role: 'client',
      expected: () => idsIn(`select id from card_list where is_active`),
      changes: [touch('card_list', 'modified_at = clock_timestamp()', 'is_active')],
    }),
  ],
  [
    'own cards for a job of the market',
    () => ({
      path: () => `/api/talents/propose_cards/?for=${job}`,
      role: 'provider',
      entries: 'propose_cards',
      expected: () => idsIn(`select id from talent t where ${ofProvider()} and ${isFree}`),
      changes: [
        edit('talent', 'seniority_id = 1 + (seniority_id + 1) % 4', ofProvider()),
        edit('talent', 'title = reverse(title)', ofProvider()),
        edit('talent', 'is_active = not is_active', `owner_id = ${idOfPerson('provider')} and not is_draft`),
        edit('request', 'seniority_id = 1 + coalesce(seniority_id, 0) % 4', `id = ${job}`),
      ].map((change, at) => (at === 3 ? elsewhere(change) : change)),
    }),
  ],
  [
    'inbox of a company',
    () => ({
      path: () => '/api/company/inbox/?state=open',
      role: 'superadmin',
      host: 'acme.localhost',
      expected: () => idsIn(`select id from contact_message where ${ofAcme} and done_at is null`),
      changes: [
        touch('contact_message', 'done_at = now()', `${ofAcme} and done_at is null`),
        touch('contact_message', 'done_at = null', `${ofAcme} and done_at is not null`),
      ],
    }),
  ],
  ...buildClientLists(
    () => api,
    () => job,
  ),
  // These change the owners and states of jobs.
  ...buildProviderLists(() => api),
])('%s', (_, growing) => {
  it('lists every entry, and unchanged entries only once, while other people change the list between two pages', async () => {
    const list = growing();
    await prepare();
    await expectNothingLost(api, list);
  });
});

let isPrepared = false;

/** Creates eight relations, lists and messages to a company. */
async function prepare(): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  const post = (path: string, body: object) => api.call(path, { method: 'POST', role: 'client', body });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await post('/api/lists/', { name: `List ${number}` });
  await sql(
    `insert into contact_message (id, company_id, name, email, phone_number, company_name, message)
     select gen_random_uuid(), c.id, 'Person ' || n, 'person' || n || '@example.com', '', '', 'Hello.'
     from company c, generate_series(1, 14) n where c.slug = 'acme'`,
  );
  const { items } = await get('/api/market_2/talents/?limit=8');
  for (const { id } of items) await post(`/api/requests/${job}/related-talent/${id}/`, { comment: '' });
  await prepareProviderLists(api);
  await prepareClientLists(api, job);
}
