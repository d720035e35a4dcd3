import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
/**
 * Ids of two cards of the company Sunrise: a talent visible only on its portal, and a request visible only in its
 * company area.
 */
let talent: number;
let request: number;

/** Id that does not exist for any card, list or relation. */
const NOBODYS = 2_147_483_645;
const HOST = 'acme.localhost';
const SKILLS = [{ name: 'Rust', experience: 1, is_main: true }];

beforeAll(async () => {
  api = await testApi();
  const ofSunrise = async (kind: string, state: string) => {
    const { rows } = await api.database.pool.query(
      `update ${kind} set ${state} where id = (
         select k.id from ${kind} k join company c on c.id = k.company_id
         where c.slug = 'sunrise' and k.is_active and not k.is_private and not k.is_on_hold order by k.id limit 1)
       returning id`,
    );
    return rows[0].id;
  };
  talent = await ofSunrise('talent', 'is_draft = false');
  request = await ofSunrise('request', 'is_draft = false');
});

afterAll(() => api.close());

const NO_UID = '00000000-0000-4000-8000-000000000000';
const MEMBERS: Role[] = ['superadmin', 'teamLead', 'manager'];

interface Try {
  method?: string;
  path: (talent: number, request: number) => string;
  body?: (talent: number, request: number) => object;
}

const application = () => ({
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Hello',
  message_id: '00000000-0000-4000-8000-000000000000',
});

