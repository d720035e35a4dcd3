import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const { create } = editedCards(() => api);

describe('card numbers', () => {
  test('are different in twenty concurrent reservations', async () => {
    const reserved = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        api.call(`/api/${at % 2 ? 'talents' : 'requests'}/get_public_id/`, { role: 'staff' }),
      ),
    );
    expect(new Set(reserved.map(({ json }) => json.public_id)).size).toBe(20);
  });

  it('return 403 when they are reserved for a kind of card that the requester may not create', async () => {
    const reserve = async (type: string, role: Role, host?: string) =>
      (await api.call(`/api/${type}/get_public_id/`, { role, host })).status;
    for (const role of ['provider', 'developer'] as const)
      expect([await reserve('talents', role), await reserve('requests', role)]).toEqual([200, 403]);
    expect([await reserve('talents', 'client'), await reserve('requests', 'client')]).toEqual([403, 200]);
    expect([await reserve('talents', 'staff'), await reserve('requests', 'staff')]).toEqual([200, 200]);
    const own = ['talents', 'requests'].map((type) => reserve(type, 'manager', 'acme.localhost'));
    expect(await Promise.all(own)).toEqual([200, 200]);
    expect(await reserve('talents', 'client', 'acme.localhost')).toBe(403);
  });

  test('that are reserved can be used for one card, and numbers that are not reserved are refused', async () => {
    const { card_number, public_id } = (await api.call('/api/talents/get_public_id/', { role: 'provider' })).json;
    expect((await create({ card_number: card_number + 1 })).json.issues).toMatchObject([{ path: 'body.card_number' }]);
    const both = await Promise.all([create({ card_number }), create({ card_number })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 200)?.json.public_id).toBe(public_id);
  });

  test('are different for twenty cards that are created concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(new Set(made.map(({ json }) => json.public_id)).size).toBe(20);
  });
});
