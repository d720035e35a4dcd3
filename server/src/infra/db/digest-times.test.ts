import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import { migrateDatabase } from './migrations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await formerTables('0108_folded_letters');
});

afterAll(() => database.close());

test('the migration keeps the sending time of existing subscriptions', async () => {
  const { pool } = database;
  // The latest digest of `on-time` was sent on Monday, 30 November 2026; `late` was last checked in the evening.
  await pool.query(`
    insert into market_subscription (email, kind, query, frequency, confirmed_at, looked_at, seen) values
      ('on-time', 'talent', '', 'daily', now(), '2026-11-30T05:07:09Z', '1:1:'),
      ('on-time', 'talent', 'a', 'weekly', now(), '2026-11-30T05:07:09Z', '1:1:'),
      ('late', 'talent', '', 'daily', now(), '2026-11-30T20:00:00Z', '1:1:'),
      ('late', 'talent', 'a', 'weekly', now(), '2026-11-30T20:00:00Z', '1:1:')`);
  await pool.query(`
    insert into resource_subscription (email, frequency, confirmed_at, mailed_at) values
      ('daily', 'daily', now() - interval '9 days', now()),
      ('weekly', 'weekly', now() - interval '9 days', '2100-01-04T06:27:00Z'),
      ('unconfirmed', 'daily', null, null)`);
  await migrateDatabase(database);
  const market = await pool.query<{ next_at: Date; weekday: number }>(
    'select next_at, hour, weekday, time_zone from market_subscription order by email, query',
  );
  const at = { hour: 5, time_zone: 'UTC' };
  expect(market.rows).toEqual([
    { ...at, weekday: 1, next_at: new Date('2026-12-02T05:00:00Z') },
    { ...at, weekday: 2, next_at: new Date('2026-12-08T05:00:00Z') },
    { ...at, weekday: 1, next_at: new Date('2026-12-01T05:00:00Z') },
    { ...at, weekday: 1, next_at: new Date('2026-12-07T05:00:00Z') },
  ]);
  const resources = await pool.query(
    `select email, hour, weekday, time_zone, next_at > now() as is_later, to_char(next_at at time zone 'UTC', 'HH24:MI') as at
     from resource_subscription where confirmed_at is not null order by email`,
  );
  const six = { hour: 6, time_zone: 'UTC', at: '06:00', is_later: true };
  expect(resources.rows).toEqual([
    { email: 'daily', weekday: 1, ...six },
    { email: 'weekly', weekday: 1, ...six },
  ]);
});
