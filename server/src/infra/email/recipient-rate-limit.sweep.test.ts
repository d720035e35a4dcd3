import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { startTasks } from '../../tasks.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Schema } from '../db/schema.ts';
import type { Worker } from '../queue/worker.ts';
import { hurryMails } from './expedite.ts';
import { mailStates } from './states.ts';

let database: TestDatabase;
let smtp: TestSmtp;
const workers: Worker[] = [];

beforeAll(async () => {
  database = await testDatabase();
  smtp = await startSmtp();
});

beforeEach(async () => {
  await stop();
  smtp.mood = 'accept';
  smtp.mails.length = 0;
  smtp.seen = 0;
  await database.pool.query('delete from mail; delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await stop();
  await smtp.close();
  await database.close();
});

const config = () => readConfig({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://jobs.example.com' });
const log = pino({ level: 'silent' });
const start = () => workers.push(startTasks({ config: config(), db: database, log }));
const stop = () => Promise.all(workers.splice(0).map((worker) => worker.close()));

test('an address gets fifteen regular mails per hour from all servers, and the others wait without being lost', async () => {
  await writeMany(40, (at) => ['Ada@example.com', ' ada@example.com ', 'ADA@EXAMPLE.COM'][at % 3]!);
  await write('bob@example.com');
  start();
  start();
  await until(40 - 15, ({ reason }) => reason === 'limit');
  await smtp.received(16);
  await quiet();
  expect(smtp.mails.filter(({ envelope }) => /ada/i.test(envelope.to[0]!))).toHaveLength(15);
  expect(await states()).toEqual([{ reason: 'limit', count: 25 }]);
  // The other emails are postponed until one hour after the oldest of the fifteen.
  const { rows } = await database.pool.query(
    `select distinct round(extract(epoch from run_at - (select min(handed_at) from mail where recipient ilike '%ada%')) / 60) as minutes,
       count(*) over () as jobs
     from graphile_worker._private_jobs`,
  );
  expect(rows).toEqual([{ minutes: '60', jobs: 25 }]);
  for (const sent of [30, 40]) {
    await anHourLater();
    await until(sent, ({ recipient, sent_at }) => sent_at !== null && /ada/i.test(recipient));
  }
  expect(new Set(smtp.messageIds).size).toBe(41);
  expect(smtp.seen).toBe(41);
});

test('sign-in mails go first and have reserved slots, up to twenty per hour', async () => {
  await writeMany(17);
  await writeMany(7, undefined, 'token');
  start();
  await until(9, ({ reason }) => reason === 'limit');
  await quiet();
  const sent = (await mails()).filter(({ sent_at }) => sent_at !== null);
  expect(sent).toHaveLength(15);
  // The seven emails with a secret were sent first.
  expect(sent.filter(({ subject }) => subject === 'token')).toHaveLength(7);
  await writeMany(6, undefined, 'token');
  await until(20, ({ sent_at }) => sent_at !== null);
  await quiet();
  expect(smtp.seen).toBe(20);
});

test('a flood of mails leaves slots for sign-in mail', async () => {
  await writeMany(30);
  start();
  await until(15, ({ reason }) => reason === 'limit');
  await write('ada@example.com', 'token');
  await until(1, ({ subject, sent_at }) => subject === 'token' && sent_at !== null);
  await quiet();
  expect(smtp.mails.map(({ subject }) => subject)).toEqual([...Array(15).fill('news'), 'token']);
});

test('mails waiting for the rate limit are not expedited', async () => {
  await writeMany(16);
  start();
  await until(1, ({ reason }) => reason === 'limit');
  await quiet();
  await database.pool.query(`update mail set tried_at = now() - interval '2 hours' where reason = 'limit'`);
  await hurryMails(database.kysely);
  const { rows } = await database.pool.query('select run_at > now() as later from graphile_worker._private_jobs');
  expect(rows).toEqual([{ later: true }]);
});

test('a mail that has waited for days is retried for four days from then on', async () => {
  await writeMany(16);
  start();
  await until(1, ({ reason }) => reason === 'limit');
  await database.pool.query(`update mail set created_at = now() - interval '5 days' where sent_at is null`);
  smtp.mood = { refuseRecipient: 451 };
  await anHourLater();
  await until(1, ({ reason }) => reason === '451 RCPT TO');
  expect((await mails()).filter(({ failed_at }) => failed_at !== null)).toEqual([]);
});

test('waiting does not use up the attempts of a mail', async () => {
  await writeMany(16);
  start();
  await until(1, ({ reason }) => reason === 'limit');
  await quiet();
  for (let time = 0; time < 3; time++) {
    const { rows } = await database.pool.query('select id from graphile_worker._private_jobs');
    await hurryJobs();
    while ((await jobIds()).some((id) => id === rows[0].id)) await sleep(20);
  }
  await quiet();
  const { rows } = await database.pool.query('select attempts, max_attempts from graphile_worker._private_jobs');
  expect(rows).toEqual([{ attempts: 0, max_attempts: 200 }]);
});

test('a refused mail does not count towards the limit, and an unanswered one does', async () => {
  await writeMany(1);
  smtp.mood = { refuseRecipient: 451 };
  start();
  await until(1, ({ reason }) => reason !== null);
  expect((await mails())[0]!.handed_at).toBeNull();
  await stop();
  await database.pool.query(`update mail set unanswered = 2, handed_at = now()`);
  await database.pool.query('delete from graphile_worker._private_jobs');
  smtp.mood = 'accept';
  await writeMany(14);
  start();
  await until(12, ({ sent_at }) => sent_at !== null);
  await until(2, ({ reason }) => reason === 'limit');
});

test('without a mail server no mail is held back', async () => {
  await writeMany(25);
  workers.push(startTasks({ config: readConfig({}), db: database, log }));
  await until(25, ({ sent_at }) => sent_at !== null);
  expect(smtp.seen).toBe(0);
});

async function writeMany(count: number, to: (at: number) => string = () => 'ada@example.com', secret?: string) {
  for (let at = 0; at < count; at++) await write(to(at), secret);
}

async function write(to: string, secret?: string): Promise<void> {
  const { outbox } = testServices(config(), database);
  const subject = secret ?? 'news';
  const letter = { subject, heading: subject, paragraphs: [], ...(secret !== undefined && { secret }) };
  await database.kysely.transaction().execute((trx) => outbox.write(trx, { to, company: null, letter }));
}

type Row = Selectable<Schema['mail']>;

function mails(): Promise<Row[]> {
  return database.kysely.selectFrom('mail').selectAll().orderBy('created_at').execute();
}

async function until(count: number, isSo: (mail: Row) => boolean): Promise<void> {
  while ((await mails()).filter(isSo).length < count) await sleep(20);
}

async function states() {
  return (await mailStates(database.pool)).waiting;
}

async function jobIds(): Promise<string[]> {
  return (await database.pool.query('select id from graphile_worker._private_jobs')).rows.map(({ id }) => id);
}

/** Waits until no job is due or running. */
async function quiet(): Promise<void> {
  const due = 'select 1 from graphile_worker._private_jobs where run_at <= now() or locked_at is not null';
  while ((await database.pool.query(due)).rows.length > 0) await sleep(20);
}

async function anHourLater(): Promise<void> {
  await quiet();
  await database.pool.query(`update mail set handed_at = handed_at - interval '61 minutes'`);
  await hurryJobs();
}

async function hurryJobs(): Promise<void> {
  await database.pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker._private_jobs where locked_at is null), run_at => now())`,
  );
}