/** All calls with a card's id in the path, query or body. */
const TRIES: Try[] = [
  { path: (t) => `/talents/${t}/` },
  { path: (_, r) => `/requests/${r}/` },
  { path: (t) => `/talents/${t}/cv/` },
  { path: (_, r) => `/requests/${r}/applications/` },
  { path: (_, r) => `/requests/${r}/applications/00000000-0000-4000-8000-000000000000/cv/` },
  { path: (_, r) => `/requests/${r}/applications/${NO_UID}/` },
  { path: (_, r) => `/requests/${r}/applications/${NO_UID}/cv-link/` },
  { method: 'PATCH', path: (_, r) => `/requests/${r}/applications/${NO_UID}/`, body: () => ({ is_read: true }) },
  { method: 'POST', path: (_, r) => `/requests/${r}/applications/${NO_UID}/shortlist/`, body: () => ({}) },
  { method: 'POST', path: (_, r) => `/requests/${r}/applications/${NO_UID}/invite/`, body: () => ({}) },
  {
    method: 'POST',
    path: (_, r) => `/requests/${r}/applications/${NO_UID}/reject/`,
    body: () => ({ rt_rejection_reason: 1 }),
  },
  {
    method: 'POST',
    path: (_, r) => `/requests/${r}/applications/${NO_UID}/reopen/`,
    body: () => ({ from: 'rejected' }),
  },
  { method: 'POST', path: (_, r) => `/requests/${r}/applications/`, body: application },
  { method: 'POST', path: (_, r) => `/requests/${r}/applications/?company=acme`, body: application },
  { path: (_, r) => `/requests/${r}/closing/` },
  {
    method: 'POST',
    path: (_, r) => `/requests/${r}/close/`,
    body: () => ({ seen: '', relations: [], applications: [] }),
  },
  { method: 'POST', path: (_, r) => `/requests/${r}/reopen/`, body: () => ({ closing: NO_UID }) },
  { path: (t) => `/talents/${t}/get_relations/` },
  { path: (_, r) => `/requests/${r}/get_relations/` },
  { path: (_, r) => `/talents/propose_cards/?for=${r}` },
  { path: (t) => `/requests/propose_cards/?for=${t}` },
  { path: (t) => `/market_2/requests/?for=${t}` },
  { path: (_, r) => `/market_2/talents/?for=${r}` },
  { path: (t, r) => `/ai/explain_match/${r}/${t}/` },
  { path: (t, r) => `/requests/${r}/related-talent/${t}/unarchive/` },
  { method: 'POST', path: (t, r) => `/requests/${r}/related-talent/${t}/unarchive/`, body: () => ({}) },
  { method: 'POST', path: (t, r) => `/requests/${r}/related-talent/${t}/undo/`, body: () => ({}) },
  { method: 'DELETE', path: (t, r) => `/talents/${t}/related-request/${r}/` },
  { path: (_, r) => `/requests/${r}/post_job_api/` },
  { method: 'POST', path: (_, r) => `/requests/${r}/post_job_api/` },
  { method: 'DELETE', path: (_, r) => `/requests/${r}/post_job_api/` },
  { method: 'PATCH', path: (t) => `/talents/${t}/`, body: () => ({ title: 'Taken over' }) },
  { method: 'PATCH', path: (_, r) => `/requests/${r}/`, body: () => ({ summary: 'Taken over' }) },
  { method: 'PATCH', path: (t) => `/talents/${t}/deactivate/` },
  { method: 'PATCH', path: (_, r) => `/requests/${r}/deactivate/` },
  { method: 'PATCH', path: (t) => `/talents/${t}/activate/` },
  { method: 'POST', path: (t) => `/talents/${t}/copy/` },
  { method: 'POST', path: (_, r) => `/requests/${r}/copy/` },
  { method: 'POST', path: (t) => `/talents/${t}/contact/`, body: () => ({ message: 'Hello' }) },
  { method: 'POST', path: (_, r) => `/requests/${r}/contact/`, body: () => ({ message: 'Hello' }) },
  { path: (t) => `/talents/${t}/tags/` },
  { method: 'POST', path: (t) => `/talents/${t}/create_tag/`, body: () => ({ tag: 'Theirs' }) },
  { method: 'POST', path: (_, r) => `/requests/${r}/create_tag/`, body: () => ({ tag: 'Theirs' }) },
  { method: 'DELETE', path: (t) => `/talents/${t}/photo/` },
  { method: 'DELETE', path: (t) => `/talents/${t}/cv/` },
  { method: 'POST', path: (t, r) => `/requests/${r}/related-talent/${t}/`, body: () => ({}) },
  { method: 'POST', path: (t, r) => `/talents/${t}/related-request/${r}/`, body: () => ({}) },
  { method: 'POST', path: (t, r) => `/talents/${t}/related-request/${r}/confirm/`, body: () => ({}) },
  {
    method: 'POST',
    path: (t, r) => `/requests/${r}/related-talent/${t}/reject/`,
    body: () => ({ rt_rejection_reason: 1 }),
  },
  {
    method: 'POST',
    path: (t, r) => `/requests/${r}/related-talent/${t}/proceed/`,
    body: () => ({ proceed_reason: 1 }),
  },
];

