import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillDemoDirectory } from '../support/demo-directory.ts';
import { freePorts, type Product, startProduct, temporaryDirectory } from '../support/product.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const directory = temporaryDirectory();
const data = join(directory.path, 'data');
const closing: (() => Promise<unknown>)[] = [];

beforeAll(() => fillDemoDirectory(data));

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

afterAll(() => directory.remove());

test('after kill -9 during sending, the mail is sent once by the next start with the same Message-ID', async () => {
  const smtp = await startServer();
  smtp.mood = 'silent';
  const product = await start(smtp.port);
  await write(product);
  await smtp.reached(1);
  await product.stop('SIGKILL');
  smtp.mood = 'accept';
  const next = await start(smtp.port);
  await smtp.received(1);
  await next.stop();
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Message from Ada Lovelace']);
  // The SMTP server received the email twice: the first time without acknowledging it.
  expect(smtp.seen).toBe(2);
  expect(new Set(smtp.messageIds).size).toBe(1);
});

test('after kill -9 without an SMTP server, the mail is sent when both are back', async () => {
  const [port] = await freePorts();
  const product = await start(port);
  await write(product);
  await product.stop('SIGKILL');
  const smtp = await startServer(port);
  const next = await start(port);
  await smtp.received(1);
  await next.stop();
  expect(smtp.mails).toHaveLength(1);
});

test('a signal stops the server while an SMTP server is unresponsive, and the mail is not lost', async () => {
  const smtp = await startServer();
  smtp.mood = 'silent';
  const product = await start(smtp.port);
  await write(product);
  await smtp.reached(1);
  expect(await product.stop('SIGTERM')).toBe(0);
  smtp.mood = 'accept';
  await start(smtp.port);
  await smtp.received(1);
  expect(new Set(smtp.messageIds).size).toBe(1);
});

test('without SMTP_URL the mail is in the mailbox named at startup', async () => {
  const product = await start(undefined);
  const { portal } = await product.ready();
  expect(product.output()).toContain(`${portal}/dev/mail`);
  await write(product, 'Grace Hopper');
  for (;;) {
    const { messages } = (await (await fetch(`${portal}/dev/mail/messages.json`)).json()) as {
      messages: { subject: string; sent: string | null }[];
    };
    if (messages.some(({ subject, sent }) => sent && subject === 'Message from Grace Hopper')) break;
    await sleep(20);
  }
  expect(await (await fetch(`${portal}/dev/mail`)).text()).toContain('Message from Grace Hopper');
});

async function startServer(port?: number): Promise<TestSmtp> {
  const smtp = await startSmtp(port);
  closing.push(smtp.close);
  return smtp;
}

async function start(smtpPort: number | undefined): Promise<Product> {
  const product = await startProduct(data, {
    CONTACT_EMAIL: 'staff@example.com',
    SMTP_URL: smtpPort === undefined ? '' : `smtp://127.0.0.1:${smtpPort}`,
  });
  closing.push(() => product.stop('SIGTERM'));
  await product.ready();
  return product;
}

/** Sends a contact message, which emails the staff. */
async function write(product: Product, name = 'Ada Lovelace'): Promise<void> {
  const { portal } = await product.ready();
  const answer = await fetch(`${portal}/api/lp/contact-us/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: 'ada@example.com',
      message: 'Who is there?',
      message_id: randomUUID(),
    }),
  });
  expect(answer.status).toBe(200);
}
