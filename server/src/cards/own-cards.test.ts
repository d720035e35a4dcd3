import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const ACME = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

interface Row {
  id: number;
  modified: string;
  is_active: boolean;
  is_on_hold: boolean;
  is_private: boolean;
}

async function list(path: string, role: Role, host?: string) {
  const answer = await api.call(path, { role, host });
  return { ...answer, ids: answer.status === 200 ? answer.json.items.map(({ id }: Row) => id) : [] };
}

/** Returns ids from the database, last changed first. */
async function stored(table: 'talent' | 'request', where: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await api.database.pool.query(
    `select id from ${table} where ${where} order by modified_at desc, id desc`,
    values,
  );
  return rows.map(({ id }) => id);
}

const owned = (role: Exclude<Role, 'visitor'>, table: 'talent' | 'request', where = 'is_active') =>
  stored(table, `${where} and owner_id = (select id from person where email = $1)`, [api.account(role).email]);

describe('the list of the user’s own cards', () => {
  test('contains all of them and no others, the last modified first', async () => {
    const talents = await owned('provider', 'talent');
    expect(talents.length).toBeGreaterThan(3);
    expect((await list('/api/talents/?limit=100', 'provider')).ids).toEqual(talents);
    const requests = await owned('client', 'request');
    expect(requests.length).toBeGreaterThan(0);
    expect((await list('/api/requests/?limit=100', 'client')).ids).toEqual(requests);
    expect((await list('/api/talents/', 'client')).json).toEqual({ total: 0, counters: null, items: [] });
  });

  test('is paginated', async () => {
    const all = await owned('provider', 'talent');
    const first = await list('/api/talents/?limit=2', 'provider');
    const second = await list('/api/talents/?limit=2&offset=2', 'provider');
    expect([...first.ids, ...second.ids]).toEqual(all.slice(0, 4));
    expect(first.json.total).toBe(all.length);
    expect((await list(`/api/talents/?offset=${all.length}`, 'provider')).json).toMatchObject({
      total: all.length,
      items: [],
    });
  });

  test('contains private cards and cards on hold, and archived cards only in the archive', async () => {
    const [onHold, hidden, archived] = await owned('provider', 'talent');
    await api.database.pool.query('update talent set is_on_hold = true where id = $1', [onHold]);
    await api.database.pool.query('update talent set is_private = true where id = $1', [hidden]);
    await api.database.pool.query('update talent set is_active = false where id = $1', [archived]);
    const active = await list('/api/talents/?limit=100&with_counters=1', 'provider');
    const archive = await list('/api/talents/?archive=1&with_counters=1', 'provider');
    expect(active.json.items.find(({ id }: Row) => id === onHold)).toMatchObject({ is_on_hold: true });
    expect(active.json.items.find(({ id }: Row) => id === hidden)).toMatchObject({ is_private: true });
    expect(active.ids).not.toContain(archived);
    expect(archive.ids).toEqual([archived]);
    const counters = { active: active.ids.length, archive: 1, drafts: 0 };
    expect(active.json).toMatchObject({ total: active.ids.length, counters });
    expect(archive.json).toMatchObject({ total: 1, counters });
    await api.database.pool.query('update talent set is_on_hold = false, is_private = false, is_active = true');
  });

  test('separates drafts from other cards, also in its counters', async () => {
    const [draft, both, ...rest] = await owned('provider', 'talent');
    await api.database.pool.query('update talent set is_draft = true where id = any($1)', [[draft, both]]);
    await api.database.pool.query('update talent set is_active = false where id = $1', [both]);
    const counters = { active: rest.length, drafts: 1, archive: 1, waiting: expect.any(Number) };
    for (const [query, ids] of [
      ['', rest],
      ['&drafts=1', [draft]],
      ['&archive=1', [both]],
      ['&archive=1&drafts=1', [both]],
      ['&drafts=1&waiting=1', []],
    ] as const) {
      const { json, ids: listed } = await list(`/api/talents/?limit=100&with_counters=1${query}`, 'provider');
      expect([query, listed, json.total, json.counters]).toEqual([query, ids, ids.length, counters]);
    }
    const { json: profile } = await api.call('/api/profile/', { role: 'provider' });
    expect(profile.talent_cards_count).toBe(rest.length);
    await api.database.pool.query('update talent set is_draft = false, is_active = true');
  });

  test.each(['archive=2', 'drafts=2', 'limit=0', 'limit=101', 'offset=-1', 'scope=all', 'owner=1'])(
    'returns 400 for %s',
    async (query) => {
      const answer = await api.call(`/api/talents/?${query}`, { role: 'provider' });
      expect(answer.status).toBe(400);
      expect(answer.json.issues[0].path).toBe(`query.${query.split('=')[0]}`);
    },
  );
});

describe('the list of the cards of a company', () => {
  const path = '/api/talents/?scope=company&limit=100&with_counters=1';

  test('contains all cards of the company and no others for members and staff', async () => {
    const cards = await stored('talent', `is_active and company_id = (select id from company where slug = 'acme')`);
    expect(cards.length).toBeGreaterThan(0);
    for (const role of ['superadmin', 'teamLead', 'manager', 'staff'] as const) {
      expect([role, (await list(path, role, ACME)).ids]).toEqual([role, cards]);
    }
  });

  test.each<[Role, string | undefined, number]>([
    ['visitor', ACME, 401],
    ['client', ACME, 403],
    ['provider', ACME, 403],
    ['otherSuperadmin', ACME, 403],
    ['superadmin', 'sunrise.localhost', 403],
    ['superadmin', undefined, 404],
    ['staff', undefined, 404],
  ])('returns the status for %s on %s: %i', async (role, host, status) => {
    for (const kind of ['talents', 'requests']) {
      expect((await api.call(`/api/${kind}/?scope=company`, { role, host })).status).toBe(status);
    }
  });

  test('contains the cards that the member may open', async () => {
    const asking = (['superadmin', 'teamLead', 'manager'] as const).map((role) => api.account(role).email);
    const [onHold, hidden, own] = await stored(
      'talent',
      `is_active and company_id = (select id from company where slug = 'acme')
        and owner_id not in (select id from person where email = any($1))`,
      [asking],
    );
    await api.database.pool.query('update talent set is_on_hold = true where id = any($1)', [[onHold, own]]);
    await api.database.pool.query('update talent set is_private = true where id = $1', [hidden]);
    await api.database.pool.query(
      `update talent set owner_id = (select id from person where email = $1), card_number = 9999 where id = $2`,
      [api.account('manager').email, own],
    );
    for (const role of ['superadmin', 'teamLead', 'manager', 'staff'] as const) {
      const { ids, json } = await list(path, role, ACME);
      expect(json.counters.active).toBe(ids.length);
      for (const id of [onHold, hidden, own]) {
        const card = await api.call(`/api/talents/${id}/`, { role, host: ACME });
        expect([role, id, ids.includes(id)]).toEqual([role, id, card.status === 200]);
        const listed = json.items.find((row: Row) => row.id === id);
        if (listed) expect([role, id, listed.can.edit]).toEqual([role, id, card.json.can.edit]);
      }
      // The team lead sees the card, because the owner is in the team lead's group; the superadmin sees all cards.
      expect([role, ids.includes(onHold)]).toEqual([role, role !== 'manager']);
    }
    const managers = (await list(path, 'manager', ACME)).json.items;
    const editable = managers.filter(({ can }: { can: { edit: boolean } }) => can.edit).map(({ id }: Row) => id);
    expect(editable).toContain(own);
    expect(editable).not.toContain(hidden);
  });
});
