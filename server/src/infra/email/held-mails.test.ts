import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { startTasks } from '../../tasks.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Worker } from '../queue/worker.ts';
import type { Letter } from '../../core/email-content/email-message.ts';

const HOUR_MS = 60 * 60 * 1000;
const log = pino({ level: 'silent' });
let database: TestDatabase;
let smtp: TestSmtp;
let worker: Worker | undefined;

beforeAll(async () => {
  database = await testDatabase();
  smtp = await startSmtp();
});

afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await database.pool.query('delete from mail; delete from graphile_worker._private_jobs');
  smtp.mails.length = 0;
});

afterAll(async () => {
  await smtp.close();
  await database.close();
});

/** Sets `DATABASE_URL`, because emails are only held with it; the worker uses the test's database. */
const configWith = (variables: Record<string, string>) =>
  readConfig({
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    PUBLIC_URL: 'https://jobs.example.com',
    ...variables,
  });

const work = (variables: Record<string, string> = {}) =>
  (worker = startTasks({ config: configWith(variables), db: database, log }));

async function write(to: string, more: Partial<Letter> = {}): Promise<void> {
  const { outbox } = testServices(configWith({}), database);
  const letter = { subject: 'News', heading: 'News', paragraphs: [], ...more };
  await database.kysely.transaction().execute((trx) => outbox.write(trx, { to, company: null, letter }));
}

async function mailsByRecipient() {
  const rows = await database.kysely.selectFrom('mail').selectAll().execute();
  return Object.fromEntries(rows.map((mail) => [mail.recipient.split('@')[0]!, mail]));
}

async function untilHeld(count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(`select from mail where reason = 'no SMTP_URL' and sent_at is null`);
    if (rows.length === count) return;
    await sleep(20);
  }
}

test('with DATABASE_URL and without SMTP_URL mails wait, and are sent when SMTP_URL is set', async () => {
  work();
  await write('first@example.com', { secret: 'let-me-in' });
  await write('second@example.com');
  await untilHeld(2);
  expect(await mailsByRecipient()).toMatchObject({
    first: { sent_at: null, failed_at: null, secret: 'let-me-in' },
    second: { sent_at: null, failed_at: null },
  });
  await worker!.close();

  work({ SMTP_URL: smtp.url });
  await database.pool.query(`select graphile_worker.add_job('send-held-mails')`);
  await smtp.received(2);
  expect(smtp.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual([
    'first@example.com',
    'second@example.com',
  ]);
});

test('mails that waited for more than a day or whose link has expired are given up and not sent', async () => {
  work();
  await write('old@example.com');
  await write('expired@example.com', { linkExpiresAt: new Date(Date.now() + HOUR_MS) });
  await write('current@example.com', { linkExpiresAt: new Date(Date.now() + 3 * HOUR_MS) });
  await untilHeld(3);
  await worker!.close();
  const { pool } = database;
  await pool.query(`update mail set due_at = now() - interval '25 hours' where recipient = 'old@example.com'`);
  await pool.query(`update mail set link_expires_at = now() where recipient = 'expired@example.com'`);

  work({ SMTP_URL: smtp.url });
  await pool.query(`select graphile_worker.add_job('send-held-mails')`);
  await expect
    .poll(async () => Object.values(await mailsByRecipient()).every((mail) => mail.sent_at ?? mail.failed_at))
    .toBe(true);
  expect(await mailsByRecipient()).toMatchObject({
    old: { sent_at: null, failed_at: expect.any(Date), reason: 'older than a day' },
    expired: { sent_at: null, failed_at: expect.any(Date), reason: 'link expired' },
    current: { sent_at: expect.any(Date), failed_at: null },
  });
  expect(smtp.mails.map(({ envelope }) => envelope.to[0])).toEqual(['current@example.com']);
});
