import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;
/** Public cards of the market. */
let talents: number[];
let jobs: number[];

beforeAll(async () => {
  api = await testApi();
  talents = await openCards('talents');
  jobs = await openCards('requests');
});

beforeEach(async () => {
  await api.database.pool.query('delete from card_list; update company set market_enabled = true');
});

afterAll(() => api.close());

const post = (path: string, body: object, role: Role = 'client', host?: string) =>
  api.call(`/api/lists/${path}`, { method: 'POST', role, host, body });
const patch = (path: string, body: object, role: Role = 'client') =>
  api.call(`/api/lists/${path}`, { method: 'PATCH', role, body });
const get = (path = '', role: Role = 'client', host?: string) => api.call(`/api/lists/${path}`, { role, host });
const remove = (path: string, role: Role = 'client') => api.call(`/api/lists/${path}`, { method: 'DELETE', role });

async function newList(name = 'Favourites', role: Role = 'client'): Promise<number> {
  return (await post('', { name }, role)).json.id;
}

/** Adds these talents and jobs to a list; returns the ids of the entries in the order in which they were added. */
async function filled(list: number, cards: { talent?: number; request?: number }[]): Promise<number[]> {
  const ids: number[] = [];
  for (const card of cards) ids.push((await post(`${list}/items/`, card)).json.id);
  return ids;
}

const held = ({ json }: Awaited<ReturnType<typeof get>>) =>
  json.items.map(({ card_data }: { card_data: { id: number } }) => card_data.id);

describe('a list', () => {
  test('is created private, and can be renamed, archived and restored, with counts', async () => {
    const made = await post('', { name: '  Rust\n people ' });
    expect(made.json).toMatchObject({
      name: 'Rust people',
      is_active: true,
      public_path: null,
      talents_count: 0,
      requests_count: 0,
      can: { edit: true },
    });
    const { id } = made.json;
    expect((await patch(`${id}/`, { name: 'Go people' })).json).toMatchObject({ name: 'Go people', is_active: true });
    await newList('Another');
    expect((await patch(`${id}/`, { is_active: false })).json).toMatchObject({ name: 'Go people', is_active: false });
    expect((await get()).json).toMatchObject({ total: 1, counters: { active: 1, archive: 1 } });
    expect((await get('?archive=1')).json.items).toMatchObject([{ id }]);
    expect((await patch(`${id}/`, { is_active: true })).json.is_active).toBe(true);
    expect((await post('', { name: ' \u202E ' })).json.issues).toMatchObject([{ path: 'body.name' }]);
  });

  test('that was changed last is listed first, and pages neither skip nor repeat lists', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await newList(name));
    const order = async (query = '') => (await get(query)).json.items.map(({ id }: { id: number }) => id);
    expect(await order()).toEqual(ids.toReversed());
    await post(`${ids[0]}/items/`, { talent: talents[0] });
    expect((await order())[0]).toBe(ids[0]);
    expect([...(await order('?limit=2')), ...(await order('?limit=2&offset=2'))].toSorted()).toEqual(ids.toSorted());
  });

  test('returns the entry of a given card, or null', async () => {
    const [first, second] = [await newList('first'), await newList('second')];
    const [talent, job] = await filled(first, [{ talent: talents[0]! }, { request: jobs[0]! }]);
    const entries = async (query: string) =>
      Object.fromEntries(
        (await get(query)).json.items.map(({ id, item }: { id: number; item: number | null }) => [id, item]),
      );
    expect(await entries(`?talent=${talents[0]}`)).toEqual({ [first]: talent, [second]: null });
    expect(await entries(`?request=${jobs[0]}`)).toEqual({ [first]: job, [second]: null });
    expect(await entries(`?request=${talents[1]}`)).toEqual({ [first]: null, [second]: null });
    expect(await entries('')).toEqual({ [first]: null, [second]: null });
  });

  test('keeps both changes of two concurrent updates', async () => {
    const id = await newList();
    await Promise.all([patch(`${id}/`, { name: 'Renamed' }), patch(`${id}/`, { is_public: true })]);
    const { list } = (await get(`${id}/`)).json;
    expect(list.name).toBe('Renamed');
    expect(list.public_path).toMatch(/^\/l\/[\w-]{22}$/);
    const again = await patch(`${id}/`, { is_public: true });
    expect(again.json.public_path).toBe(list.public_path);
  });
});

