import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

async function list(query: string, host?: string, type = 'talents') {
  const answer = await api.call(`/api/market_2/${type}/?${query}`, { host });
  expect(answer.status).toBe(200);
  return answer.json;
}

/** The ids of the first 100 cards that the market returns for a query. */
async function allIds(query: string, host?: string): Promise<number[]> {
  const { items } = await list(`limit=100&facets=0&${query}`, host);
  return items.map(({ id }: { id: number }) => id);
}

describe('the open market', () => {
  test('shows each open card once across its pages', async () => {
    const first = await list('limit=40');
    const second = await list('limit=40&offset=40&facets=0');
    expect(first.total).toBe(60);
    expect(second.facets).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    expect((await list('', undefined, 'requests')).total).toBe(20);
  });

  test('the count of a facet value is the total after selecting it', async () => {
    const { facets } = await list('');
    const picks = [
      ...facets.seniority.map(({ id, count }: Counted) => [`seniority=${id}`, count]),
      ...facets.skills.slice(0, 8).map(({ id, count }: Counted) => [`skills=${id}`, count]),
      ...facets.country
        .slice(0, 5)
        .map(({ code, count }: { code: string; count: number }) => [`location=${code}`, count]),
      ...facets.categories.map(({ id, count }: Counted) => [`category=${id}`, count]),
      ...facets.specializations.slice(0, 8).map(({ id, count }: Counted) => [`specializations=${id}`, count]),
      ...facets.industries.slice(0, 5).map(({ id, count }: Counted) => [`industry=${id}`, count]),
      ...facets.availability.map(({ days, count }: { days: number; count: number }) => [`availability=${days}`, count]),
    ];
    for (const [query, count] of picks) {
      expect([query, (await list(`facets=0&${query}`)).total]).toEqual([query, count]);
    }
    const terms = (await list('', undefined, 'requests')).facets;
    expect(terms.work_mode.map(({ label }: { label: string }) => label)).toEqual(['Remote', 'Hybrid', 'On site']);
    for (const name of ['engagement', 'work_mode']) {
      for (const { id, count } of terms[name] as Counted[]) {
        const query = `facets=0&${name}=${id}`;
        expect([query, (await list(query, undefined, 'requests')).total]).toEqual([query, count]);
      }
    }
  });

  test('a job is found by words of its city and region, and only by them', async () => {
    const skills = [{ name: 'Rust', experience: 3, is_main: true }];
    const place = { title: 'Austin platform engineer', city: 'São Paulo', region: 'Texas', countries: ['BR'] };
    const body = { ...place, skills, company_name: 'Zürich Ltd' };
    const { json } = await api.call('/api/requests/', { method: 'POST', role: 'client', body });
    const found = async (query: string) =>
      (await list(query, undefined, 'requests')).items.map(({ id }: Counted) => id);
    for (const city of ['sao paulo', 'São', 'texas sao', 'PAULO,'])
      expect([city, await found(`city=${encodeURIComponent(city)}`)]).toEqual([city, [json.id]]);
    for (const city of ['Austin', 'aulo', 'Brazil', 'Zürich', '!'])
      expect([city, await found(`city=${encodeURIComponent(city)}`)]).toEqual([city, []]);
    expect(await found('search=paulo')).toEqual([json.id]);
    const none = await list('city=Nowhere', undefined, 'requests');
    expect(none.without).toEqual([{ filter: 'city', count: 21 }]);
    expect(await allIds('city=paulo')).toEqual([]);
    const moved = { city: null, region: null };
    await api.call(`/api/requests/${json.id}/`, { method: 'PATCH', role: 'client', body: moved });
    expect(await found('city=paulo')).toEqual([]);
    await api.call(`/api/requests/${json.id}/`, { method: 'PATCH', role: 'client', body: { is_on_hold: true } });
  });

  test('availability counts are cumulative, and filters on values that no card has match nothing', async () => {
    const { facets } = await list('');
    const counts = facets.availability.map(({ count }: { count: number }) => count);
    expect(facets.availability.map(({ days }: { days: number }) => days)).toEqual([0, 14, 30, 90]);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[3]).toBeLessThan(60);
    expect(facets.engagement).toEqual([]);
    const jobs = await list('availability=14', undefined, 'requests');
    expect([jobs.total, jobs.without]).toEqual([0, [{ filter: 'availability', count: 20 }]]);
    expect(await allIds('work_mode=1')).toEqual([]);
  });

  test('a talent with a start date is found by the availability periods that include it', async () => {
    const [id] = await allIds('');
    const told = (day: string) =>
      api.database.pool.query(
        `update market_talent set available_from = (now() at time zone 'UTC')::date + $2::int, notice_period = null where card_id = $1`,
        [id, day],
      );
    const within = async () => {
      const found = await Promise.all([0, 14, 30, 90].map((days) => allIds(`ids=${id}&availability=${days}`)));
      return found.map(({ length }) => length);
    };
    await told('1');
    expect(await within()).toEqual([0, 1, 1, 1]);
    await told('30');
    expect(await within()).toEqual([0, 0, 1, 1]);
    await told('91');
    expect(await within()).toEqual([0, 0, 0, 0]);
    await told('-3');
    expect(await within()).toEqual([1, 1, 1, 1]);
  });

  test('an empty result lists the exact number of cards without each filter', async () => {
    const { facets } = await list('');
    const [country] = facets.country;
    const query = `hourlyRate=999999-&location=${country.code}&search=zzzzzz`;
    const { total, without } = await list(query);
    expect(total).toBe(0);
    expect(without.map(({ filter }: { filter: string }) => filter).sort()).toEqual([
      'hourlyRate',
      'location',
      'search',
    ]);
    const unreachable = await list(`hourlyRate=999999-&location=${country.code}`);
    expect(unreachable.without).toEqual([
      { filter: 'hourlyRate', count: country.count },
      { filter: 'location', count: 0 },
    ]);
  });

  test('the search finds cards by an alias of a skill', async () => {
    const { json } = await api.call('/api/market_2/skills/?search=js&limit=1');
    const skilled = await allIds(`skills=${json[0].id}`);
    expect(json[0].name).toBe('JavaScript');
    expect(skilled.length).toBeGreaterThan(0);
    expect(await allIds('search=js')).toEqual(expect.arrayContaining(skilled));
  });

  test('cards can be sorted by ascending or descending rate, with unknown rates last', async () => {
    const { items } = await list('sortBy=rate&limit=100');
    const rates = items.map(hourly);
    const known = rates.filter((rate: number | null) => rate !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect(rates.slice(known.length).every((rate: number | null) => rate === null)).toBe(true);
    const down = (await list('sortBy=-rate&limit=100')).items.map(hourly);
    expect(down.slice(0, known.length)).toEqual([...known].reverse());
  });

  test('cards can be sorted by modification time, newest first', async () => {
    const { items } = await list('sortBy=-modified&limit=100');
    const times = items.map(({ modified }: { modified: string }) => modified);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('companies', () => {
  test('a company’s host shows its own cards in addition to the open ones', async () => {
    const open = await allIds('');
    const acme = await allIds('', 'acme.localhost');
    expect(acme).toEqual(expect.arrayContaining(open));
    expect(acme.length).toBeGreaterThan(open.length);
    expect(await ownersOf(acme)).toEqual(new Set([null, 'acme']));
  });

  test('the company parameter selects the market of that company', async () => {
    expect(await allIds('company=sunrise')).toEqual(await allIds('', 'sunrise.localhost'));
  });

  test('a company’s host returns 404 for another company, as for an unknown one', async () => {
    const other = await api.call('/api/market_2/talents/?company=sunrise', { host: 'acme.localhost' });
    const unknown = await api.call('/api/market_2/talents/?company=nobody', { host: 'acme.localhost' });
    expect([other.status, unknown.status]).toEqual([404, 404]);
    expect(withoutId(other.json)).toEqual(withoutId(unknown.json));
  });

  test('ids of another company’s cards are ignored in a list of ids', async () => {
    const sunrise = await allIds('', 'sunrise.localhost');
    const acme = await allIds('', 'acme.localhost');
    const foreign = sunrise.filter((id) => !acme.includes(id));
    expect(foreign.length).toBeGreaterThan(0);
    const own = acme.slice(0, 2);
    expect((await allIds(`ids=${[...own, ...foreign].join(',')}`, 'acme.localhost')).sort()).toEqual([...own].sort());
  });

  test('counts and facets include no card of another company', async () => {
    const { total, facets } = await list('', 'acme.localhost');
    expect(total).toBe((await allIds('', 'acme.localhost')).length);
    const sum = facets.seniority.reduce((whole: number, { count }: Counted) => whole + count, 0);
    expect(sum).toBe(total);
  });

  test('a company with a closed market shows visitors no cards in lists, on card pages or in its sitemap', async () => {
    const host = 'verdant.localhost';
    const [id] = await allIds('', host);
    const paths = ['/api/market_2/talents/', `/api/talents/${id}/`, '/sitemap/talents-1.xml'];
    const statuses = async () => Promise.all(paths.map(async (path) => (await api.call(path, { host })).status));
    const close = (closed: boolean) =>
      api.database.pool.query(`update company set market_enabled = $1 where slug = 'verdant'`, [!closed]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await close(true);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await api.call('/sitemap.xml', { host })).text).not.toContain('talents');
    expect((await api.call('/sitemap/pages.xml', { host })).text).not.toContain('/market');
    expect((await api.call(`/api/talents/${id}/`, { host, role: 'staff' })).status).toBe(200);
    await close(false);
  });
});

describe('shared links', () => {
  const share = (query: string, host?: string) =>
    api.call('/api/market/talents/', { method: 'POST', body: { query }, host });

  test('return the view that they were created for, and the same view gets the same link', async () => {
    const { json } = await share('seniority=3,4&sortBy=rate&ids=1,2');
    expect((await share('seniority=3,4&sortBy=rate&ids=1,2')).json).toEqual(json);
    expect((await api.call(`/api/market/talents/${json.hash}/`)).json).toEqual(json);
  });

  test('work only on the portal and the market where they were created', async () => {
    const { hash } = (await share('seniority=3', 'acme.localhost')).json;
    expect((await api.call(`/api/market/talents/${hash}/`, { host: 'acme.localhost' })).status).toBe(200);
    expect((await api.call(`/api/market/talents/${hash}/`)).status).toBe(404);
    expect((await api.call(`/api/market/jobs/${hash}/`, { host: 'acme.localhost' })).status).toBe(404);
  });

  test('are rate-limited on creation', async () => {
    const statuses = [];
    for (let at = 0; at < 70; at++) statuses.push((await share(`search=word${at}`)).status);
    expect(statuses).toContain(429);
  });
});

interface Counted {
  id: number;
  count: number;
}

/** The hourly rate by which the market sorts: monthly rates are divided by 160 hours. */
function hourly({ hourly_rate, monthly_rate }: Record<string, { min: number } | null>): number | null {
  return hourly_rate?.min ?? (monthly_rate ? Math.round(monthly_rate.min / 160) : null);
}

function withoutId({ request_id: _, ...rest }: Record<string, unknown>): object {
  return rest;
}

async function ownersOf(ids: number[]): Promise<Set<string | null>> {
  const { rows } = await api.database.pool.query(
    'select distinct c.slug from talent t left join company c on c.id = t.company_id where t.id = any($1)',
    [ids],
  );
  return new Set(rows.map(({ slug }: { slug: string | null }) => slug));
}
