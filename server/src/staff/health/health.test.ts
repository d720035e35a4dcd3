import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const health = async () => (await api.call('/api/admin-panel/health/', { role: 'staff' })).json;
const again = (id: string) => api.call(`/api/admin-panel/mails/${id}/again/`, { method: 'POST', role: 'staff' });

test('tasks are listed with their waiting and failed jobs, the oldest job and the last success', async () => {
  const { pool } = api.database;
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(`select graphile_worker.add_job('clean-up', run_at => now() - interval '2 hours')`);
  await pool.query(`select graphile_worker.add_job('sweep-files', max_attempts => 1)`);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = E'no store\\n  at somewhere'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'sweep-files')`,
  );
  await pool.query(`insert into task_run values ('resource-digests', '2026-01-01T06:27:00Z')`);
  const { tasks, clock_ahead } = await health();
  const of = (name: string) => tasks.find(({ task }: { task: string }) => task === name);
  expect(of('clean-up')).toMatchObject({ waiting: 1, failed: 0, succeeded: null });
  expect(Date.now() - Date.parse(of('clean-up').oldest)).toBeGreaterThan(7_100_000);
  expect(of('sweep-files')).toMatchObject({ waiting: 0, failed: 1, error: 'no store' });
  expect(of('resource-digests')).toMatchObject({ waiting: 0, succeeded: '2026-01-01T06:27:00.000Z' });
  expect(Math.abs(clock_ahead)).toBeLessThan(30);
});

test('emails refused by mail servers are listed, and staff can retry them', async () => {
  const id = await insertMail('550 RCPT TO');
  const { mails } = await health();
  expect(mails.refused).toEqual([{ reason: '550 RCPT TO', count: 1 }]);
  expect(mails.last_refused).toMatchObject([{ id, recipient: 'ada@example.com', reply: '550 no such user' }]);
  expect((await again(id)).status).toBe(200);
  const after = (await health()).mails;
  expect(after.refused).toEqual([]);
  expect(after.waiting).toEqual([{ reason: 'not tried yet', count: 1 }]);
  const { rows } = await api.database.pool.query(
    `select payload ->> 'id' as mail from graphile_worker._private_jobs where payload ->> 'id' = $1`,
    [id],
  );
  expect(rows).toEqual([{ mail: id }]);
  expect((await again(id)).status).toBe(409);
  expect((await again(randomUUID())).status).toBe(404);
});

test('pending emails are counted by reason: recipient rate limit or batching', async () => {
  const { pool } = api.database;
  await pool.query('delete from mail');
  for (const id of [await insertMail('limit'), await insertMail('limit')]) {
    await pool.query('update mail set failed_at = null where id = $1', [id]);
  }
  const waits = await insertMail('');
  await pool.query(
    `update mail set failed_at = null, gathers_as = 'x', parts = '[]', created_at = '2020-01-01' where id = $1`,
    [waits],
  );
  const { mails } = await health();
  expect(mails.waiting).toEqual([
    { reason: 'limit', count: 2 },
    { reason: 'batching', count: 1 },
  ]);
  // A batched email does not count as the oldest pending email.
  expect(new Date(mails.oldest).getFullYear()).toBeGreaterThan(2020);
});

async function insertMail(reason: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `insert into mail (message_id, recipient, subject, html, text, failed_at, last_error, reason)
     values ($1, 'ada@example.com', 'Hello', '', '', now(), '550 no such user', $2) returning id`,
    [`<${randomUUID()}@example.com>`, reason],
  );
  return rows[0]!.id;
}
