import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { changesOf, elsewhere, expectNothingLost, type GrowingList } from '../../../tests/support/growing-lists.ts';

describe.each([
  ['in memory', {}],
  ['in SQL', { MARKET_MEMORY_MB: '0' }],
])('the market %s', (_, variables: Record<string, string>) => {
  let api: TestApi;
  let job: number;
  let talent: number;
  const isInSql = 'MARKET_MEMORY_MB' in variables;

  beforeAll(async () => {
    api = await testApi(variables);
    job = (await api.call('/api/requests/?limit=1', { role: 'client' })).json.items[0].id;
    talent = (await api.call('/api/talents/?limit=1', { role: 'provider' })).json.items[0].id;
    const state = async () => (await api.call('/readyz')).json.market.memory;
    if (!isInSql) while ((await state()) !== 'ready') await sleep(50);
  });

  afterAll(() => api.close());

  const listed = async (path: string, role: Role) => {
    const { json } = await api.call(`${path}&limit=100`, { role });
    return json.items.map(({ id }: { id: number }) => id);
  };
  const OPEN = 'not is_draft and not is_private and not is_on_hold and not is_withheld';
  const editsOf = (kind: 'talent' | 'request') => {
    const { edit } = changesOf(api);
    const rate = kind === 'talent' ? 'hourly_rate' : 'hourly_min = null, hourly_max';
    const known = kind === 'talent' ? 'hourly_rate' : 'hourly_max';
    return [
      edit(kind, 'title = reverse(title)', `is_active and ${OPEN}`),
      edit(kind, 'priority = (priority + 1) % 3', `is_active and ${OPEN}`),
      edit(kind, `${rate} = 10 + (coalesce(${known}, 0) * 7) % 90`, `is_active and ${OPEN}`),
      edit(kind, 'seniority_id = 1 + coalesce(seniority_id, 0) % 4', `is_active and ${OPEN}`),
      edit(kind, 'is_active = not is_active', OPEN),
    ];
  };

  it.each([
    ['talents', 'the most relevant first', ''],
    ['talents', 'with skills', 'skills=1,2,3,4,5,6&main_skills=1,2&matching=all'],
    ['talents', 'with words', 'search=developer'],
    ['talents', 'by rate', 'sortBy=rate'],
    ['talents', 'the highest rate first', 'sortBy=-rate'],
    ['requests', 'the last changed first', 'sortBy=-modified'],
  ] as const)(
    'lists every open card of the %s, %s, regardless of changes between two pages',
    async (type, _1, view) => {
      const path = `/api/market_2/${type}/?facets=0&${view}`;
      const list: GrowingList = {
        path: () => path,
        role: 'visitor',
        expected: () => listed(path, 'visitor'),
        changes: editsOf(type === 'talents' ? 'talent' : 'request'),
      };
      await expectNothingLost(api, list);
    },
  );

  it.each([
    ['talents', 'client', 'recommended', '-1'],
    ['talents', 'client', 'all', '-1'],
    ['talents', 'client', 'all', '-rate'],
    ['requests', 'provider', 'all', '-1'],
    ['requests', 'provider', 'all', '-modified'],
  ] as const)(
    'lists every match among the %s for a card of the %s, %s by %s, regardless of changes between two pages',
    async (type, role, matching, sortBy) => {
      const isForJob = type === 'talents';
      const path = `/api/market_2/${type}/?for=${isForJob ? job : talent}&matching=${matching}&sortBy=${sortBy}`;
      const { edit } = changesOf(api);
      const own = isForJob
        ? edit('request', 'seniority_id = 1 + coalesce(seniority_id, 0) % 4', `id = ${job}`)
        : edit('talent', 'hourly_rate = 10 + (coalesce(hourly_rate, 0) * 7) % 90', `id = ${talent}`);
      const list: GrowingList = {
        path: () => path,
        role,
        expected: () => listed(path, role),
        changes: editsOf(isForJob ? 'talent' : 'request'),
      };
      await expectNothingLost(api, list);
      // A change of the card itself affects the order of all other cards, so the list must be read again.
      await expectNothingLost(api, { ...list, changes: [...list.changes, elsewhere(own)] });
    },
  );

  it('continues by cursor in the same order as by offset', async () => {
    const path = '/api/market_2/talents/?skills=1,2,3&matching=all';
    const all = await listed(path, 'visitor');
    const read: number[] = [];
    for (let from = ''; ;) {
      const { json } = await api.call(`${path}&limit=4${from}`);
      read.push(...json.items.map(({ id }: { id: number }) => id));
      if (json.cursor === undefined) break;
      from = `&cursor=${encodeURIComponent(json.cursor)}`;
    }
    expect(read).toEqual(all);
  });

  it('refuses the cursor of another view, and a cursor that is arbitrary text', async () => {
    const { cursor } = (await api.call('/api/market_2/talents/?limit=1')).json;
    for (const query of [`sortBy=rate&cursor=${encodeURIComponent(cursor)}`, 'cursor=x']) {
      const answer = await api.call(`/api/market_2/talents/?limit=1&${query}`);
      expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'query.cursor']);
    }
  });

  it('does not reveal data of a card in its cursor', async () => {
    const first = async () => (await api.call('/api/market_2/talents/?limit=1')).json.cursor;
    const cursor = await first();
    const texts = [cursor, ...cursor.split('.')].map((part: string) => Buffer.from(part, 'base64url').toString());
    expect(texts.join()).not.toContain('after');
    // The cursor must not change, because rendered pages are cached by the responses that they were rendered from.
    expect(await first()).toBe(cursor);
  });
});
