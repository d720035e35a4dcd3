import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import type { Answer } from '../../../../tests/support/http.ts';
import { insertResources } from '@crewdock/demo/resources';

/** All entries have the same sort value, so their positions are stable only if the order is total. */
describe('a list with equal sort keys returns each entry once', () => {
  let api: TestApi;
  let own: Record<'talent' | 'request' | 'list', number>;
  let key: string;

  beforeAll(async () => {
    api = await testApi();
    const sql = (text: string) => api.database.pool.query(text);
    await sql(`update talent set modified_at = '2026-01-01', title = 'Alike', priority = 1, is_draft = false`);
    await sql(`update request set modified_at = '2026-01-01', title = 'Alike', priority = 1, is_draft = false`);
    const [talent] = await firstOf('/api/talents/?limit=100', 'provider');
    const requests = await firstOf('/api/requests/?limit=100', 'client');
    const talents = await firstOf('/api/market_2/talents/?limit=7', 'visitor');
    const list = await post('/api/lists/', { name: 'Alike' }, 'client');
    for (const id of talents) {
      await post(`/api/requests/${requests[0]}/related-talent/${id}/`, { comment: '' }, 'client');
      await post(`/api/lists/${list.id}/items/`, { talent: id }, 'client');
    }
    for (const name of ['One', 'Two', 'Three']) await post('/api/lists/', { name }, 'client');
    const published = await api.call(`/api/lists/${list.id}/`, {
      method: 'PATCH',
      role: 'client',
      body: { is_public: true },
    });
    key = published.json.public_path.split('/').at(-1);
    own = { talent: talent!, request: requests[0]!, list: list.id };
    await api.database.kysely.transaction().execute(insertResources);
    await sql(`update relation set modified_at = '2026-01-01'`);
    await sql(`update card_list set modified_at = '2026-01-01'`);
    await sql(`update card_list_item set created_at = '2026-01-01'`);
    await sql(`update resource set offered_at = '2026-01-01'`);
  });

  afterAll(() => api.close());

  const LISTS: [what: string, role: Role, path: () => string, entries?: string][] = [
    ['one’s own talents', 'provider', () => '/api/talents/?sort=-modified'],
    ['by title', 'provider', () => '/api/talents/?sort=title'],
    ['by priority', 'provider', () => '/api/talents/?sort=priority'],
    ['one’s own jobs', 'client', () => '/api/requests/?sort=priority'],
    ['lists', 'client', () => '/api/lists/'],
    ['cards of a list', 'client', () => `/api/lists/${own.list}/`],
    ['cards of a public list', 'visitor', () => `/api/lists/public/${key}/`],
    ['relations of a job', 'client', () => `/api/requests/${own.request}/get_relations/?status=all`],
    ['cards to propose', 'provider', () => `/api/talents/propose_cards/?for=${own.request}`, 'propose_cards'],
    ['matches', 'client', () => `/api/market_2/talents/?for=${own.request}&matching=all`],
    ['the market', 'visitor', () => '/api/market_2/talents/?sortBy=rate&facets=0&skills=1,2,3'],
    ['resources', 'visitor', () => '/api/available_resources/?company=acme'],
  ];

  test.each(LISTS)('%s', async (_, role, path, entries = 'items') => {
    const seen: unknown[] = [];
    let total = 0;
    for (let next: number | undefined = 0; next !== undefined;) {
      const at: string = addressOf(path(), next);
      const page: Answer = await api.call(at, { role });
      const again = await api.call(at, { role });
      expect(page.status).toBe(200);
      expect(withoutCursor(again.json)).toEqual(withoutCursor(page.json));
      seen.push(...page.json[entries].map(idOf));
      ({ total, next } = page.json);
    }
    expect(total).toBeGreaterThan(3);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  async function firstOf(path: string, role: Role): Promise<number[]> {
    return (await api.call(path, { role })).json.items.map(({ id }: { id: number }) => id);
  }

  async function post(path: string, body: object, role: Role) {
    const answer = await api.call(path, { method: 'POST', role, body });
    expect(answer.status).toBe(200);
    return answer.json;
  }
});

/** Removes the cursor, which contains the oldest transaction of the database server, which other tests use too. */
function withoutCursor(page: Answer['json']): object {
  return { ...page, cursor: undefined };
}

function addressOf(path: string, offset: number): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('limit', '3');
  url.searchParams.set('offset', String(offset));
  return url.pathname + url.search;
}

interface Entry {
  id?: number;
  uid?: string;
  relation?: { id: number } | null;
  card_data?: { id: number };
}

function idOf({ id, uid, relation, card_data }: Entry): unknown {
  return id ?? uid ?? relation?.id ?? card_data?.id;
}
