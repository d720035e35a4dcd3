import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { readConfig } from '../../core/config/config.ts';
import { createOrigins } from '../../core/config/origins.ts';
import { createOutbox } from '../email/outbox.ts';
import { freeJobsOfTheDead } from './heartbeat.ts';
import { LANES } from './lanes.ts';
import type { TaskName } from './payloads.ts';
import type { Worker } from './worker.ts';
import { startTasks } from '../../tasks.ts';

const lines: { msg: string; lane?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const outbox = createOutbox(createOrigins(new URL('http://localhost:3000')), 'post@example.com');
const workers: Worker[] = [];
/** Connections whose locks block tasks. */
const holding: PoolClient[] = [];
let database: TestDatabase;
let smtp: TestSmtp;

beforeAll(async () => {
  database = await testDatabase();
  smtp = await startSmtp();
});

afterEach(async () => {
  // Releases the locks before closing the workers, because closing waits for running jobs.
  for (const client of holding.splice(0)) client.release(true);
  for (const worker of workers.splice(0)) await worker.close();
  smtp.mood = 'accept';
  smtp.mails.length = 0;
  smtp.seen = 0;
  lines.length = 0;
  await database.pool.query('delete from mail; delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await smtp.close();
  await database.close();
});

test('a committed job runs, and a rolled-back one does not', async () => {
  start();
  const failed = write('nobody@example.com', () => {
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await write('somebody@example.com');
  await smtp.received(1);
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([['somebody@example.com']]);
  expect((await sql`select 1 from mail`.execute(database.kysely)).rows).toHaveLength(1);
});

test('two workers share the jobs, and each job runs once', async () => {
  start();
  start();
  const everybody = Array.from({ length: 60 }, (_, at) => `person${at}@example.com`);
  await Promise.all(everybody.map((to) => write(to)));
  await smtp.received(everybody.length);
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual(everybody.toSorted());
});

test('jobs of a dead worker are taken over by the next one', async () => {
  await write('patient@example.com');
  await lockedBy('pool-that-was-killed');
  start();
  await untilNoJobs();
  expect(smtp.mails).toHaveLength(1);
});

test('jobs of a living worker are not released', async () => {
  smtp.mood = 'silent';
  start();
  await write('slow@example.com');
  await smtp.reached(1);
  expect(await freeJobsOfTheDead(database.kysely)).toEqual([]);
  expect(await holders()).toHaveLength(1);
});

test('a worker recovers after the database broke all its connections', async () => {
  start();
  await write('before@example.com');
  await untilNoJobs();
  await breakConnections();
  await write('after@example.com');
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0])).toEqual(['before@example.com', 'after@example.com']);
});

test('a worker that could not record a finished job restarts, and the mail is not sent again', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`);
  start();
  await write('once@example.com');
  await smtp.received(1);
  while (!lines.some(({ msg }) => msg === 'job worker stopped; restarting')) await sleep(20);
  await database.pool.query('drop function refuse cascade');
  await untilNoJobs();
  expect(smtp.mails).toHaveLength(1);
});

test('a job interrupted by lost connections is repeated once', async () => {
  smtp.mood = 'silent';
  start();
  await write('twice@example.com');
  await smtp.reached(1);
  await breakConnections();
  smtp.mood = 'accept';
  smtp.hangUp();
  await smtp.received(1);
  await untilNoJobs();
  expect(smtp.mails).toHaveLength(1);
});

test('mails and quick tasks run while long ones fill their lane, and tasks run while a mail server is silent', async () => {
  const release = await holdUpLongTasks();
  start();
  await addJobs('clean-up', 1000);
  while ((await holdersOf('clean-up')) < LANES.long) await sleep(20);
  await write('mail@example.com');
  await addJobs('trim-market-changes', 20);
  await smtp.received(1);
  while ((await waiting('trim-market-changes')) > 0) await sleep(20);
  smtp.mood = 'silent';
  await Promise.all(['one', 'two', 'three'].map((name) => write(`${name}@example.com`)));
  await smtp.reached(LANES.mail);
  await addJobs('trim-market-changes', 20);
  while ((await waiting('trim-market-changes')) > 0) await sleep(20);
  expect([await holdersOf('clean-up'), await waiting('clean-up')]).toEqual([LANES.long, 1000]);
  await release();
});

test('a lane that failed restarts while the others continue', async () => {
  const release = await holdUpLongTasks();
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs
      for each row when (old.payload::text like '%fails%') execute function refuse()`);
  start();
  await addJobs('clean-up', 1);
  while ((await holdersOf('clean-up')) === 0) await sleep(20);
  const holder = await holders();
  await addJobs('trim-market-changes', 1, { fails: true });
  while (!lines.some(({ msg, lane }) => msg === 'job worker stopped; restarting' && lane === 'quick')) await sleep(20);
  expect(await holders()).toEqual(expect.arrayContaining(holder));
  await database.pool.query('drop function refuse cascade');
  while ((await waiting('trim-market-changes')) > 0) await sleep(20);
  expect(lines.filter(({ msg }) => msg === 'job worker stopped; restarting')).toMatchObject([{ lane: 'quick' }]);
  await release();
});

