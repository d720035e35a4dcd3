import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

async function cardOf(host?: string) {
  const { json } = await api.call('/api/market_2/talents/?limit=100&facets=0&sortBy=-modified', { host });
  return json.items;
}

/** Returns a talent of this company that is visible to visitors of its portal only. */
async function companyCard(slug: string): Promise<{ id: number; public_id: string; path: string }> {
  const open = new Set((await cardOf()).map(({ id }: { id: number }) => id));
  return (await cardOf(`${slug}.localhost`)).find(({ id }: { id: number }) => !open.has(id));
}

/** Returns a talent of Acme whose owner has no role and belongs to a group of the team lead. */
async function ledCard(): Promise<number> {
  const { id } = await companyCard('acme');
  await change(
    id,
    `card_number = 1000000 + id, owner_id = (select m.person_id from company_group_member m join company_group_member l
       on l.group_id = m.group_id and l.role = 1 where m.company_id = talent.company_id and m.role = 0
       order by m.person_id limit 1)`,
  );
  return id;
}

async function change(id: number, set: string): Promise<void> {
  await api.database.pool.query(`update talent set ${set} where id = $1`, [id]);
}

describe('a card', () => {
  test('is found by API id, by public id and by its full link', async () => {
    const [card] = await cardOf();
    const link = card.path.replace('/t/', '');
    for (const key of [card.id, card.public_id, link, `${card.public_id}-wrong-slug`]) {
      const { status, json } = await api.call(`/api/talents/${key}/`);
      expect([key, status, json.path]).toEqual([key, 200, card.path]);
    }
    // No such tag exists.
    expect((await api.call(`/api/talents/${card.public_id}-12/`)).status).toBe(404);
  });

  test('has a summary without scripts', async () => {
    const [card] = await cardOf();
    const summary = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:alert(1)">there</a></p>';
    await change(card.id, `summary = '${summary}'`);
    const { json } = await api.call(`/api/talents/${card.id}/`);
    expect(json.summary).toBe('<p>Hi <a rel="nofollow noopener noreferrer" target="_blank">there</a></p>');
  });

  test('of another company returns the same 404 as an unknown card', async () => {
    const card = await companyCard('sunrise');
    const foreign = await api.call(`/api/talents/${card.id}/`, { host: 'acme.localhost' });
    const unknown = await api.call('/api/talents/99999999/', { host: 'acme.localhost' });
    expect(foreign.status).toBe(404);
    expect(foreign.text.replace(foreign.json.request_id, '')).toBe(unknown.text.replace(unknown.json.request_id, ''));
    expect((await api.call(`/api/talents/${card.id}/`)).status).toBe(404);
    expect((await api.call(`/api/talents/${card.id}/`, { host: 'sunrise.localhost' })).status).toBe(200);
  });

  test('of a company that hides ids has a random key in its links', async () => {
    const card = await companyCard('verdant');
    const host = 'verdant.localhost';
    const { rows } = await api.database.pool.query(
      'select p.owner_number, t.card_number, t.link_key from talent t join person p on p.id = t.owner_id where t.shown_id = $1',
      [card.id],
    );
    expect(card.public_id).toBe(rows[0].link_key);
    expect((await api.call(`/api/talents/${card.public_id}/`, { host })).status).toBe(200);
    const guessed = `${rows[0].owner_number}-${rows[0].card_number}`;
    expect((await api.call(`/api/talents/${guessed}/`, { host })).status).toBe(404);
  });
});

describe('access to a hidden card of a company', () => {
  const everybody: Role[] = ['visitor', 'client', 'superadmin', 'teamLead', 'manager', 'staff'];
  const members = { superadmin: 200, teamLead: 200, manager: 200, staff: 200 };
  test.each([
    ['is_private = true', { visitor: 404, client: 404, ...members }],
    // The team lead may edit the card, because its owner is in the team lead's group.
    ['is_on_hold = true', { visitor: 404, client: 404, ...members, manager: 404 }],
    ['is_on_hold = true, is_private = true', { visitor: 404, client: 404, ...members, manager: 404 }],
    ['is_active = false', { visitor: 410, client: 410, ...members }],
    ['is_active = false, is_private = true', { visitor: 404, client: 404, ...members }],
  ])('depends on the role for a card with %s', async (state, expected) => {
    const id = await ledCard();
    await change(id, state);
    const statuses: Record<string, number> = {};
    for (const role of everybody) {
      statuses[role] = (await api.call(`/api/talents/${id}/`, { role, host: 'acme.localhost' })).status;
    }
    await change(id, 'is_private = false, is_on_hold = false, is_active = true');
    expect(statuses).toEqual(expected);
  });

  test('is returned as the permissions of the requester', async () => {
    const id = await ledCard();
    const rights = async (role: Role) =>
      (await api.call(`/api/talents/${id}/`, { role, host: 'acme.localhost' })).json.can;
    expect(await rights('visitor')).toEqual({ edit: false, see_privately: false });
    expect(await rights('staff')).toEqual({ edit: true, see_privately: false });
    expect(await rights('superadmin')).toEqual({ edit: true, see_privately: false });
  });
});
