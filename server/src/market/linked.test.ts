import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const STATUSES = ['active', 'waiting', 'proposed', 'confirmed', 'proceeded', 'rejected', 'archived', 'all'];

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

interface Item {
  relation: { id: number; status: string; proceed: object | null };
  match: object;
}

/** Creates relations in several statuses for a card and returns the card's id. */
async function linkedCard(kind: 'talent' | 'request'): Promise<number> {
  const own = (await api.call(`/api/${kind}s/?limit=1`, { role: kind === 'talent' ? 'provider' : 'client' })).json
    .items[0].id;
  const other = kind === 'talent' ? 'request' : 'talent';
  await api.database.pool.query('delete from relation');
  await api.database.pool.query(
    `with added as (
       insert into relation (${kind}_id, ${other}_id, status, initiated_by, modified_at)
       select $1, id, (array['proposed', 'rejected', 'archived', 'proposed'])[1 + n % 4],
         (array['${other}', '${kind}', 'staff'])[1 + n % 3], now() - n * 7 % 5 * interval '1 hour'
       from (select id, row_number() over (order by id)::int as n from ${other} where company_id is null limit 13) o
       returning id, status)
     insert into relation_event (relation_id, side, to_status) select id, 'none', status from added`,
    [own],
  );
  // One related card is archived: related cards are listed even if they are no longer on the market.
  await api.database.pool.query(
    `update ${other} set is_active = false where id = (select max(${other}_id) from relation)`,
  );
  return own;
}

test.each([
  ['talent', 'requests', 'provider'],
  ['request', 'talents', 'client'],
] as const)(
  'both endpoints return the same related cards, order and counters for a given %s',
  async (kind, others, role) => {
    const id = await linkedCard(kind);
    const seen = new Set<number>();
    for (const status of STATUSES) {
      for (const range of ['', 'limit=100', 'limit=3', 'limit=3&offset=3', 'step=1', 'offset=20000']) {
        const of = await api.call(`/api/${kind}s/${id}/get_relations/?status=${status}&${range}`, { role });
        const path = `/api/market_2/${others}/?for=${id}&status=${status}&matching=strict&${range}`;
        const market = await api.call(path, { role });
        expect(market.status).toBe(200);
        const { items, facets, without, cursor: _cursor, ...counted } = market.json;
        const { items: related, cursor: _, ...counts } = of.json;
        expect({ facets, without, ...counted }).toEqual({ facets: null, without: [], ...counts });
        expect(items).toEqual(
          related.map(({ card_data, match, relation }: Item & { card_data: object }) => ({
            ...card_data,
            match,
            relation: { id: relation.id, status: relation.status, proceed: relation.proceed },
          })),
        );
        seen.add(items.length);
      }
    }
    // The pages included full, partial and empty pages.
    expect(seen.size).toBeGreaterThan(2);
    for (const range of ['limit=101', 'limit=0', 'offset=1000001', 'step=0']) {
      const of = await api.call(`/api/${kind}s/${id}/get_relations/?status=all&${range}`, { role });
      const market = await api.call(`/api/market_2/${others}/?for=${id}&status=all&${range}`, { role });
      expect([market.status, market.json.issues]).toEqual([400, of.json.issues]);
    }
    const filtered = await api.call(`/api/market_2/${others}/?for=${id}&status=all&seniority=3&search=a`, { role });
    expect([filtered.status, filtered.json.issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['query.seniority', 'query.search'],
    ]);
  },
);

test('the relations of a card are visible only to users who can edit it', async () => {
  const id = await linkedCard('request');
  const path = `/api/market_2/talents/?for=${id}&status=all`;
  expect((await api.call(path)).status).toBe(401);
  expect((await api.call(path, { role: 'secondClient' })).status).toBe(404);
  expect((await api.call(path, { role: 'client' })).json.total).toBe(13);
});

test('a talent shows its owner and its relations to its provider and staff, but not to other users', async () => {
  const id = await linkedCard('talent');
  const card = async (role: 'provider' | 'staff' | 'client' | 'visitor') =>
    (await api.call(`/api/talents/${id}/`, { role })).json;
  const { email, name } = api.account('provider');
  const { json: counted } = await api.call('/api/talents/?limit=1', { role: 'provider' });
  const { active_relations, inactive_relations, unconfirmed_relations } = counted.items[0];
  const { rows } = await api.database.pool.query(
    `select id, request_id, talent_id, status in ('proposed', 'confirmed', 'proceeded') as is_active, is_confirmed
     from relation order by modified_at desc, id desc`,
  );
  for (const role of ['provider', 'staff'] as const) {
    const told = await card(role);
    expect(told).toMatchObject({ active_relations, inactive_relations, unconfirmed_relations, relations: rows });
    expect(told.user).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username: email, full_name: name });
  }
  for (const role of ['client', 'visitor'] as const) {
    const told = await card(role);
    for (const field of ['user', 'relations', 'active_relations', 'inactive_relations', 'unconfirmed_relations'])
      expect(told).not.toHaveProperty(field);
  }
});

test('all members see the owner of a company’s talent, but only those who can edit it see its relations', async () => {
  const { rows } = await api.database.pool.query(
    `update talent set is_private = true where id = (
       select id from talent where company_id = (select id from company where slug = 'acme') and is_active and not is_on_hold
         and owner_id <> all(select id from person where email = any($1)) limit 1) returning id`,
    [[api.account('manager').email, api.account('superadmin').email]],
  );
  const card = async (role: 'manager' | 'superadmin') =>
    (await api.call(`/api/talents/${rows[0].id}/`, { role, host: 'acme.localhost' })).json;
  expect(await card('manager')).toHaveProperty('user.full_name');
  expect(await card('manager')).not.toHaveProperty('relations');
  expect(await card('superadmin')).toMatchObject({ user: (await card('manager')).user, relations: [] });
});

test('the market without a status refuses offsets above 10,000', async () => {
  const at = (offset: number) => api.call(`/api/market_2/talents/?offset=${offset}`);
  expect((await at(10_000)).status).toBe(200);
  expect((await at(10_001)).json.issues).toEqual([{ path: 'query.offset', message: 'must be at most 10000' }]);
});
