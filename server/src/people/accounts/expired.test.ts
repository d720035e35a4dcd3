import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { expiredAccess } from './expired.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

async function cleanUp(): Promise<void> {
  for (const statement of expiredAccess) await sql.raw(statement).execute(database.kysely);
}

test('refused sign-ins are kept for 90 days, other account events for 400 days and changes forever', async () => {
  const { pool } = database;
  const entries = [
    ['sign_in_refused', 'person', 91],
    ['sign_in_refused', 'person', 89],
    ['second_factor_refused', 'person', 91],
    ['signed_in', 'person', 399],
    ['signed_in', 'person', 401],
    ['recovery_code_used', 'person', 401],
    ['provider_connected', 'person', 401],
    ['email_changed', 'person', 4000],
    ['anonymised', 'person', 4000],
    ['changed', 'talent', 4000],
  ] as const;
  for (const [action, kind, days] of entries) {
    await pool.query(
      `insert into audit_entry (at, action, subject_kind, actor) values (now() - $3 * interval '1 day', $1, $2, 'visitor')`,
      [action, kind, days],
    );
  }
  await cleanUp();
  const { rows } = await pool.query('select action from audit_entry order by id');
  expect(rows.map(({ action }) => action)).toEqual([
    'sign_in_refused',
    'signed_in',
    'email_changed',
    'anonymised',
    'changed',
  ]);
  // Direct deletion from the log is rejected.
  await expect(pool.query('delete from audit_entry')).rejects.toThrow('only added to');
});

test('a link that was not sent within two days is removed from its mail', async () => {
  const { pool } = database;
  for (const days of [1, 3]) {
    await pool.query(
      `insert into mail (message_id, recipient, subject, html, text, secret, created_at)
       values ($1, 'a@example.com', '', '<a href="/p/u/SECRET">', '/p/u/SECRET', 'SECRET', now() - $2 * interval '1 day')`,
      [String(days), days],
    );
  }
  await cleanUp();
  const { rows } = await pool.query('select html, text, secret from mail order by created_at');
  expect(rows).toEqual([
    { html: '<a href="/p/u/…">', text: '/p/u/…', secret: null },
    { html: '<a href="/p/u/SECRET">', text: '/p/u/SECRET', secret: 'SECRET' },
  ]);
});