describe.each(MEMBERS)('for a %s of Acme, a card of Sunrise is indistinguishable from an unknown one', (role) => {
  const call = ({ method = 'GET', path, body }: Try, ids: [number, number]) =>
    api.call(`/api${path(...ids)}`, { method, role, host: HOST, body: body?.(...ids) });

  test('in every path, query and body, without side effects', async () => {
    const before = await everything();
    for (const each of TRIES) {
      const foreign = await call(each, [talent, request]);
      const unknown = await call(each, [NOBODYS, NOBODYS]);
      const named = `${each.method ?? 'GET'} ${each.path(0, 0)}`;
      expect([named, foreign.status]).toEqual([named, 404]);
      expect([named, bytes(foreign)]).toEqual([named, bytes(unknown)]);
    }
    expect(await everything()).toEqual(before);
  });

  test('together with a card of the requester', async () => {
    const { rows } = await api.database.pool.query(
      `select t.id as talent, q.id as request from talent t, request q join company c on c.id = q.company_id
       where t.company_id = c.id and c.slug = 'acme' and t.is_active and q.is_active order by t.id, q.id limit 1`,
    );
    const [own] = rows;
    const before = await everything();
    for (const each of TRIES) {
      for (const [foreign, unknown] of [
        [
          [own.talent, request],
          [own.talent, NOBODYS],
        ],
        [
          [talent, own.request],
          [NOBODYS, own.request],
        ],
      ] as const) {
        // Skips calls without both ids in the path, because they would change the requester's own card.
        if (each.path(1, 2) === each.path(1, 3) || each.path(1, 2) === each.path(3, 2)) continue;
        const answers = [await call(each, [...foreign]), await call(each, [...unknown])];
        expect(bytes(answers[0]!)).toEqual(bytes(answers[1]!));
        expect(answers[0]!.status).toBe(404);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('in lists', async () => {
    const post = (path: string, body: object) =>
      api.call(`/api/lists/${path}`, { method: 'POST', role, host: HOST, body });
    const list = (await post('', { name: 'Mine' })).json.id;
    for (const body of [{ talent }, { request }]) {
      const unknown = Object.fromEntries(Object.keys(body).map((key) => [key, NOBODYS]));
      expect(bytes(await post(`${list}/items/`, body))).toBe(bytes(await post(`${list}/items/`, unknown)));
    }
    // Adds a card to the list as if it had been visible at that time.
    await api.database.pool.query('insert into card_list_item (list_id, talent_id) values ($1, $2)', [list, talent]);
    const seen = await api.call(`/api/lists/${list}/`, { role, host: HOST });
    expect(seen.json).toMatchObject({ total: 0, items: [], list: { talents_count: 0 } });
    await api.database.pool.query('delete from card_list');
  });

  test('in the market and in the company’s lists', async () => {
    for (const [type, id] of [
      ['talents', talent],
      ['requests', request],
    ] as const) {
      for (const path of [
        `/market_2/${type}/?facets=0&limit=100&matching=all`,
        `/${type}/?scope=company&limit=100`,
        `/${type}/?limit=100`,
      ]) {
        const { status, json } = await api.call(`/api${path}`, { role, host: HOST });
        expect([path, status]).toEqual([path, 200]);
        const ids = json.items.map((card: { id: number }) => card.id);
        expect([path, ids.includes(id)]).toEqual([path, false]);
      }
      const other = await api.call(`/api/${type}/?scope=company`, { role, host: 'sunrise.localhost' });
      expect(other.status).toBe(403);
    }
    const made = await api.call('/api/talents/', {
      method: 'POST',
      role,
      host: 'sunrise.localhost',
      body: { name: 'Ada Example', title: 'Rust developer', skills: SKILLS, scope: 'company' },
    });
    expect(made.status).toBe(403);
  });
});

describe('within a company', () => {
  /** Returns a card of a member of Acme's Engineering group, which the team lead leads. */
  const ofMember = async () => {
    const { rows } = await api.database.pool.query(
      `select t.id from talent t join company_group_member m on m.person_id = t.owner_id
         join person p on p.id = t.owner_id join company c on c.id = m.company_id
       where c.slug = 'acme' and t.company_id = c.id and m.role = 0 and t.is_active and p.email <> $1 limit 1`,
      [api.account('teamLead').email],
    );
    return rows[0].id as number;
  };

  test.each<[Role, number]>([
    ['superadmin', 200],
    ['teamLead', 200],
    ['staff', 200],
    ['manager', 404],
    ['otherSuperadmin', 404],
    ['client', 404],
  ])('a member’s card edited by %s returns %d', async (role, status) => {
    const id = await ofMember();
    const answer = await api.call(`/api/talents/${id}/`, { method: 'PATCH', role, host: HOST, body: { city: 'Oslo' } });
    expect(answer.status).toBe(status);
  });
});

const bytes = ({ text, json }: { text: string; json: { request_id: string } }) => text.replace(json.request_id, '');

/** Reads all rows that these calls could change. */
async function everything(): Promise<object[]> {
  const tables = [
    'talent',
    'request',
    'relation',
    'relation_event',
    'card_list',
    'card_list_item',
    'mail',
    'staff_update',
    'application',
  ];
  return Promise.all(
    tables.map(async (table) => (await api.database.pool.query(`select * from ${table} order by 1`)).rows),
  );
}
