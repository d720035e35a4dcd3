import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;
let job: number;
let talent: number;

beforeAll(async () => {
  api = await testApi();
  job = (await api.call('/api/requests/?limit=1', { role: 'client' })).json.items[0].id;
  talent = (await api.call('/api/talents/?limit=1', { role: 'provider' })).json.items[0].id;
});

beforeEach(() => api.database.pool.query('delete from relation'));

afterAll(() => api.close());

interface Item {
  id: number;
  modified: string;
  title: string;
  match: { score: number; up_to: number; mode: string; unknown: string[] };
  relation: { id: number; status: string } | null;
}

const MODES = ['strict', 'moderate', 'recommended', 'all'];
const market = (type: 'talents' | 'requests', query: string, role: Role = 'staff') =>
  api.call(`/api/market_2/${type}/?facets=0&limit=100&${query}`, { role });
const items = async (type: 'talents' | 'requests', query: string): Promise<Item[]> =>
  (await market(type, query)).json.items;

async function ids(kind: 'talent' | 'request'): Promise<number[]> {
  const { rows } = await api.database.pool.query(
    `select id from ${kind} where is_active and not is_draft order by id limit 25`,
  );
  return rows.map(({ id }) => id);
}

describe('the market for a card', () => {
  test.each([
    ['talents', () => job, (other: number) => [job, other]],
    ['requests', () => talent, (other: number) => [other, talent]],
  ] as const)('omits linked %s with linked=0, also from the total and on further pages', async (type, own, pair) => {
    const all = await items(type, `for=${own()}&matching=all`);
    const linked = all.slice(0, 3).map(({ id }) => id);
    for (const other of linked) {
      const [request, talentId] = pair(other);
      await api.call(`/api/admin-panel/requests/${request}/related-talent/${talentId}/`, {
        method: 'POST',
        role: 'staff',
      });
    }
    const expected = all.map(({ id }) => id).filter((id) => !linked.includes(id));
    for (const mode of ['all', 'recommended']) {
      const { json } = await market(type, `for=${own()}&matching=${mode}&linked=0`);
      const shown: Item[] = json.items;
      expect(shown.filter(({ relation }) => relation !== null)).toEqual([]);
      expect(json.total).toBe(shown.length);
      if (mode === 'all') expect(shown.map(({ id }) => id)).toEqual(expected);
    }
    const two = async (from = '') => {
      const path = `/api/market_2/${type}/?facets=0&for=${own()}&matching=all&linked=0&limit=2${from}`;
      return (await api.call(path, { role: 'staff' })).json;
    };
    const first = await two();
    const second = await two(`&cursor=${first.cursor}`);
    expect([...first.items, ...second.items].map(({ id }: Item) => id)).toEqual(expected.slice(0, 4));
    expect((await market(type, `for=${own()}&matching=all&linked=1`)).json.total).toBe(all.length);
  });

  test.each([
    ['talents', 'request'],
    ['requests', 'talent'],
  ] as const)('shows %s by mode, each a subset of the next, for any requirements of the %s', async (type, kind) => {
    let isNarrowed = false;
    for (const id of await ids(kind)) {
      const byMode = await Promise.all(MODES.map((mode) => items(type, `for=${id}&matching=${mode}`)));
      const all = byMode.at(-1)!;
      expect(all.map((item) => item.id).toSorted()).toEqual((await plainIds(type)).toSorted());
      for (const [at, shown] of byMode.entries()) {
        // The mode must show exactly the cards whose own mode is at least as strict.
        const expected = all.filter(({ match }) => MODES.indexOf(match.mode) <= at);
        expect(shown).toEqual(expected);
        isNarrowed ||= shown.length < all.length && shown.length > 0;
      }
    }
    expect(isNarrowed).toBe(true);
  });

  test.each([
    ['talents', 'request'],
    ['requests', 'talent'],
  ] as const)('sorts %s by mode, score and upper bound of the score', async (type, kind) => {
    const seen = new Set<string>();
    for (const id of await ids(kind)) {
      const ranked = await items(type, `for=${id}&matching=all`);
      const places = ranked.map(({ match }) => [MODES.indexOf(match.mode), -match.score, -match.up_to]);
      expect(places).toEqual(places.toSorted(([a, b, c], [d, e, f]) => a! - d! || b! - e! || c! - f!));
      for (const { match } of ranked) {
        expect(match.up_to > match.score).toBe(match.unknown.length > 0);
        for (const field of match.unknown) seen.add(field);
      }
    }
    expect(seen).toContain('rate');
  });

  test('sorts equal matches by title similarity and then newest first', async () => {
    const skills = [{ name: 'Lacquering', experience: 3, is_main: true }];
    const make = async (title: string, role: Role = 'provider') =>
      (await api.call('/api/talents/', { method: 'POST', role, body: { name: 'Wim', title, skills } })).json.id;
    const body = { title: 'Lacquer painter of boats', skills };
    const painting = (await api.call('/api/requests/', { method: 'POST', role: 'client', body })).json.id;
    const [far, near, nearest, alike] = [
      await make('Cook'),
      await make('Painter'),
      await make('Painter of boats'),
      await make('Painter of boats'),
    ];
    const ranked = (await items('talents', `for=${painting}&matching=all&search=wim`)).map(({ id }) => id);
    expect(ranked).toEqual([alike, nearest, near, far]);
  });

  test('returns the same cards and total on a short page as in the full list, in every mode', async () => {
    for (const id of await ids('request')) {
      const all = await items('talents', `for=${id}&matching=all`);
      for (const [at, mode] of MODES.entries()) {
        const whole = all.filter(({ match }) => MODES.indexOf(match.mode) <= at);
        for (const [limit, offset] of [
          [1, 0],
          [2, 1],
        ] as const) {
          const { json } = await api.call(
            `/api/market_2/talents/?facets=0&for=${id}&matching=${mode}&limit=${limit}&offset=${offset}`,
            { role: 'staff' },
          );
          expect([id, mode, json.total, json.items]).toEqual([
            id,
            mode,
            whole.length,
            whole.slice(offset, offset + limit),
          ]);
        }
      }
    }
  });

  test('can be sorted by modification time, newest first', async () => {
    const ranked = await items('talents', `for=${job}&matching=all`);
    const newest = await items('talents', `for=${job}&matching=all&sortBy=-modified`);
    expect(newest.map(({ modified }) => modified)).toEqual(
      newest
        .map(({ modified }) => modified)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(newest.map(({ id }) => id))).toEqual(new Set(ranked.map(({ id }) => id)));
  });

  test('is paged with each card once and the total count on every page', async () => {
    const whole = await items('talents', `for=${job}&matching=all`);
    const paged: number[] = [];
    for (let offset = 0; offset < whole.length; offset += 7) {
      const { json } = await api.call(
        `/api/market_2/talents/?facets=0&limit=7&for=${job}&matching=all&offset=${offset}`,
        {
          role: 'client',
        },
      );
      expect(json.total).toBe(whole.length);
      paged.push(...json.items.map(({ id }: Item) => id));
    }
    expect(paged).toEqual(whole.map(({ id }) => id));
  });

  test('returns the relation of each card, and can be filtered by its status', async () => {
    const [first, second, third] = (await items('talents', `for=${job}&matching=all`)).map(({ id }) => id);
    await api.database.pool.query(
      `with added as (
         insert into relation (request_id, talent_id, status, initiated_by)
         values ($1, $2, 'proposed', 'talent'), ($1, $3, 'rejected', 'request') returning id, status)
       insert into relation_event (relation_id, side, to_status) select id, 'talent', status from added`,
      [job, first, second],
    );
    const shown = async (query: string) =>
      (await items('talents', `for=${job}&${query}`)).map(({ id, relation }) => [id, relation?.status]);
    // With a status, cards are shown in every mode.
    expect(await shown('matching=strict&status=proposed')).toEqual([[first, 'proposed']]);
    expect(await shown('matching=strict&status=active')).toEqual([[first, 'proposed']]);
    expect(await shown('matching=strict&status=rejected')).toEqual([[second, 'rejected']]);
    expect(await shown('matching=all&status=confirmed')).toEqual([]);
    expect((await shown('matching=moderate&status=all')).toSorted()).toEqual(
      [
        [first, 'proposed'],
        [second, 'rejected'],
      ].toSorted(),
    );
    expect(await shown('matching=all')).toContainEqual([third, undefined]);
  });

  test('applies the filters of the market', async () => {
    const { rows } = await api.database.pool.query(
      'select seniority from market_talent where company_id = 0 and seniority is not null limit 1',
    );
    const { seniority } = rows[0];
    const kept = await items('talents', `for=${job}&matching=all&seniority=${seniority}`);
    const plain = (await api.call(`/api/market_2/talents/?facets=0&limit=100&matching=all&seniority=${seniority}`)).json
      .items;
    expect(kept.map(({ id }) => id).toSorted()).toEqual(plain.map(({ id }: Item) => id).toSorted());
  });
});

