import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const { create, createRequest, get } = editedCards(() => api);

describe('new skills', () => {
  test('are shown immediately, and the same name in concurrent calls is one skill', async () => {
    const name = 'Frobnication';
    const made = await Promise.all([
      create({ skills: [{ name, experience: 1, is_main: true }] }),
      create({ skills: [{ name: 'frobnication ', experience: 2, is_main: true }] }),
      createRequest({ skills: [{ name: 'FROBNICATION', experience: 2, is_main: true }] }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = made.map(({ json }) => json.skills[0].id);
    expect(new Set(ids).size).toBe(1);
    expect(made[0].json.skills[0].name.toLowerCase()).toBe('frobnication');
    expect((await get(made[0].json.id)).json.skills).toHaveLength(1);
  });

  test('in opposite orders do not cause a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const skills = Array.from({ length: 12 }, (_, at) => ({
        name: `Craft ${round} ${at}`,
        experience: 1,
        is_main: false,
      }));
      const both = await Promise.all([create({ skills }), create({ skills: skills.toReversed() })]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  test('are found by the skill search', async () => {
    await create({ skills: [{ name: 'Quuxology', experience: 1, is_main: true }] });
    const { json } = await api.call('/api/market_2/skills/?search=quux');
    expect(JSON.stringify(json)).toContain('Quuxology');
  });
});
