import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

/** Maximum number of new visitors per address, link and card. */
const MOST_OF_ADDRESS = 20;
const voterOf = (number: number) => String(number).padStart(22, 'v');

let api: TestApi;
let talent: number;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1', VERDICTS_PER_ADDRESS: String(MOST_OF_ADDRESS) });
  const { rows } = await query(
    `select c.id from talent c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
       and c.is_active and not c.is_on_hold and not c.is_draft and not c.is_private order by c.id limit 1`,
    [api.account('provider').email],
  );
  talent = rows[0].id;
});

beforeEach(async () => {
  await query('truncate rate_limit');
  await query('delete from share_tag');
  await query('delete from card_list');
});

afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

async function share(path = `talents/${talent}`, tag = 'Northwind') {
  const { json } = await api.call(`/api/${path}/create_tag/`, { method: 'POST', role: 'provider', body: { tag } });
  return new URL(json.url).pathname.split('/')[2]!;
}

const say = (key: string, voter: number, address = '203.0.113.1', word = 'yes') =>
  api.call(`/api/talents/${key}/open/verdict/`, {
    method: 'POST',
    body: { voter: voterOf(voter), name: `Visitor ${voter}`, word },
    headers: { 'x-forwarded-for': address },
  });
const read = async (path = `talents/${talent}`) =>
  (await api.call(`/api/${path}/verdicts/`, { role: 'provider' })).json as {
    total: number;
    items: { id: string; name: string }[];
  };
interface Removal {
  path?: string;
  role?: Role;
  of?: 'verdict' | 'voter';
}

const remove = (id: string, { path = `talents/${talent}`, role = 'provider', of = 'verdict' }: Removal = {}) =>
  api.call(`/api/${path}/verdicts/${id}/?of=${of}`, { method: 'DELETE', role });
const refusedAt = async (tag = 'Northwind') => {
  const { items } = (await api.call(`/api/talents/${talent}/tags/`, { role: 'provider' })).json;
  return items.find((each: { tag: string }) => each.tag === tag).verdicts_refused;
};

describe('a limit', () => {
  test('stops one IP address from using up the verdicts of a link, and is shown to the owner', async () => {
    const key = await share();
    const others = await share(undefined, 'Southwind');
    for (let voter = 0; voter < MOST_OF_ADDRESS; voter += 1) expect((await say(key, voter)).status).toBe(200);
    expect(await refusedAt()).toBeNull();
    const refused = await Promise.all([100, 101, 102].map((voter) => say(key, voter)));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Date.parse(await refusedAt())).toBeGreaterThan(Date.now() - 60_000);
    expect(await refusedAt('Southwind')).toBeNull();
    // Existing verdicts can still be changed, and other visitors are not blocked.
    expect((await say(key, 0, undefined, 'no')).status).toBe(200);
    expect((await say(key, 200, '198.51.100.7')).status).toBe(200);
    expect((await say(others, 200)).status).toBe(200);
  });

  test('is not used up by repeated changes of one visitor', async () => {
    const key = await share();
    await Promise.all(Array.from({ length: 10 }, (_, at) => say(key, 1, undefined, at % 2 ? 'yes' : 'no')));
    const { rows } = await query(`select points from rate_limit where key like 'new-verdict:%'`);
    expect(rows).toEqual([{ points: 1 }]);
  });

  test('of the whole link is also shown to the owner', async () => {
    const key = await share();
    await say(key, 1);
    await query(
      `insert into share_verdict (tag_id, talent_id, voter, name, word)
       select tag_id, talent_id, sha256(n::text::bytea), name, word from share_verdict, generate_series(1, 199) n`,
    );
    expect((await say(key, 2)).status).toBe(409);
    expect(await refusedAt()).not.toBeNull();
  });
});

describe('the owner', () => {
  test('removes a single verdict, which frees a place', async () => {
    const key = await share();
    for (const voter of [1, 2]) await say(key, voter);
    await query('update share_tag set verdicts_refused_at = now()');
    const [last] = (await read()).items;
    expect((await remove(last!.id)).json).toEqual({ removed: 1 });
    expect((await read()).items.map(({ name }) => name)).toEqual(['Visitor 1']);
    expect(await refusedAt()).toBeNull();
    expect((await remove(last!.id)).status).toBe(404);
    const { rows } = await query(`select before, after from audit_entry order by id desc limit 1`);
    expect(rows).toEqual([
      { before: { share_verdict: { tag: 'Northwind', talent, word: 'yes' } }, after: { share_verdict: null } },
    ]);
  });

  test('removes all verdicts of one visitor on a list’s link, and no others', async () => {
    const { json: list } = await api.call('/api/lists/', {
      method: 'POST',
      role: 'provider',
      body: { name: 'People' },
    });
    const { rows } = await query(
      `select id from talent where company_id is null and is_active and not is_on_hold and not is_draft and not is_private
       order by id limit 3`,
    );
    for (const { id } of rows)
      await api.call(`/api/lists/${list.id}/items/`, { method: 'POST', role: 'provider', body: { talent: id } });
    const path = `lists/${list.id}`;
    const { json: opened } = await api.call(`/api/lists/${await share(path)}/open/`, { method: 'POST', body: {} });
    for (const { card_data } of opened.items) for (const voter of [1, 2]) await say(card_data.public_id, voter);
    const { items, total } = await read(path);
    expect(total).toBe(6);
    const unwanted = items.find(({ name }) => name === 'Visitor 1')!;
    expect((await remove(unwanted.id, { path, of: 'voter' })).json).toEqual({ removed: 3 });
    expect((await read(path)).items.map(({ name }) => name)).toEqual(['Visitor 2', 'Visitor 2', 'Visitor 2']);
  });
});

test('other accounts cannot remove a verdict, and it cannot be removed through another card', async () => {
  const key = await share();
  await say(key, 1);
  const [verdict] = (await read()).items;
  for (const role of ['client', 'developer', 'superadmin'] as const)
    expect((await remove(verdict!.id, { role })).status, role).toBe(404);
  expect((await remove(verdict!.id, { role: 'visitor' })).status).toBe(401);
  const { rows } = await query(
    `select c.id from talent c join person p on p.id = c.owner_id where p.email = $1 and c.id <> $2 and c.company_id is null limit 1`,
    [api.account('provider').email, talent],
  );
  expect((await remove(verdict!.id, { path: `talents/${rows[0].id}` })).status).toBe(404);
  expect((await read()).total).toBe(1);
  expect((await remove(verdict!.id, { role: 'staff' })).status).toBe(200);
});
