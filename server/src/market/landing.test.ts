import type { Landing } from '@crewdock/contract/landing';
import { HIRE } from '@crewdock/contract/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const ACME = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  await hire(`company_id is null`, 2);
  await hire(`company_id = (select id from company where slug = 'acme')`, 1);
});

afterAll(() => api.close());

interface Job {
  id: number;
  company_name: string | null;
}

async function hire(whose: string, count: number): Promise<void> {
  await api.database.pool.query(
    'delete from relation where request_id in (select id from request where ' + whose + ')',
  );
  await api.database.pool.query(
    `insert into relation (request_id, talent_id, status, initiated_by, proceed_reason_id)
     select q.id, t.id, 'proceeded', 'request', $1
     from (select min(id) as id from request where ${whose}) q, (select id from talent order by id limit $2) t`,
    [HIRE, count],
  );
}

async function jobs(host?: string): Promise<Job[]> {
  return (await api.call('/api/market_2/requests/?limit=100&facets=0', { host })).json.items;
}

async function landing(host?: string): Promise<Landing> {
  const answer = await api.call('/api/landing/', { host });
  expect(answer.status).toBe(200);
  return answer.json;
}

/** Counts jobs by company name, highest count first. */
function tally(of: Job[]): Landing['hiring'] {
  const names = [...new Set(of.flatMap(({ company_name: name }) => name || []))];
  return names
    .map((name) => ({ name, jobs: of.filter((job) => job.company_name === name).length }))
    .toSorted((a, b) => b.jobs - a.jobs || (a.name < b.name ? -1 : 1))
    .slice(0, 12);
}

const byName = (hiring: Landing['hiring']) => new Map(hiring.map(({ name, jobs: count }) => [name, count]));

test('the main portal returns its number of hires and the companies with jobs in its market', async () => {
  const { hires, hiring } = await landing();
  expect(hires).toBe(2);
  const expected = tally(await jobs());
  expect(expected.length).toBeGreaterThan(3);
  expect(byName(hiring)).toEqual(byName(expected));
  const counts = hiring.map(({ jobs: count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('a company’s portal returns only its own hires and jobs', async () => {
  const { hires, hiring } = await landing(ACME);
  expect(hires).toBe(1);
  const open = new Set((await jobs()).map(({ id }) => id));
  const own = (await jobs(ACME)).filter(({ id }) => !open.has(id));
  expect(own.length).toBeGreaterThan(0);
  expect(byName(hiring)).toEqual(byName(tally(own)));
});

test('the landing data is cached between requests', async () => {
  const before = await landing();
  await api.database.pool.query('delete from relation');
  expect(await landing()).toEqual(before);
});

test('a portal with a closed market returns 404 for the landing data', async () => {
  await api.database.pool.query(`update company set market_enabled = false where slug = 'sunrise'`);
  expect((await api.call('/api/landing/', { host: 'sunrise.localhost' })).status).toBe(404);
});
