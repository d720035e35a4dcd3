import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';

const SECRET = 'Qm9uc2FpLXRyZWVzX2dyb3ctc2xvd2x5LWluZGVlZDE';
const PATHS = ['account_activation', 'email_change', 'password_reset', 'subscription_activation'];

let database: TestDatabase;

beforeAll(async () => {
  database = await formerTables('0012_staff_tables');
});

afterAll(() => database.close());

interface Kept {
  subject: string;
  text: string;
  html: string;
  secret: string | null;
}

test('the migration removes secrets from links in mails that were sent before', async () => {
  const link = (name: string) => `https://jobs.example.com/${name}/MDEyMw/${SECRET}`;
  const add = (subject: string, url: string, sent: boolean) =>
    database.pool.query(
      `insert into mail (message_id, recipient, subject, text, html, sent_at)
       values ('<' || $1 || '@example.com>', 'ada@example.com', $1, $2, $3, case when $4 then now() end)`,
      [subject, `Follow\n${url}\n`, `<a href="${url}">Go</a> or ${url}.`, sent],
    );
  for (const name of PATHS) await add(name, link(name), true);
  await add('waits', link('password_reset'), false);
  const harmless =
    'https://jobs.example.com/password_reset or /talents/ada-example-senior-developer/another-long-part-of-a-path';
  await add('harmless', harmless, true);

  await migrateDatabase(database);
  const { rows } = await database.pool.query<Kept>('select subject, text, html, secret from mail');
  const mails = new Map(rows.map((mail) => [mail.subject, mail]));
  for (const name of PATHS) {
    const url = `https://jobs.example.com/${name}/MDEyMw/…`;
    expect(mails.get(name)).toMatchObject({
      text: `Follow\n${url}\n`,
      html: `<a href="${url}">Go</a> or ${url}.`,
      secret: null,
    });
  }
  // Sending the email removes the secret from the stored link.
  expect(mails.get('waits')).toMatchObject({ text: `Follow\n${link('password_reset')}\n`, secret: SECRET });
  expect(mails.get('harmless')).toMatchObject({ text: `Follow\n${harmless}\n`, secret: null });
});
