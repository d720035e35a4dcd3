import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const waiting = async () => (await api.call('/api/admin-panel/waiting/', { role: 'staff' })).json;
const find = async (search: string) =>
  (await api.call(`/api/admin-panel/find/?search=${encodeURIComponent(search)}`, { role: 'staff' })).json;

async function newTalent(name: string): Promise<number> {
  const body = { name, title: 'Weaver', skills: [{ name: `Loom ${name}`, experience: 3, is_main: true }] };
  return (await api.call('/api/talents/', { method: 'POST', role: 'provider', body })).json.id;
}

test('a new talent with a typed skill is counted for screening and skills, and not for screening once verified', async () => {
  const before = await waiting();
  const id = await newTalent(`Ada ${randomUUID().slice(0, 8)}`);
  const now = await waiting();
  expect(now).toMatchObject({ screening: before.screening + 1, skills: before.skills + 1 });
  const at = `/api/admin-panel/talents/${id}/`;
  const { version } = (await api.call(at, { role: 'staff' })).json;
  await api.call(at, { method: 'PATCH', role: 'staff', body: { version, is_verified: true } });
  expect((await waiting()).screening).toBe(before.screening);
});

test('a job is counted while a proposal needs the reply of its side', async () => {
  const before = await waiting();
  const body = { title: 'Weaver', skills: [{ name: `Loom ${randomUUID()}`, experience: 3, is_main: true }] };
  const job = (await api.call('/api/requests/', { method: 'POST', role: 'client', body })).json.id;
  const talents = [await newTalent('Eda'), await newTalent('Fay')];
  for (const talent of talents) {
    await api.call(`/api/talents/${talent}/related-request/${job}/`, { method: 'POST', role: 'provider', body: {} });
  }
  expect((await waiting()).requests).toBe(before.requests + 1);
  const listed = await api.call('/api/admin-panel/requests/?is_waited_for=1&limit=1', { role: 'staff' });
  expect(listed.json.total).toBe(before.requests + 1);
});

test('counts are capped at 1,000', async () => {
  await api.database.pool.query(`insert into staff_update (kind, title, detail, status)
    select kind, title, detail, 'new' from staff_update cross join generate_series(1, 1100) limit 1100`);
  expect((await waiting()).updates).toBe(1000);
});

test('cards are found by number and by words, and people by email', async () => {
  const name = `Bela${randomUUID().slice(0, 8)}`;
  const id = await newTalent(name);
  expect((await find(String(id))).talents).toContainEqual({ id, name, more: 'Weaver' });
  expect((await find(name.toUpperCase())).talents).toEqual([{ id, name, more: 'Weaver' }]);
  const { email } = api.account('provider');
  const { people } = await find(email);
  expect(people).toContainEqual(expect.objectContaining({ more: email, table: 'vendors' }));
  expect(await find('nobodyiscalledthat')).toEqual({ requests: [], talents: [], people: [] });
  expect(await find('!!!')).toEqual({ requests: [], talents: [], people: [] });
});
