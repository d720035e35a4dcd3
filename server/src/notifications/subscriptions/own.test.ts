import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => void (api = await testApi()));
beforeEach(() => sql('delete from market_subscription'));
afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values.length > 0 ? values : undefined)).rows;

const subscribe = (query: string, { type = 'talents', host }: { type?: string; host?: string } = {}) =>
  api.call(`/api/market/${type}/subscribe/`, {
    method: 'POST',
    role: 'client',
    body: { query, frequency: 'daily', message_id: randomUUID() },
    ...(host && { host }),
  });

describe('own subscriptions', () => {
  const list = async (role: 'client' | 'provider', host?: string) =>
    (await api.call('/api/profile/subscriptions/', { role, ...(host && { host }) })).json;
  const change = (uid: string, body: object, role: 'client' | 'provider' = 'client') =>
    api.call(`/api/profile/subscriptions/${uid}/`, { method: 'PATCH', role, body });

  test('are listed per portal and can be changed, ended and resumed, and those of others return 404', async () => {
    await subscribe('seniority=3', { type: 'jobs' });
    await subscribe('', { host: 'acme.localhost' });
    const [one, ...others] = await list('client');
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      about: 'jobs',
      filters: ['Seniority: Senior'],
      path: '/market/jobs?seniority=3',
      frequency: 'daily',
      is_paused: false,
      is_active: true,
    });
    expect(await list('provider')).toEqual([]);
    expect((await change(one.uid, { is_paused: true }, 'provider')).status).toBe(404);
    expect((await change(one.uid, {})).status).toBe(400);
    expect((await change(one.uid, { frequency: 'weekly', is_paused: true })).json).toMatchObject({
      frequency: 'weekly',
      is_paused: true,
    });
    expect((await change(one.uid, { is_active: false })).json.is_active).toBe(false);
    expect(await list('client')).toEqual([]);
    expect((await change(one.uid, { is_active: true })).json).toMatchObject({ is_active: true, is_paused: false });
    expect(await list('client')).toHaveLength(1);
  });

  test('include those for available resources', async () => {
    await sql(
      `insert into resource_subscription (email, confirmed_at, filters) values ($1, now(), '{"seniority": [3]}')`,
      api.account('client').email,
    );
    const [one] = await list('client');
    expect(one).toMatchObject({ about: 'resources', filters: ['Seniority: Senior'], frequency: 'daily' });
    expect((await change(one.uid, { is_paused: true, frequency: 'weekly' })).json).toMatchObject({
      is_paused: true,
      frequency: 'weekly',
    });
    expect((await change(one.uid, { is_active: false })).json.is_active).toBe(false);
    expect(await list('client')).toEqual([]);
    await sql('delete from resource_subscription');
  });
});