describe('permissions for matches of a card', () => {
  test.each<[Role, number]>([
    ['client', 200],
    ['staff', 200],
    ['secondClient', 404],
    ['provider', 404],
    ['superadmin', 404],
  ])('only users who can edit the card are allowed: %s gets status %d', async (role, status) => {
    expect((await market('talents', `for=${job}`, role)).status).toBe(status);
  });

  test('a visitor must sign in, and another owner’s card is treated as unknown', async () => {
    expect((await market('talents', `for=${job}`, 'visitor')).status).toBe(401);
    const foreign = await market('talents', `for=${job}`, 'secondClient');
    const unknown = await market('talents', 'for=2147483645', 'secondClient');
    expect(foreign.text.replace(foreign.json.request_id, '')).toBe(unknown.text.replace(unknown.json.request_id, ''));
    expect((await market('requests', `for=${talent}`, 'provider')).status).toBe(200);
    expect((await market('requests', `for=${job}`, 'client')).status).toBe(404);
  });

  test('items contain no match when no card is given', async () => {
    const [item] = (await market('talents', '')).json.items;
    expect(item).not.toHaveProperty('match');
    expect((await market('talents', 'status=active')).status).toBeLessThan(500);
  });
});

async function plainIds(type: 'talents' | 'requests'): Promise<number[]> {
  const { json } = await api.call(`/api/market_2/${type}/?facets=0&limit=100&matching=all`);
  return json.items.map(({ id }: Item) => id);
}

test('a match explanation names a skill that was just created', async () => {
  const skills = [{ name: 'Bobbin weaving', experience: 3, is_main: true }];
  const make = (path: string, role: Role, body: object) => api.call(path, { method: 'POST', role, body });
  const asked = await make('/api/requests/', 'client', { title: 'Weaver', skills });
  const offered = await make('/api/talents/', 'provider', { name: 'Wanda', title: 'Weaver', skills });
  const { json } = await api.call(`/api/ai/explain_match/${asked.json.id}/${offered.json.id}/`, { role: 'client' });
  expect(json.parts[0].text).toBe('Main skills: has Bobbin weaving.');
});
