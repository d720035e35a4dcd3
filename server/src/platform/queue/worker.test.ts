import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { readConfig } from '../config.ts';
import { createOrigins } from '../http/origins.ts';
import { createOutbox } from '../mail/outbox.ts';
import { freeJobsOfTheDead } from './heartbeat.ts';
import type { Worker } from './worker.ts';
import { startTasks } from '../../tasks.ts';

const lines: { msg: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const outbox = createOutbox(createOrigins(new URL('http://localhost:3000')));
const workers: Worker[] = [];
let database: TestDatabase;
let smtp: TestSmtp;

beforeAll(async () => {
  database = await testDatabase();
  smtp = await startSmtp();
});

afterEach(async () => {
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

test('a job that was committed is done, one that was rolled back is not', async () => {
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

test('two workers share the jobs, each is done once', async () => {
  start();
  start();
  const everybody = Array.from({ length: 60 }, (_, at) => `person${at}@example.com`);
  await Promise.all(everybody.map((to) => write(to)));
  await smtp.received(everybody.length);
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual(everybody.toSorted());
});

test('jobs of a worker that is gone are taken up by the next', async () => {
  await write('patient@example.com');
  await lockedBy('pool-that-was-killed');
  start();
  await untilNoJobs();
  expect(smtp.mails).toHaveLength(1);
});

test('jobs of a living worker stay its own', async () => {
  smtp.mood = 'silent';
  start();
  await write('slow@example.com');
  await smtp.reached(1);
  expect(await freeJobsOfTheDead(database.kysely)).toEqual([]);
  expect(await holders()).toHaveLength(1);
});

test('a worker goes on after the database broke all of its connections', async () => {
  start();
  await write('before@example.com');
  await untilNoJobs();
  await breakConnections();
  await write('after@example.com');
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0])).toEqual(['before@example.com', 'after@example.com']);
});

test('a worker that could not write that a job is done starts anew, and the mail is not sent again', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`);
  start();
  await write('once@example.com');
  await smtp.received(1);
  while (!lines.some(({ msg }) => msg === 'the worker stopped and starts anew')) await sleep(20);
  await database.pool.query('drop function refuse cascade');
  await untilNoJobs();
  expect(smtp.mails).toHaveLength(1);
});

test('a worker that lost its connections in the middle of a job does it again, and nobody else beside it', async () => {
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

test('ending waits for nobody who never answers, and the job stays', async () => {
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

async function lockedBy(worker: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker}`.execute(database.kysely);
}

async function holders(): Promise<string[]> {
  const { rows } = await database.pool.query<{ locked_by: string }>(
    'select locked_by from graphile_worker.jobs where locked_by is not null',
  );
  return rows.map(({ locked_by }) => locked_by);
}

/** All connections to the database but the one that says so. */
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
