import { setTimeout as sleep } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { demoCompanies } from '@crewdock/demo/companies';
import { insertCompanies } from '@crewdock/demo/insert';
import { findCompany } from '../../companies/queries.ts';
import { startTasks } from '../../tasks.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Schema } from '../db/schema.ts';
import type { Worker } from '../queue/worker.ts';
import type { Mail } from './outbox.ts';

let database: TestDatabase;
let smtp: TestSmtp;
let worker: Worker | undefined;
let acme: CompanyRow | null;

beforeAll(async () => {
  database = await testDatabase();
  await database.kysely.transaction().execute((trx) => insertCompanies(trx, demoCompanies));
  acme = await findCompany(database.kysely, 'acme');
  smtp = await startSmtp();
});

beforeEach(async () => {
  await worker?.close();
  worker = undefined;
  smtp.mood = 'accept';
  smtp.mails.length = 0;
  smtp.seen = 0;
  await database.pool.query('delete from mail; delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await worker?.close();
  await smtp.close();
  await database.close();
});

const config = () => readConfig({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://jobs.example.com' });
const start = () => (worker = startTasks({ config: config(), db: database, log: pino({ level: 'silent' }) }));

test('a single notification is sent as its own email after ten minutes', async () => {
  await write(news('Ada was proposed', { replyTo: 'bob@example.com' }));
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'Ada was proposed', reply_to: 'bob@example.com' });
  expect(mail!.text).toMatch(/^About Ada was proposed\n/);
  const { rows } = await database.pool.query(
    `select extract(epoch from run_at - now()) as seconds, run_at = date_trunc('milliseconds', due_at) as is_due from graphile_worker._private_jobs, mail`,
  );
  expect(rows).toEqual([{ seconds: expect.anything(), is_due: true }]);
  expect(Math.round(Number(rows[0].seconds) / 60)).toBe(10);
});

test('several notifications from one person to one address become one email with a card each', async () => {
  await write(news('Ada was proposed', { company: acme }));
  await write(news('Bela was proposed', { company: acme, to: ' Reader@Example.com' }));
  await write(news('Cleo was proposed', { company: acme, replyTo: 'bob@example.com' }));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: '3 talents were proposed for C# developer', reply_to: 'bob@example.com' });
  for (const name of ['Ada', 'Bela', 'Cleo']) {
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain(`${name} was proposed`);
      expect(part).toContain(`Because of ${name} was proposed.`);
      expect(part).toContain(`https://acme.jobs.example.com/my/${name}`);
    }
  }
  expect(mail!.html).toContain('Acme Talent');
  expect(`${mail!.html}${mail!.text}`).not.toMatch(/crewdock/i);
  expect(await jobs()).toHaveLength(1);
});

test.each<[string, string[][], string]>([
  [
    'the most exact of what all share',
    [
      ['a', 'z'],
      ['b', 'z'],
    ],
    '2 z',
  ],
  ['where they share nothing, whose portal it is', [['a'], ['b']], '2 updates from Crewdock'],
])('the heading is %s', async (_, counts, subject) => {
  for (const [at, several] of counts.entries()) {
    await write(news(`${at}`, { several: several.map((words) => ['', ` ${words}`]) }));
  }
  expect((await mails()).map((mail) => mail.subject)).toEqual([subject]);
});

test('other senders, recipients and portals get separate emails', async () => {
  await write(news('first'));
  await write(news('second', { by: 'person 2' }));
  await write(news('third', { to: 'other@example.com' }));
  await write(news('fourth', { company: acme }));
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual(['first', 'fourth', 'second', 'third']);
});

test('emails with a secret and emails that are not batched are sent immediately', async () => {
  await write(news('first'));
  const letter = { subject: 'Reset', heading: 'Reset', paragraphs: [], secret: 'abc' };
  await write({ to: 'reader@example.com', company: null, letter });
  start();
  await smtp.received(1);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Reset']);
});

test('the latest notification about a subject replaces earlier ones', async () => {
  await write(news('Ada was confirmed', { about: 'ada', from: 'proposed', to_: 'confirmed' }));
  await write(news('Bela was proposed', { about: 'bela', from: '', to_: 'proposed' }));
  await write(news('Ada goes on', { about: 'ada', from: 'confirmed', to_: 'proceeded' }));
  const [mail] = await mails();
  expect(mail!.text).toContain('Ada goes on');
  expect(mail!.text).not.toContain('Ada was confirmed');
  expect(mail!.subject).toMatch(/^2 /);
});

test('a change that is undone in time sends nothing', async () => {
  const reject = () => write(news('Ada was turned down', { about: 'ada', from: 'proposed', to_: 'rejected' }));
  const takeBack = () => write(news('Ada was proposed', { about: 'ada', from: 'rejected', to_: 'proposed' }));
  await reject();
  await takeBack();
  expect(await mails()).toEqual([]);
  start();
  await due();
  await untilNoJobs();
  expect(smtp.seen).toBe(0);
  await write(news('Bela was proposed'));
  await reject();
  await takeBack();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Bela was proposed']);
});