test('closing does not wait for an unresponsive server, and the job stays queued', async () => {
  smtp.mood = 'silent';
  const worker = start();
  await write('later@example.com');
  await smtp.reached(1);
  await worker.close();
  workers.length = 0;
  expect(await holders()).toEqual([]);
  const { rows } = await database.pool.query('select attempts from graphile_worker.jobs');
  expect(rows).toEqual([{ attempts: 1 }]);
});

test('jobs postponed by a wrong clock run now, and on schedule afterwards', async () => {
  await database.pool.query(`
    insert into graphile_worker._private_known_crontabs values ('run-operations', now(), now() + interval '1 year')
      on conflict (identifier) do update set last_execution = excluded.last_execution;
    select graphile_worker.add_job('trim-market-changes', '{"_cron":{"ts":"2030"}}', run_at => now() + interval '1 year')
      from generate_series(1, 3)`);
  start();
  while ((await waiting('trim-market-changes')) > 0) await sleep(20);
  const { rows } = await database.pool.query(
    `select last_execution <= now() as is_past from graphile_worker._private_known_crontabs where identifier = 'run-operations'`,
  );
  expect(rows).toEqual([{ is_past: true }]);
  expect(
    lines.filter(({ msg }) => msg === 'reset last-run times of scheduled tasks that were in the future'),
  ).toHaveLength(1);
});

function start(): Worker {
  const config = readConfig({ SMTP_URL: smtp.url, NODE_ENV: 'test' });
  const worker = startTasks({ config, db: database, log });
  workers.push(worker);
  return worker;
}

async function write(to: string, afterwards = () => {}): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    const letter = { subject: 'Hello', heading: 'Hello', paragraphs: ['How are you?'] };
    await outbox.write(trx, { to, company: null, letter });
    afterwards();
  });
}

async function addJobs(task: TaskName, count: number, payload: object = {}): Promise<void> {
  await database.pool.query(`select graphile_worker.add_job($1, $2::json) from generate_series(1, $3)`, [
    task,
    JSON.stringify(payload),
    count,
  ]);
}

/** Blocks the clean-up task with a table lock. Returns a function that releases the lock. */
async function holdUpLongTasks(): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  holding.push(client);
  await client.query('begin; lock table registration');
  return async () => {
    await database.pool.query(`delete from graphile_worker._private_jobs where locked_at is null`);
    await client.query('commit');
  };
}

async function lockedBy(worker: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker}`.execute(database.kysely);
}

async function holders(): Promise<string[]> {
  const { rows } = await database.pool.query<{ locked_by: string }>(
    'select locked_by from graphile_worker.jobs where locked_by is not null',
  );
  return rows.map(({ locked_by }) => locked_by);
}

async function holdersOf(task: TaskName): Promise<number> {
  const { rows } = await database.pool.query(
    'select 1 from graphile_worker.jobs where locked_by is not null and task_identifier = $1',
    [task],
  );
  return rows.length;
}

/** Counts the unfinished jobs of a task. */
async function waiting(task: TaskName): Promise<number> {
  const { rows } = await database.pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [task]);
  return rows.length;
}

/** Terminates all other connections to the database. */
async function breakConnections(): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function untilNoJobs(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query('select 1 from graphile_worker.jobs');
    if (rows.length === 0) return;
    await sleep(20);
  }
}
