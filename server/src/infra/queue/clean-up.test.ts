import { parseCrontab } from 'graphile-worker';
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import type { Schema } from '../db/schema.ts';
import { cronSchedule, taskHandlers } from '../../tasks.ts';
import type { AllTaskServices } from '../../context.ts';
import { formatCrontab } from './crontab.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let database: TestDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  database = await testDatabase();
  db = database.kysely;
});

afterAll(() => database.close());

test('removes expired rows and leaves the rest', async () => {
  const { id: person_id } = await db
    .insertInto('person')
    .values({ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', owner_number: 1, type: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: list_id } = await db
    .insertInto('card_list')
    .values({ owner_id: person_id, name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Adds two rows to each table: an expired row and a current row.
  for (const [gone, days] of [
    [true, 2],
    [false, -1],
  ] as const) {
    const secret = () => randomBytes(32);
    const expires_at = daysAgo(days);
    await db
      .insertInto('registration')
      .values({
        token_hash: secret(),
        email: 'a@b.c',
        password_hash: '',
        first_name: '',
        last_name: '',
        type: 1,
        expires_at,
      })
      .execute();
    await db
      .insertInto('account_link')
      .values({ token_hash: secret(), person_id, purpose: 'password-reset', expires_at })
      .execute();
    await db
      .insertInto('social_flow')
      .values({ cookie_hash: secret(), provider: 'google', state: '', nonce: '', code_verifier: '', expires_at })
      .execute();
    await db.insertInto('captcha_solution').values({ hash: secret(), expires_at }).execute();
    await db.insertInto('access_token').values({ hash: secret(), person_id, expires_at }).execute();
    await db
      .insertInto('known_device')
      .values({ hash: secret(), person_id, last_used_at: daysAgo(gone ? 401 : 399) })
      .execute();
    await db
      .insertInto('idempotency_key')
      .values({ person_id, key: String(gone), call_hash: secret(), answer: '{}', created_at: daysAgo(gone ? 3 : 1) })
      .execute();
    await db
      .insertInto('card_list_removed_item')
      .values({ id: days + 1, list_id, note: '', created_at: daysAgo(5), removed_at: daysAgo(gone ? 2 : 0.9) })
      .execute();
    await sql`insert into rate_limit values (${gone ? 'old' : 'new'}, 1, ${expires_at.getTime()})`.execute(db);
    const { uid } = await db
      .insertInto('operation')
      .values({ kind: 'import', owner_id: person_id, company_id: null, title: '', input: '{}', total: 0, undo_days: 1 })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('operation')
      .set({ state: 'done', finished_at: daysAgo(gone ? 91 : 89), undoable_until: expires_at })
      .where('uid', '=', uid)
      .execute();
    await insertChange(uid);
    await insertMail({ sent_at: daysAgo(gone ? 31 : 29) });
    await insertMail({ failed_at: daysAgo(gone ? 31 : 29) });
  }
  await insertMail({ created_at: daysAgo(100) });
  await sql`
    select graphile_worker.add_job('run-operations', max_attempts => 1), graphile_worker.add_job('send-mail', max_attempts => 1)
    `.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = 1`.execute(db);

  await taskHandlers['clean-up']({}, { db, log: pino({ level: 'silent' }) } as unknown as AllTaskServices);

  const tables = [
    'registration',
    'account_link',
    'social_flow',
    'captcha_solution',
    'access_token',
    'known_device',
    'idempotency_key',
    'card_list_removed_item',
    'rate_limit',
    'operation',
    'operation_change',
  ];
  for (const table of tables) expect(await count(table), table).toBe(1);
  expect(await count('mail')).toBe(3);
  expect(await count('graphile_worker.jobs')).toBe(1);
  const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(db);
  expect(rows).toEqual([{ key: 'new' }]);
});

test('the crontab is valid and names existing tasks', () => {
  const items = parseCrontab(formatCrontab(cronSchedule));
  expect(items.length).toBeGreaterThan(0);
  for (const { task } of items) expect(Object.keys(taskHandlers)).toContain(task);
});

async function insertChange(operation_uid: string): Promise<void> {
  const change = { operation_uid, position: 1, subject: '', before: '{}', after: '{}' };
  await db.insertInto('operation_change').values(change).execute();
}

async function insertMail(dates: { created_at?: Date; sent_at?: Date; failed_at?: Date }): Promise<void> {
  const message_id = `<${randomBytes(8).toString('hex')}@example.com>`;
  await db
    .insertInto('mail')
    .values({ message_id, recipient: 'ada@example.com', subject: '', html: '', text: '', ...dates })
    .execute();
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]!.count;
}
