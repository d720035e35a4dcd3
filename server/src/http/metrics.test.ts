import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

const TOKEN = 'a-token-of-the-monitor';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ METRICS_TOKEN: TOKEN });
  while ((await api.call('/readyz')).json.market.memory !== 'ready') continue;
});

afterAll(() => api.close());

const metrics = (token = TOKEN) => api.call('/metrics', { headers: { authorization: `Bearer ${token}` } });

test('are for whoever has the token', async () => {
  expect((await metrics()).status).toBe(200);
  expect((await metrics('another-token-of-nobody')).status).toBe(404);
  expect((await api.call('/metrics')).status).toBe(404);
  expect((await api.call('/metrics', { role: 'staff' })).status).toBe(404);
});

test('count requests by our own patterns, whatever addresses visitors make up', async () => {
  await api.call('/api/talents/1/');
  await api.call('/api/talents/999999/');
  await api.call('/wp-login.php?secret=1');
  const { text } = await metrics();
  expect(text).toMatch(
    /crewdock_http_request_duration_seconds_count\{route="\/api\/talents\/:id\/",method="GET",status="2xx"\} 1/,
  );
  expect(text).toMatch(/route="\/api\/talents\/:id\/",method="GET",status="4xx"\} 1/);
  expect(text).not.toContain('wp-login');
  expect(text).not.toContain('talents/999999');
});

test('say what answers the market and what that takes', async () => {
  await api.call('/api/market_2/talents/');
  const { text } = await metrics();
  const lines = text.split('\n').map((line) => line.split(' '));
  const value = (name: string) => Number(lines.find(([first]) => first === `crewdock_${name}`)?.[1]);
  expect(value('market_search_duration_seconds_count{layer="memory"}')).toBeGreaterThan(0);
  expect(value('market_memory_ready')).toBe(1);
  expect(value('market_memory_cards')).toBeGreaterThan(80);
  expect(value('market_memory_bytes')).toBeGreaterThan(1000);
  expect(value('market_memory_bytes')).toBeLessThan(value('market_memory_limit_bytes'));
  expect(value('database_connections')).toBeGreaterThan(0);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_external_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test('are not there without a token', async () => {
  const other = await testApi();
  expect((await other.call('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  await other.close();
});
