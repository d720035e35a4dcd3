import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('delete from staff_update'));

afterAll(() => api.close());

const { create, change, get, move, updates } = editedCards(() => api);

describe('a change of a card', () => {
  test('of the summary alone keeps the other fields', async () => {
    const { json: before } = await create({ hourly_rate: 50 });
    const { json: after } = await change(before.id, { summary: '<p>Other words.</p>' });
    expect(after).toEqual({ ...before, summary: '<p>Other words.</p>', version: 2, modified: after.modified });
    expect(after.modified > before.modified).toBe(true);
  });

  test('with an outdated version returns 409 with the current card', async () => {
    const { json: card } = await create();
    const first = await change(card.id, { version: 1, title: 'Lead Rust developer' });
    expect(first.json.version).toBe(2);
    const stale = await change(card.id, { version: 1, city: 'Oslo' }, 'staff');
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({
      code: 'conflict',
      current: { id: card.id, title: 'Lead Rust developer', version: 2, city: null },
    });
    expect((await get(card.id)).json).toMatchObject({ version: 2, city: null });
  });

  test('by two users at the same moment succeeds once and conflicts once', async () => {
    const { json: card } = await create();
    const skills = [{ name: 'Go', experience: 1, is_main: true }];
    const both = await Promise.all([
      change(card.id, { version: 1, title: 'One', skills }),
      change(card.id, { version: 1, title: 'Two', skills }, 'staff'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)!.json.title;
    expect((await get(card.id)).json).toMatchObject({ version: 2, title: winner });
  });

  test('of a verified field by the owner ends the verification and notifies staff; other changes do not', async () => {
    const { json: card } = await create();
    await api.database.pool.query('update talent set is_verified = true where id = $1', [card.id]);
    await api.database.pool.query('delete from staff_update');
    expect((await change(card.id, { city: 'Oslo' })).json.is_verified).toBe(true);
    expect((await change(card.id, { title: 'Staff’s word' }, 'staff')).json.is_verified).toBe(true);
    expect(await updates()).toEqual([]);
    expect((await change(card.id, { hourly_rate: 99 })).json.is_verified).toBe(false);
    expect(await updates()).toEqual(['Changed talent: Ada Example, Staff’s word']);
  });

  test('cannot clear required fields or set unknown fields', async () => {
    const { json: card } = await create();
    for (const body of [{ title: '' }, { name: '' }, { skills: [] }, { company_name: 'x' }, { owner_id: 1 }]) {
      expect([body, (await change(card.id, body)).status]).toEqual([body, 400]);
    }
    expect((await get(card.id)).json.version).toBe(1);
  });

  test('by a superadmin can put a card of the company on hold and release it', async () => {
    const { json: card } = await create({ scope: 'company' }, 'staff', 'acme.localhost');
    for (const is_on_hold of [true, false]) {
      expect((await change(card.id, { is_on_hold }, 'superadmin')).json).toMatchObject({ is_on_hold });
      expect((await change(card.id, { is_on_hold }, 'otherSuperadmin')).status).toBe(404);
    }
  });

  test.each<Role>(['client', 'secondClient', 'developer', 'superadmin', 'teamLead', 'otherSuperadmin'])(
    'by %s returns the same 404 as for an unknown card, and changes nothing',
    async (role) => {
      const { json: card } = await create();
      const stored = await row(card.id);
      const answers = (id: number) =>
        Promise.all([
          change(id, { title: 'Mine now' }, role),
          move(id, 'deactivate', role),
          move(id, 'activate', role),
          move(id, 'copy', role),
        ]);
      const [foreign, unknown] = [await answers(card.id), await answers(2_147_483_645)];
      expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(foreign.map(bytes)).toEqual(unknown.map(bytes));
      expect(await row(card.id)).toEqual(stored);
    },
  );
});

async function row(id: number): Promise<object> {
  const { rows } = await api.database.pool.query('select * from talent where id = $1', [id]);
  return rows[0];
}

const bytes = ({ text, json }: { text: string; json: { request_id: string } }) => text.replace(json.request_id, '');
