import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { MINIMUM_PASSWORD_COST } from '../../../../tests/support/password-cost.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../core/config/config.ts';

const TOKEN = 'a-token-of-the-monitor';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ METRICS_TOKEN: TOKEN });
});

afterAll(() => api.close());

const metrics = (token = TOKEN) => api.call('/metrics', { headers: { authorization: `Bearer ${token}` } });

test('require the token', async () => {
  expect((await metrics()).status).toBe(200);
  expect((await metrics('another-token-of-nobody')).status).toBe(404);
  expect((await api.call('/metrics')).status).toBe(404);
  expect((await api.call('/metrics', { role: 'staff' })).status).toBe(404);
});

test('count requests by route pattern, not by address', async () => {
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

test('count the jobs by lane and state', async () => {
  const { pool } = api.database;
  await pool.query('delete from graphile_worker._private_jobs');
  const add = (task: string, options = `run_at => now() - interval '1 hour'`) =>
    pool.query(`select (graphile_worker.add_job('${task}', ${options})).id`);
  for (const task of ['send-mail', 'remove-file', 'trim-market-changes', 'a-task-of-old']) await add(task);
  await add('clean-up', `run_at => now() + interval '1 hour'`);
  const { rows: running } = await add('clean-up');
  const { rows: failed } = await add('send-mail', 'max_attempts => 1');
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id = $1`, [
    running[0].id,
  ]);
  await pool.query('update graphile_worker._private_jobs set attempts = 1 where id = $1', [failed[0].id]);
  const { text } = await metrics();
  const counts = [...text.matchAll(/^crewdock_jobs\{lane="(\w+)",state="(\w+)"\} (\d+)$/gm)];
  expect(counts).toHaveLength(20);
  expect(counts.flatMap(([, lane, state, count]) => (count === '0' ? [] : [`${lane} ${state} ${count}`]))).toEqual([
    'mail waiting 1',
    'mail failed 1',
    'quick waiting 2',
    'long later 1',
    'long running 1',
    'none waiting 1',
  ]);
});

test('report the jobs by name and the unsent mails by reason', async () => {
  const { pool } = api.database;
  await pool.query(`
    delete from graphile_worker._private_jobs;
    select graphile_worker.add_job('clean-up', run_at => now() - interval '1 hour');
    insert into task_run values ('clean-up', to_timestamp(1767225600)) on conflict (task) do update set succeeded_at = excluded.succeeded_at;
    insert into mail (message_id, recipient, subject, html, text, failed_at, reason)
      values ('<a@b>', 'ada@example.com', '', '', '', now(), '550 RCPT TO'), ('<c@b>', 'ada@example.com', '', '', '', null, '451 DATA')`);
  const { text } = await metrics();
  for (const line of [
    'crewdock_task_jobs{task="clean-up",state="waiting"} 1',
    'crewdock_task_last_success_timestamp_seconds{task="clean-up"} 1767225600',
    'crewdock_mails_refused{reason="550 RCPT TO"} 1',
    'crewdock_mails_waiting{reason="451 DATA"} 1',
  ])
    expect(text).toContain(line);
  expect(Number(/crewdock_task_oldest_seconds\{task="clean-up"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(3590);
  expect(text).toMatch(/crewdock_log_lines\{level="error"\} \d/);
});

test('are available without the job counts when these cannot be read', async () => {
  await api.database.pool.query('alter view graphile_worker.jobs rename to hidden');
  const { status, text } = await metrics();
  await api.database.pool.query('alter view graphile_worker.hidden rename to jobs');
  expect(status).toBe(200);
  expect(text).not.toContain('crewdock_jobs{');
  expect(text).toContain('crewdock_market_memory_bytes ');
});

test('report which layer answers market queries and its memory', async () => {
  let text: string;
  do {
    // On a slow machine, SQL may answer the first calls instead of the in-memory market.
    await api.call('/api/market_2/talents/');
    ({ text } = await metrics());
  } while (!text.includes('layer="memory"') || !text.includes('memory_ready 1'));
  const lines = text.split('\n').map((line) => line.split(' '));
  const value = (name: string) => Number(lines.find(([first]) => first === `crewdock_${name}`)?.[1]);
  expect(value('market_search_duration_seconds_count{layer="memory"}')).toBeGreaterThan(0);
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

test('are not available without a configured token', async () => {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', MARKET_MEMORY_MB: '0' });
  const other = await buildApp({
    config,
    db: api.database,
    log: pino({ level: 'silent' }),
    passwordCost: MINIMUM_PASSWORD_COST,
  });
  for (const authorization of ['', 'Bearer undefined', 'Bearer '])
    expect((await other.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  await other.close();
});