describe('the cards of a list', () => {
  test('are listed last added first, paginated, and each only once', async () => {
    const list = await newList();
    await filled(list, [{ talent: talents[0]! }, { request: jobs[0]! }, { talent: talents[1]! }]);
    const noted = await post(`${list}/items/`, { talent: talents[0], note: 'twice' });
    expect(noted.json.note).toBe('');
    const all = await get(`${list}/`);
    expect(all.json).toMatchObject({ total: 3, list: { id: list, talents_count: 2, requests_count: 1 } });
    expect(held(all)).toEqual([talents[1], jobs[0], talents[0]]);
    expect(held(await get(`${list}/?limit=1&offset=1`))).toEqual([jobs[0]]);
    expect((await get(`${list}/?limit=1&offset=50`)).json).toMatchObject({ total: 3, items: [] });
  });

  test('are added once by ten concurrent calls', async () => {
    const list = await newList();
    const all = await Promise.all(Array.from({ length: 10 }, () => post(`${list}/items/`, { talent: talents[0] })));
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
    expect((await get(`${list}/`)).json.total).toBe(1);
  });

  test('can be given a note, and removed even twice', async () => {
    const list = await newList();
    const [item] = await filled(list, [{ talent: talents[0]! }]);
    expect((await patch(`${list}/items/${item}/`, { note: 'Call on Monday\nor Tuesday' })).json.note).toBe(
      'Call on Monday\nor Tuesday',
    );
    expect((await remove(`${list}/items/${item}/`)).status).toBe(200);
    expect((await remove(`${list}/items/${item}/`)).status).toBe(200);
    expect((await get(`${list}/`)).json.total).toBe(0);
    expect((await patch(`${list}/items/${item}/`, { note: 'x' })).status).toBe(404);
  });

  test('can be restored after removal, at the same position and with their notes', async () => {
    const list = await newList();
    const [first, second, third] = await filled(list, [
      { talent: talents[0]! },
      { talent: talents[1]! },
      { request: jobs[0]! },
    ]);
    await patch(`${list}/items/${second}/`, { note: 'Call on Monday' });
    const before = (await get(`${list}/`)).json.items;
    await remove(`${list}/items/${second}/`);
    expect(held(await get(`${list}/`))).toEqual([jobs[0], talents[0]]);
    const restore = (item: number | undefined, role?: Role) => post(`${list}/items/${item}/restore/`, {}, role);
    expect((await restore(second, 'provider')).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(second)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await get(`${list}/`)).json.items).toEqual(before);
    // Restoring is idempotent, and succeeds for an entry that was never removed.
    for (const item of [second, third]) expect((await restore(item)).status).toBe(200);
    expect((await get(`${list}/`)).json.items).toEqual(before);

    // A card that was added again keeps one entry, and an entry of another list cannot be restored here.
    await remove(`${list}/items/${first}/`);
    const again = (await post(`${list}/items/`, { talent: talents[0], note: 'New' })).json;
    expect((await restore(first)).status).toBe(200);
    expect((await get(`${list}/`)).json).toMatchObject({ total: 3, items: [{ id: again.id, note: 'New' }, {}, {}] });
    const other = await newList('Other');
    await remove(`${list}/items/${third}/`);
    expect((await post(`${other}/items/${third}/restore/`, {})).status).toBe(404);
    expect((await post(`${list}/items/1000000000/restore/`, {})).status).toBe(404);
  });

  test('must each name exactly one talent or job', async () => {
    const list = await newList();
    for (const body of [{}, { talent: talents[0], request: jobs[0] }, { talent: 0 }, { talent: 'x' }]) {
      expect((await post(`${list}/items/`, body)).status).toBe(400);
    }
  });

  test('that became private are left out and not counted, and can’t be added or annotated', async () => {
    const list = await newList();
    const [hidden] = await filled(list, [{ talent: talents[0]! }, { talent: talents[1]! }]);
    await patch(`${list}/`, { is_public: true });
    await change(talents[0]!, 'is_private = true');
    try {
      const own = await get(`${list}/`);
      expect(own.json).toMatchObject({ total: 1, list: { talents_count: 1 } });
      expect(held(own)).toEqual([talents[1]]);
      expect((await get()).json.items).toMatchObject([{ id: list, talents_count: 1 }]);
      expect((await patch(`${list}/`, { name: 'Again' })).json.talents_count).toBe(1);
      expect((await patch(`${list}/items/${hidden}/`, { note: 'changed?' })).status).toBe(404);
      const { rows } = await api.database.pool.query('select note from card_list_item where id = $1', [hidden]);
      expect(rows[0].note).toBe('');
      expect((await post(`${list}/items/`, { talent: talents[0] })).status).toBe(404);
    } finally {
      await change(talents[0]!, 'is_private = false');
    }
    expect((await get(`${list}/`)).json.total).toBe(2);
  });
});