test('a due batch is sent unchanged, and later notifications start the next one', async () => {
  await write(news('first'));
  await write(news('second'));
  smtp.mood = 'silent';
  start();
  await due();
  await smtp.reached(1);
  // Adding a notification does not wait for the mail server.
  await write(news('third'));
  smtp.mood = 'accept';
  smtp.speak();
  await smtp.received(1);
  await until(({ sent_at }) => sent_at !== null, 1);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['2 talents were proposed for C# developer']);
  expect(smtp.mails[0]!.text).toContain('second');
  const [sent, next] = await mails();
  expect(sent).toMatchObject({ gathers_as: null, parts: null });
  expect(next).toMatchObject({ subject: 'third', sent_at: null });
  await due();
  await smtp.received(2);
});

test('a batch that failed to send accepts no more notifications', async () => {
  await smtp.close();
  await write(news('first'));
  start();
  await due();
  await until(({ reason }) => reason !== null, 1);
  await write(news('second'));
  expect((await mails()).map(({ subject }) => subject)).toEqual(['first', 'second']);
  smtp = await startSmtp(smtp.port);
});

test('concurrent notifications become one email with all of them', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => write(news(`number ${at} `))));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  for (let at = 0; at < 30; at++) expect(mail!.text).toContain(`\nnumber ${at}\n`);
  expect(await jobs()).toHaveLength(1);
});

test('writing to two people in different orders does not deadlock', async () => {
  const both = [news('x', { to: 'a@example.com' }), news('x', { to: 'b@example.com' })];
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(...(at % 2 === 0 ? both : both.toReversed()))));
  expect((await mails()).map(({ subject }) => subject)).toEqual(
    Array(2).fill('40 talents were proposed for C# developer'),
  );
});

test('notifications beyond the limit of one email go into another email', async () => {
  for (let at = 0; at < 51; at++) await write(news(`number ${at} `));
  const long = 'x'.repeat(40_000);
  for (let at = 0; at < 2; at++) await write(news('long', { by: 'person 2', why: long }));
  const all = await mails();
  expect(all.map(({ subject }) => subject)).toEqual([
    '50 talents were proposed for C# developer',
    'number 50',
    'long',
    'long',
  ]);
  expect(await jobs()).toHaveLength(4);
});

test('characters that cannot be stored are removed, and no text becomes a tag or a header line', async () => {
  const evil = 'Eve\u0000\ud800</h2><img src=x onerror=alert(1)>\r\nBcc: all@example.com';
  for (let at = 0; at < 2; at++) await write(news(evil, { several: [[`${evil} `, ` ${evil}`]] }));
  const [mail] = await mails();
  expect(mail!.html).not.toContain('<img src=x');
  expect(mail!.html.match(/<h2/g)).toHaveLength(2);
  expect(mail!.html.match(/<\/h2>/g)).toHaveLength(2);
  expect(mail!.subject).not.toMatch(/[\r\n]/);
});

test('a rolled-back notification is not added', async () => {
  await write(news('first'));
  const failed = database.kysely.transaction().execute(async (trx) => {
    await outbox().write(trx, news('second'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['first']);
});

interface Words {
  to?: string;
  company?: CompanyRow | null;
  replyTo?: string;
  by?: string;
  about?: string;
  from?: string;
  to_?: string;
  why?: string;
  several?: [string, string][];
}

function news(subject: string, words: Words = {}): Mail {
  const { to = 'reader@example.com', company = null, replyTo, by = 'person 1', about, from, to_, why, several } = words;
  const origin = company ? `https://${company.slug}.jobs.example.com` : 'https://jobs.example.com';
  return {
    to,
    company,
    letter: {
      subject,
      heading: `About ${subject}`,
      paragraphs: [why ?? `Because of ${subject}.`],
      button: {
        label: 'Open the talent',
        url: `${origin}/my/${encodeURIComponent(subject.toWellFormed().split(' ')[0]!)}`,
      },
    },
    gathers: {
      by,
      several: several ?? [['', ' talents were proposed for C# developer']],
      ...(about !== undefined && { about }),
      ...(from !== undefined && { from }),
      ...(to_ !== undefined && { to: to_ }),
    },
    ...(replyTo !== undefined && { replyTo }),
  };
}

const outbox = () => testServices(config(), database).outbox;

async function write(...all: Mail[]): Promise<void> {
  await database.kysely.transaction().execute((trx) => outbox().write(trx, ...all));
}

type Row = Selectable<Schema['mail']>;

function mails(): Promise<Row[]> {
  return database.kysely.selectFrom('mail').selectAll().orderBy('created_at').execute();
}

async function jobs(): Promise<object[]> {
  return (await database.pool.query('select run_at from graphile_worker.jobs')).rows;
}

/** Simulates the end of the batching period of ten minutes. */
async function due(): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker._private_jobs where locked_at is null), run_at => now())`.execute(
    database.kysely,
  );
}

async function until(isSo: (mail: Row) => boolean, count: number): Promise<void> {
  while ((await mails()).filter(isSo).length < count) await sleep(20);
}

async function untilNoJobs(): Promise<void> {
  while ((await jobs()).length > 0) await sleep(20);
}
