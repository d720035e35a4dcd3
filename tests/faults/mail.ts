import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import type { Ground } from './ground.ts';

/** Outcome of contact messages, each of which sends one email. */
export interface MailOutcome {
  /** Number of messages that the server accepted. */
  acknowledged: number;
  /** Number of emails that the SMTP server accepted. */
  found: number;
  /** Number of emails that the SMTP server accepted twice. */
  doubled: number;
}

const MAILS = 5;

/** Runs an SMTP server that delays its reply to each complete email by `lateMs` milliseconds. */
export async function slowSmtp(ground: Ground, lateMs: number): Promise<MailOutcome> {
  return withSmtp(ground, async (smtp, server) => {
    smtp.mood = 'silent';
    const answering = setInterval(() => void sleep(lateMs).then(smtp.speak), lateMs);
    try {
      for (let sent = 0; sent < MAILS; sent++) await write(server);
      await smtp.received(MAILS);
    } finally {
      clearInterval(answering);
    }
    smtp.mood = 'accept';
    smtp.speak();
    return MAILS;
  });
}

/**
 * Runs an SMTP server that rejects emails permanently, then temporarily, then accepts them. Permanently rejected emails
 * must not be retried.
 */
export async function refusingSmtp(ground: Ground): Promise<MailOutcome> {
  return withSmtp(ground, async (smtp, server) => {
    smtp.mood = { refuseRecipient: 550 };
    await write(server);
    while ((await failed(ground)) === 0) await sleep(50);
    smtp.mood = { refuseSender: 451 };
    for (let sent = 0; sent < MAILS; sent++) await write(server);
    while ((await waiting(ground)) < MAILS) await sleep(50);
    smtp.mood = 'accept';
    await write(server);
    // Simulates that the last attempt was an hour ago, because deferred emails are expedited at most once an hour.
    await ground.db.pool.query(`update mail set tried_at = now() - interval '61 minutes' where reason is not null`);
    await write(server);
    await smtp.received(MAILS + 2);
    return MAILS + 2;
  });
}

async function withSmtp(
  ground: Ground,
  story: (smtp: TestSmtp, server: ServerProcess) => Promise<number>,
): Promise<MailOutcome> {
  await ground.db.pool.query(
    'delete from rate_limit; delete from mail; delete from graphile_worker._private_jobs where locked_at is null',
  );
  const smtp = await startSmtp();
  const server = await ground.server({ SMTP_URL: smtp.url, CONTACT_EMAIL: 'staff@example.com' });
  try {
    const acknowledged = await story(smtp, server);
    while ((await unsent(ground)) > 0) await sleep(50);
    const ids = smtp.mails.map(({ messageId }) => messageId);
    return { acknowledged, found: new Set(ids).size, doubled: ids.length - new Set(ids).size };
  } finally {
    await server.end('SIGTERM');
    await smtp.close();
  }
}

/** Sends a contact message, which emails the staff. */
async function write(server: ServerProcess): Promise<void> {
  const body = { name: 'Ada', email: 'ada@example.com', message: 'Who is there?', message_id: randomUUID() };
  const { status, text } = await server.call('/api/lp/contact-us/', { method: 'POST', body });
  if (status !== 200) throw new Error(`${status} ${text}`);
}

const failed = (ground: Ground) => count(ground, 'failed_at is not null');
const waiting = (ground: Ground) => count(ground, 'sent_at is null and failed_at is null and reason is not null');
const unsent = (ground: Ground) => count(ground, 'sent_at is null and failed_at is null');

async function count({ db }: Ground, where: string): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(`select count(*) as count from mail where ${where}`);
  return rows[0]!.count;
}
