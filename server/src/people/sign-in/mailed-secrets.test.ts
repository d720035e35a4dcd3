import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, addAccount, mailsTo } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { startSmtp, type TestSmtp } from '../../../../tests/support/smtp.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Worker } from '../../infra/queue/worker.ts';
import { startTasks } from '../../tasks.ts';

let api: TestApi;
let smtp: TestSmtp;
let worker: Worker;
let account: Account;
let token: string;

beforeAll(async () => {
  api = await testApi();
  smtp = await startSmtp();
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', SMTP_URL: smtp.url });
  worker = startTasks({ config, db: api.database, log: pino({ level: 'silent' }) });
  account = await addAccount(api);
  token = await signIn(api, account);
});

afterAll(async () => {
  await worker.close();
  await smtp.close();
  await api.close();
});

const post = (path: string, body: object) => api.call(`/api${path}`, { method: 'POST', token, body });
const NEW = { type: 1, email: 'new@mail.example', password: 'seven-otters-paint-fences', terms: true };

/** Calls that send an email link, with the recipient. */
const LINKS: [string, () => Promise<unknown>, () => string][] = [
  ['password_reset', () => post('/password_reset/', { email: account.email }), () => account.email],
  ['account_activation', () => post('/registration/', { ...NEW, first_name: 'A', last_name: 'B' }), () => NEW.email],
  [
    'email_change',
    () => post('/profile/email/', { email: 'other@mail.example', password: account.password }),
    () => 'other@mail.example',
  ],
  [
    'subscription_activation',
    () => api.call('/api/profile/', { method: 'PATCH', token, body: { is_subscribed: true } }),
    () => account.email,
  ],
];

test.each(LINKS)('the link of %s is removed from the stored mail once it is sent', async (name, make, to) => {
  smtp.mails.length = 0;
  await make();
  const mail = await sent(to(), name);
  const secret = new RegExp(`/${name}/[\\w-]+/([\\w-]{20,})`).exec(mail)![1]!;
  await noneWaiting();
  const { rows } = await api.database.pool.query('select mail::text as row from mail');
  const kept = rows.map(({ row }) => row).join('\n');
  expect(kept).toContain(`/${name}/`);
  expect(kept).not.toContain(secret);
  // The rest of the email is kept.
  expect((await mailsTo(api, to()))[0]!.html).toContain('…');
});

async function sent(to: string, name: string): Promise<string> {
  for (let count = 1; ; count++) {
    await smtp.received(count);
    const found = smtp.mails.find(({ envelope, text }) => envelope.to.includes(to) && text!.includes(`/${name}/`));
    if (found) return found.text!;
  }
}

async function noneWaiting(): Promise<void> {
  while ((await api.database.pool.query('select 1 from mail where sent_at is null')).rows.length > 0);
}
