import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadDemoData } from '@crewdock/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import type { DigestRun } from './digests-worker.ts';
import { verdict } from './figures.ts';

const SUBSCRIBERS = 100_000;
const PEOPLE = 100;
/** Number of resources added on the second day. */
const LATER = 5;
/** Maximum duration of the digests, as a multiple of plain inserts of the same rows. */
const MAX_RATIO = 10;
/** Maximum additional memory in megabytes, which must not depend on the number of subscribers. */
const MAX_MEMORY = 150;

const WORKER = resolve(import.meta.dirname, 'digests-worker.ts');

/**
 * `npm run bench digests`: one day's digests of available resources to 100,000 subscribers with different filters,
 * compared with plain inserts of the same rows in the same run; then a second run on the same day, which must write
 * nothing, and a run on the next day with a few new resources.
 */
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDirectory: resolve('data/bench-digests') });
try {
  await migrateDatabase(db);
  await loadReferenceData(db);
  await loadDemoData(db, { talents: 5, requests: 5, work: false, replace: true });
  await db.pool.query('truncate mail, resource_subscription, resource cascade');
  await addPeople(db, PEOPLE);
  await addSubscribers(db);
  const hold = [await firstDay(db), await sameDay(db), await nextDay(db)];
  if (hold.includes(false)) process.exitCode = 1;
} finally {
  await db.close();
}

async function firstDay(database: Database): Promise<boolean> {
  const { seconds, grown } = await digests(database);
  const [mails, known] = [await count(database, 'mail'), await countKnown(database)];
  const bare = await written(database);
  console.log(`${SUBSCRIBERS} subscribers: ${mails} emails about ${known} people in ${seconds.toFixed(1)} s`);
  console.log(`the same rows written alone: ${bare.toFixed(1)} s`);
  return [
    verdict(seconds / bare <= MAX_RATIO, `${(seconds / bare).toFixed(1)} times as long (at most ${MAX_RATIO})`),
    verdict(
      grown / 2 ** 20 <= MAX_MEMORY,
      `memory grows by ${(grown / 2 ** 20).toFixed(0)} MB (at most ${MAX_MEMORY})`,
    ),
  ].every(Boolean);
}

async function sameDay(database: Database): Promise<boolean> {
  const before = await count(database, 'mail');
  const { seconds } = await digests(database);
  const more = (await count(database, 'mail')) - before;
  return verdict(more === 0, `once more on the same day: ${more} mails (none allowed), ${seconds.toFixed(1)} s`);
}

async function nextDay(database: Database): Promise<boolean> {
  await database.pool.query(`update resource_subscription set next_at = now() - interval '1 second'`);
  await database.pool.query('truncate mail');
  const before = await countKnown(database);
  await addPeople(database, LATER);
  const { seconds, grown } = await digests(database);
  const [mails, added] = [await count(database, 'mail'), (await countKnown(database)) - before];
  const old = await count(database, `mail where text ~ 'Tester 0'`);
  console.log(
    `the next day, ${LATER} new people: ${mails} emails about ${added} in ${seconds.toFixed(1)} s, ${(grown / 2 ** 20).toFixed(0)} MB`,
  );
  return verdict(mails > 0 && added <= mails * LATER && old === 0, `no person is sent twice (${old} were)`);
}

async function digests({ url }: Database): Promise<DigestRun> {
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, url]);
  return JSON.parse(stdout) as DigestRun;
}

async function count({ pool }: Database, what: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${what}`);
  return rows[0].count;
}

/** Counts the resources that subscriptions have recorded, summed over all subscriptions. */
async function countKnown({ pool }: Database): Promise<number> {
  const { rows } = await pool.query('select sum(bit_count(known_ids))::int as count from resource_subscription');
  return rows[0].count;
}

/**
 * Baseline: returns the seconds to insert the same rows into tables with the same indexes, in the same batches of 100
 * subscribers.
 */
async function written({ pool }: Database): Promise<number> {
  await pool.query('create table bench_mail (like mail including all)');
  const { rows } = await pool.query<{ uid: string }>('select uid from resource_subscription order by uid');
  const start = performance.now();
  for (let at = 0; at < rows.length; at += 100) {
    const uids = rows.slice(at, at + 100).map(({ uid }) => uid);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into bench_mail select m.* from mail m join resource_subscription s on s.email = m.recipient where s.uid = any($1::uuid[])`,
        [uids],
      );
      await client.query(
        `update resource_subscription set mailed_at = mailed_at, known_ids = known_ids || '' where uid = any($1::uuid[])`,
        [uids],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  }
  const seconds = (performance.now() - start) / 1000;
  await pool.query('drop table bench_mail');
  return seconds;
}

/** Adds resources with numbered titles, which show the day in an email: `Tester 0299` was added on the first day. */
async function addPeople({ pool }: Database, people: number): Promise<void> {
  await pool.query(
    `insert into resource (owner_id, name, title, seniority_id, country_id, hourly_rate)
     select (select id from person where type = 2 order by id limit 1), 'Person ' || n, 'Tester ' || case when $2 then '0' else '1' end || lpad(n::text, 3, '0'),
       1 + n % 4, (select id from country order by id offset n % 20 limit 1), 20 + n % 60
     from generate_series(1, $1::int) n`,
    [people, people === PEOPLE],
  );
}

/** Adds subscriptions without a filter, by seniority, by rate, by both, and by country. */
async function addSubscribers({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into resource_subscription (email, confirmed_at, looked_at, known_ids, filters)
     select 'reader-' || n || '@visitors.example', now() - interval '1 day', now() - interval '1 day', '', case n % 5
       when 0 then '{}'::jsonb
       when 1 then jsonb_build_object('seniority', jsonb_build_array(1 + n % 4))
       when 2 then jsonb_build_object('hourlyRate', jsonb_build_object('min', null, 'max', 30 + n % 40))
       when 3 then jsonb_build_object('seniority', jsonb_build_array(1 + n % 4), 'hourlyRate', jsonb_build_object('min', 20 + n % 40, 'max', null))
       else jsonb_build_object('location', jsonb_build_array((select code from country order by id offset n % 20 limit 1)))
     end
     from generate_series(1, $1::int) n`,
    [SUBSCRIBERS],
  );
}