describe('a public list', () => {
  const published = async (cards: { talent?: number; request?: number }[]) => {
    const list = await newList();
    await filled(list, cards);
    await api.database.pool.query(`update card_list_item set note = 'for me alone'`);
    const { public_path } = (await patch(`${list}/`, { is_public: true })).json;
    return { list, key: public_path.replace('/l/', '') };
  };

  test('returns the same read-only content to every role, without notes', async () => {
    const { key } = await published([{ talent: talents[0]! }, { request: jobs[0]! }]);
    const answers = await Promise.all(
      (['visitor', 'client', 'provider', 'staff'] as const).map((role) => get(`public/${key}/`, role)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.json).toMatchObject({ total: 2, list: { can: { edit: false } } });
    expect(answers[0]!.text).not.toContain('for me alone');
  });

  test('contains no cards that visitors may not see, even for staff', async () => {
    const { key } = await published([{ talent: talents[0]! }, { talent: talents[1]! }]);
    for (const set of ['is_private = true', 'is_on_hold = true', 'is_draft = true', 'is_active = false']) {
      await change(talents[0]!, set);
      const seen = await get(`public/${key}/`, 'staff');
      expect([set, held(seen), seen.json.list.talents_count]).toEqual([set, [talents[1]], 1]);
      await change(talents[0]!, 'is_private = false, is_on_hold = false, is_draft = false, is_active = true');
    }
  });

  test('is empty on the portal of a company whose market is disabled', async () => {
    const { key } = await published([{ talent: talents[0]! }]);
    expect((await get(`public/${key}/`, 'visitor', 'acme.localhost')).json.total).toBe(1);
    await api.database.pool.query(`update company set market_enabled = false where slug = 'acme'`);
    expect((await get(`public/${key}/`, 'visitor', 'acme.localhost')).json.total).toBe(0);
  });

  test('gets the response of an unknown list when archived or unpublished, and a new address when republished', async () => {
    const { list, key } = await published([{ talent: talents[0]! }]);
    const unknown = await get(`public/${'x'.repeat(22)}/`, 'visitor');
    await patch(`${list}/`, { is_active: false });
    const archived = await get(`public/${key}/`, 'visitor');
    await patch(`${list}/`, { is_active: true, is_public: false });
    const hidden = await get(`public/${key}/`, 'visitor');
    expect([archived, hidden].map(bytes)).toEqual([bytes(unknown), bytes(unknown)]);
    expect((await patch(`${list}/`, { is_public: true })).json.public_path).not.toBe(`/l/${key}`);
  });
});

test('calls to another account’s list return the same 404 as an unknown list, and change nothing', async () => {
  const list = await newList();
  const [item, gone] = await filled(list, [{ talent: talents[0]! }, { talent: talents[1]! }]);
  await remove(`${list}/items/${gone}/`);
  const stored = async () => {
    const { rows } = await api.database.pool.query(
      'select l.*, i.id as item, i.note from card_list l join card_list_item i on i.list_id = l.id',
    );
    return rows;
  };
  const before = await stored();
  for (const role of ['secondClient', 'provider', 'superadmin', 'staff'] as const) {
    const answers = (id: number) =>
      Promise.all([
        get(`${id}/`, role),
        patch(`${id}/`, { name: 'Mine', is_public: true }, role),
        post(`${id}/items/`, { talent: talents[1] }, role),
        patch(`${id}/items/${item}/`, { note: 'Mine' }, role),
        remove(`${id}/items/${item}/`, role),
        post(`${id}/items/${gone}/restore/`, {}, role),
      ]);
    const foreign = await answers(list);
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(foreign.map(bytes)).toEqual((await answers(2_147_483_645)).map(bytes));
    // The entry cannot be reached through a list of the other account either.
    const own = await newList('Mine', role);
    expect((await patch(`${own}/items/${item}/`, { note: 'Mine' }, role)).status).toBe(404);
    await remove(`${own}/items/${item}/`, role);
    expect((await post(`${own}/items/${gone}/restore/`, {}, role)).status).toBe(404);
    await api.database.pool.query('delete from card_list where id = $1', [own]);
  }
  expect(await stored()).toEqual(before);
});

const bytes = ({ text, json }: { text: string; json: { request_id: string } }) => text.replace(json.request_id, '');

async function openCards(type: 'talents' | 'requests'): Promise<number[]> {
  const { json } = await api.call(`/api/market_2/${type}/?limit=5&facets=0`);
  return json.items.map(({ id }: { id: number }) => id);
}

async function change(id: number, set: string): Promise<void> {
  await api.database.pool.query(`update talent set ${set} where id = $1`, [id]);
}
