import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const GUESSES = 10_000;
const AT_ONCE = 50;
const GUESSER = '203.0.113.9';
const CLIENT = '198.51.100.7';

let api: TestApi;
let talent: number;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  const { rows } = await api.database.pool.query(
    `select c.id from talent c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
       and c.is_active and not c.is_on_hold and not c.is_draft order by c.id limit 1`,
    [api.account('provider').email],
  );
  talent = rows[0].id;
});

beforeEach(async () => {
  await api.database.pool.query('truncate rate_limit');
});

afterAll(() => api.close());

const post = (path: string, body: object, address: string) =>
  api.call(`/api/${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
const made = async (path: string, body: object) =>
  (await api.call(`/api/talents/${talent}/${path}`, { method: 'POST', role: 'provider', body })).json;

/** Returns the distinct statuses of the responses to the guesses. */
async function guess(call: (at: number) => ReturnType<typeof post>): Promise<number[]> {
  const statuses = new Set<number>();
  for (let at = 0; at < GUESSES; at += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => call(at + each)));
    for (const { status } of answers) statuses.add(status);
  }
  return [...statuses].toSorted();
}

test('10,000 guessed passwords open no share link, and the right password still works meanwhile', async () => {
  const { url } = await made('create_tag/', { tag: 'Northwind', password: 'otters paint' });
  const link = `talents/${new URL(url).pathname.split('/')[2]}/open/`;
  expect(await guess((at) => post(link, { password: `guess ${at}` }, GUESSER))).toEqual([403, 429]);
  expect((await post(link, { password: 'otters paint' }, CLIENT)).status).toBe(200);
});

test('10,000 guessed keys and passwords open no statistics, and valid access still works meanwhile', async () => {
  const { key, password } = await made('statistics_access/', { email: 'ann@client.example' });
  const statistics = `talents/${talent}/statistics/`;
  const guesses = [
    (at: number) => ({ key, password: `guess ${at}` }),
    (at: number) => ({ email: 'ann@client.example', password: `guess ${at}` }),
    (at: number) => ({ key: `${at}`.padStart(22, 'a'), password }),
    (at: number) => ({ email: `ann${at}@client.example`, password }),
  ];
  expect(await guess((at) => post(statistics, guesses[at % 4]!(at), GUESSER))).toEqual([400, 429]);
  expect((await post(statistics, { key, password }, CLIENT)).status).toBe(200);
  const own = await api.call(`/api/${statistics}`, { method: 'POST', role: 'provider', body: {} });
  expect(own.status).toBe(200);
});

test('10,000 guessed numbers open no link, and valid links still open meanwhile', async () => {
  const { url } = await made('create_tag/', { tag: 'Southwind' });
  const key = decodeURIComponent(new URL(url).pathname.split('/')[2]!);
  const guessed = (at: number) => key.replace(/\d{12}/, String(100_000_000_000 + at));
  expect(await guess((at) => post(`talents/${guessed(at)}/open/`, {}, GUESSER))).toEqual([404, 429]);
  expect((await post(`talents/${key}/open/`, {}, CLIENT)).status).toBe(200);
  expect((await post(`talents/${key}/open/`, {}, GUESSER)).status).toBe(200);
});
