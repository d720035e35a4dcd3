import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { type SmtpMood, startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { findCompany } from '../../companies/queries.ts';
import { readConfig } from '../../core/config/config.ts';
import { demoCompanies } from '@crewdock/demo/companies';
import { insertCompanies } from '@crewdock/demo/insert';
import type { Worker } from '../queue/worker.ts';
import { startTasks } from '../../tasks.ts';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
let database: TestDatabase;
let smtp: TestSmtp;
let worker: Worker;

beforeAll(async () => {
  database = await testDatabase();
  await database.kysely.transaction().execute((trx) => insertCompanies(trx, demoCompanies));
  smtp = await startSmtp();
  worker = startTasks({ config: config(), db: database, log });
});

beforeEach(async () => {
  smtp.mood = 'accept';
  smtp.mails.length = 0;
  smtp.seen = 0;
  await database.pool.query('delete from mail; delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await worker.close();
  await smtp.close();
  await database.close();
});

const config = () =>
  readConfig({ SMTP_URL: smtp.url, MAIL_FROM: 'post@jobs.example.com', PUBLIC_URL: 'https://jobs.example.com' });

test('a mail arrives unchanged, in HTML and text', async () => {
  const { message_id, html, text } = await write('zoë.o’neill@example.com', { replyTo: 'answers@example.com' });
  await smtp.received(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({
    messageId: message_id,
    subject: 'Schöne Grüße 🎉',
    from: { name: 'Crewdock', address: 'post@jobs.example.com' },
    to: [{ address: 'zoë.o’neill@example.com' }],
    replyTo: [{ address: 'answers@example.com' }],
  });
  expect(mail!.html!.trim()).toBe(html.trim());
  expect(mail!.text!.trim()).toBe(text.trim());
  expect(mail!.envelope.to).toEqual(['zoë.o’neill@example.com']);
});

test('a company’s mail is sent in its name', async () => {
  await write('somebody@example.com', { slug: 'acme' });
  await smtp.received(1);
  const [mail] = smtp.mails;
  expect(mail!.from).toMatchObject({ name: 'Acme Talent', address: 'post@jobs.example.com' });
  expect(mail!.html).toContain('https://acme.jobs.example.com');
  expect(`${mail!.html}${mail!.text}${JSON.stringify(mail!.headers)}`).not.toMatch(/crewdock/i);
});

test('a subscription mail has an unsubscribe header, and other mails do not', async () => {
  // The URL is as long as a signed link, to check that the header is not folded inside the URL.
  const unsubscribeUrl = `https://jobs.example.com/available-resources-unsubscribe/${'x'.repeat(70)}`;
  await write('reader@example.com', { unsubscribeUrl });
  await write('other@example.com');
  await smtp.received(2);
  const headersOf = (to: string) =>
    Object.fromEntries(
      smtp.mails.find(({ envelope }) => envelope.to[0] === to)!.headers.map(({ key, value }) => [key, value]),
    );
  expect(headersOf('reader@example.com')).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(headersOf('other@example.com')).not.toHaveProperty('list-unsubscribe');
});

test.each<[string, SmtpMood, string]>([
  ['the recipient', { refuseRecipient: 550 }, '550 RCPT TO'],
  ['the mail', { refuseData: 554 }, '554 DATA'],
])('gives up when the server permanently refuses %s, and logs it', async (_, mood, reason) => {
  lines.length = 0;
  smtp.mood = mood;
  await write('gone@example.com');
  const mail = await until(({ failed_at }) => failed_at !== null);
  expect(mail.sent_at).toBeNull();
  expect(mail.last_error).toMatch(/^55\d /);
  expect(mail.reason).toBe(reason);
  await untilNoJobs();
  expect(logged('email failed permanently')).toMatchObject([{ mail: mail.id, reason }]);
});

test.each<[string, SmtpMood]>([
  ['the recipient for now', { refuseRecipient: 451 }],
  ['the mail for now', { refuseData: 421 }],
  ['our own address, which the operator can mend', { refuseSender: 550 }],
])('tries again when the server refuses %s, under the same Message-ID', async (_, mood) => {
  smtp.mood = mood;
  const { message_id } = await write('busy@example.com');
  const refused = await until(({ last_error }) => last_error !== null);
  expect(refused).toMatchObject({ sent_at: null, failed_at: null });
  smtp.mood = 'accept';
  await hurry();
  await smtp.received(1);
  expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([message_id]);
  expect((await until(({ sent_at }) => sent_at !== null)).failed_at).toBeNull();
});

test('unanswered attempts are spread over a day with one Message-ID, and the last one gives the mail up', async () => {
  smtp.mood = 'drop';
  smtp.messageIds.length = 0;
  const { message_id } = await write('unlucky@example.com');
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await until(({ unanswered }) => unanswered === attempt);
    pauses.push(await nextPause());
    await hurry();
  }
  expect(pauses).toEqual([15, 60, 240, 960]);
  const { sent_at, reason } = await until(({ failed_at }) => failed_at !== null);
  expect({ sent_at, reason }).toEqual({ sent_at: null, reason: 'no answer' });
  await untilNoJobs();
  expect(smtp.messageIds).toEqual(Array.from({ length: 5 }, () => message_id));
});

test('a mail left unanswered by a dropped connection is sent by a later attempt', async () => {
  smtp.mood = 'drop';
  await write('lucky@example.com');
  await until(({ unanswered }) => unanswered === 1);
  smtp.mood = 'accept';
  await hurry();
  await smtp.received(1);
  expect(await until(({ sent_at }) => sent_at !== null)).toMatchObject({ failed_at: null, reason: null });
});

test('a mail server outage of an hour loses nothing, and waiting mails are sent once one mail gets through', async () => {
  await smtp.close();
  await Promise.all(['first', 'second', 'third'].map((name) => write(`${name}@example.com`)));
  while ((await waiting()).filter(({ attempts }) => attempts > 0).length < 3) await sleep(20);
  // Simulates many attempts: the next retry is far in the future.
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`);
  smtp = await startSmtp(smtp.port);
  await write('fourth@example.com');
  await smtp.received(4);
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0]!.split('@')[0]).toSorted()).toEqual([
    'first',
    'fourth',
    'second',
    'third',
  ]);
});

test('mails share one connection', async () => {
  const before = smtp.connected;
  for (let sent = 1; sent <= 5; sent++) {
    await write(`reader${sent}@example.com`);
    await smtp.received(sent);
    await untilNoJobs();
  }
  expect(smtp.connected - before).toBeLessThanOrEqual(1);
});

test('a mail that one process could not send is sent when another process gets a mail through', async () => {
  await smtp.close();
  await write('waits@example.com');
  await until(({ last_error }) => last_error !== null);
  await worker.close();
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`);
  smtp = await startSmtp(smtp.port);
  worker = startTasks({ config: config(), db: database, log });
  await write('gets-through@example.com');
  await smtp.received(2);
  await untilNoJobs();
  expect(smtp.mails.map(({ envelope }) => envelope.to[0])).toContain('waits@example.com');
});

test('a mail deferred by its recipient’s server is retried once an hour, not with every other mail', async () => {
  smtp.mood = { refuseRecipient: 451 };
  const { id } = await write('greylisted@example.com');
  await until(({ reason }) => reason === '451 RCPT TO');
  while ((await waiting()).length === 0) await sleep(20);
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '3 hours'`);
  smtp.mood = 'accept';
  await write('somebody@example.com');
  await smtp.received(1);
  while ((await waiting()).length !== 1) await sleep(20);
  await database.pool.query(`update mail set tried_at = now() - interval '61 minutes' where id = $1`, [id]);
  await write('somebody.else@example.com');
  await smtp.received(3);
  expect(smtp.mails.map(({ envelope }) => envelope.to[0])).toContain('greylisted@example.com');
});

test('a mail that is accepted late is not sent again, even if the database connection was lost meanwhile', async () => {
  smtp.mood = 'silent';
  await write('patient@example.com');
  await smtp.reached(1);
  await breakConnections(database);
  smtp.mood = 'accept';
  smtp.speak();
  await until(({ sent_at }) => sent_at !== null);
  await untilNoJobs();
  expect(smtp.seen).toBe(1);
});

test('a mail is given up after four days without success', async () => {
  smtp.mood = { refuseRecipient: 451 };
  await write('never@example.com', { due: new Date(Date.now() - 4.01 * 24 * 60 * 60 * 1000) });
  expect((await until(({ failed_at }) => failed_at !== null)).sent_at).toBeNull();
  await untilNoJobs();
});

test('the log contains neither recipients nor mail content', async () => {
  lines.length = 0;
  smtp.mood = { refuseRecipient: 451 };
  await write('secret.person@example.com');
  await until(({ last_error }) => last_error !== null);
  while (!lines.some((line) => line.includes('451 RCPT TO'))) await sleep(20);
  expect(lines.join('')).not.toMatch(/secret|Grüße/);
});

test('without a mail server the mail is stored and counts as sent', async () => {
  const own = await testDatabase();
  const keeping = startTasks({ config: readConfig({}), db: own, log });
  await writeTo(own, 'somebody@example.com');
  await until(({ sent_at }) => sent_at !== null, own);
  await keeping.close();
  await own.close();
  expect(smtp.seen).toBe(0);
});

function logged(msg: string): object[] {
  return lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);
}

interface Written {
  slug?: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  due?: Date;
}

const write = (to: string, written: Written = {}) => writeTo(database, to, written);

async function writeTo(db: TestDatabase, to: string, { slug, replyTo, unsubscribeUrl, due }: Written = {}) {
  const { outbox } = testServices(config(), db);
  const company = slug === undefined ? null : await findCompany(db.kysely, slug);
  const letter = { subject: 'Schöne Grüße 🎉', heading: 'Grüße', paragraphs: ['<b>Wie geht’s?</b>'] };
  return db.kysely.transaction().execute(async (trx) => {
    await outbox.write(trx, {
      to,
      company,
      letter,
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
    });
    const mail = trx.updateTable('mail').where('recipient', '=', to).returningAll();
    return mail.set({ due_at: due ?? new Date() }).executeTakeFirstOrThrow();
  });
}

type Mail = Awaited<ReturnType<typeof write>>;

/** Polls the only email until `isSo` returns true, and returns the email. */
async function until(isSo: (mail: Mail) => boolean, db = database): Promise<Mail> {
  for (;;) {
    const mail = await db.kysely.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    if (isSo(mail)) return mail;
    await sleep(20);
  }
}

async function waiting(): Promise<{ attempts: number }[]> {
  const { rows } = await database.pool.query<{ attempts: number; locked_at: Date | null }>(
    'select attempts, locked_at from graphile_worker.jobs',
  );
  return rows.filter(({ locked_at }) => locked_at === null);
}

/** Waits until the next attempt is queued and returns the minutes until then. */
async function nextPause(): Promise<number> {
  for (;;) {
    const { rows } = await database.pool.query<{ minutes: string }>(
      'select ceil(extract(epoch from run_at - now()) / 60) as minutes from graphile_worker.jobs where run_at > now()',
    );
    if (rows[0]) return Number(rows[0].minutes);
    await sleep(20);
  }
}

/** Makes the next attempt due immediately. */
async function hurry(): Promise<void> {
  while ((await waiting()).length === 0) await sleep(20);
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
}

async function untilNoJobs(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query('select 1 from graphile_worker.jobs');
    if (rows.length === 0) return;
    await sleep(20);
  }
}

/** Terminates all other connections to the database. */
async function breakConnections({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

test('a company sets its sender name and reply address, and a mail’s own reply address takes precedence', async () => {
  const set = (sender: string | null, replyTo: string | null) =>
    database.pool.query(`update company set mail_sender = $1, mail_reply_to = $2 where slug = 'acme'`, [
      sender,
      replyTo,
    ]);
  await set('Acme People', 'people@acme.example');
  await write('first@example.com', { slug: 'acme' });
  await write('second@example.com', { slug: 'acme', replyTo: 'ada@example.com' });
  await smtp.received(2);
  await set('support@bank.example', null);
  await write('third@example.com', { slug: 'acme' });
  await smtp.received(3);
  await set(null, null);
  const answersOf = (to: string) => smtp.mails.find((mail) => mail.envelope.to.includes(to))!;
  expect(answersOf('first@example.com')).toMatchObject({
    from: { name: 'Acme People', address: 'post@jobs.example.com' },
    replyTo: [{ address: 'people@acme.example' }],
  });
  expect(answersOf('third@example.com').from).toEqual({
    name: 'support bank.example',
    address: 'post@jobs.example.com',
  });
  expect(answersOf('second@example.com').replyTo).toMatchObject([{ address: 'ada@example.com' }]);
});
