import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { templateServer } from '../../../../tests/support/database.ts';
import { onServer } from '../../../../tests/support/with-database.ts';
import { startS3 } from '../../../../tests/support/s3.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { connectTo, type Database } from '../../infra/db/open.ts';
import { migrateDatabase } from '../../infra/db/migrations.ts';
import { folderStore } from '../../infra/storage/folder-store.ts';
import { s3Store } from '../../infra/storage/s3-store.ts';
import type { Store } from '../../infra/storage/store.ts';
import { keepMonths } from '../../sharing/months.ts';
import { getOperator } from '../desk.ts';
import { runCommand } from '../program.ts';

let api: TestApi;
let folder: string;
let archive: string;
let made: { rows: number; files: number; missing: string[] };
let empty: Database;
const KEYS = [newKey(), newKey()];

beforeAll(async () => {
  api = await testApi();
  folder = await mkdtemp(join(tmpdir(), 'crewdock-backup-'));
  const { pool } = api.database;
  const store = folderStore(join(folder, 'from'));
  for (const key of KEYS) {
    await pool.query(`insert into file (path, purpose, type, state) values ($1, 'avatar', 'image/webp', 'stored')`, [
      `/files/${key}`,
    ]);
    await store.write(key, [Buffer.from(`the bytes of ${key}`)] as never);
  }
  // Uses characters that COPY's text format escapes.
  await pool.query(
    `insert into audit_entry (action, subject_kind, subject_id, actor, after) values ('changed', 'table', 'odd', 'system', $1)`,
    [JSON.stringify({ text: 'a\tb\\c\n\\N \u{1f680}', nothing: null })],
  );
  // Adds statistics to a monthly partition and to the default partition. A restore assigns them to partitions again.
  await keepMonths(api.database.kysely, '2031-05-01');
  await pool.query(
    `insert into share_tag (public_key, number, talent_id, tag) select 'key', 914200375816, id, 'Northwind' from talent limit 1`,
  );
  await pool.query(
    `insert into share_day (tag_id, day, views) select id, day, 3 from share_tag, unnest('{2031-05-31, 2021-01-01}'::date[]) day`,
  );
  archive = join(folder, 'all.tar.gz');
  made = await json({ ...api.database, store }, 'backup', '--to', archive);
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  empty = await emptyDatabase();
  return () => drop(empty);
});

async function crewdock({ kysely, pool, store }: Database & { store: Store }, ...words: string[]) {
  const said = { out: [] as string[], error: [] as string[] };
  const database = { url: '', kysely, pool, close: async () => {} };
  const { db, origins, outbox, vault } = testServices(api.config, database);
  const desk = { config: api.config, pool, store, db, origins, outbox, vault, doer: getOperator(), now: new Date() };
  const code = await runCommand(words, (work) => work(desk), {
    out: (line) => said.out.push(line),
    error: (line) => said.error.push(line),
  });
  return { code, text: said.out.join('\n'), error: said.error.join('\n') };
}

async function json(desk: Database & { store: Store }, ...words: string[]) {
  const { code, text, error } = await crewdock(desk, ...words, '--json');
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(text);
}

function newKey(): string {
  return `${randomBytes(16).toString('base64url')}.webp`;
}

async function emptyDatabase(): Promise<Database> {
  const { url } = await templateServer();
  const name = `crewdock_test_${randomBytes(6).toString('hex')}`;
  const server = connectTo(url, { connections: 1 });
  await server.pool.query(`create database ${name}`);
  await server.close();
  return connectTo(onServer(url, name), { connections: 5 });
}

async function drop(database: Database): Promise<void> {
  await database.close();
  const server = connectTo((await templateServer()).url, { connections: 1 });
  await server.pool.query(`drop database ${/crewdock_test_\w+/.exec(database.url)![0]} with (force)`);
  await server.close();
}

/**
 * Returns a digest of each table, independent of the order of rows. Omits data that the backup writes, and data that
 * differs in every database.
 */
async function digests(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    `select oid::regclass::text as name from pg_class
     where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'p') and not relispartition
       and relname not in ('kysely_migration', 'kysely_migration_lock', 'migrations', 'market_change', 'market_change_loss')`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const which = name === 'audit_entry' ? `where coalesce(subject_id, '') not in ('backup', 'database')` : '';
    const digest = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as digest from ${name} t, lateral (select to_jsonb(t) - 'xid' - 'seen' as row) r ${which}`,
    );
    found[name] = digest.rows[0].digest;
  }
  return found;
}

/** Reads the constraints, triggers and indexes, except those of monthly partitions. */
async function structure(pool: Pool) {
  const { rows } = await pool.query(
    `select * from (
       select conrelid::regclass::text as on, pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass::text, tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       union all select tablename, indexdef from pg_indexes where schemaname = 'public') all_of_it
     where "on" !~ '_[0-9]{4}_[0-9]{2}$' order by 1, 2`,
  );
  return rows;
}

/** Reads all sequences, except those of the audit log (a backup adds an entry) and of the market's change log. */
async function sequences(pool: Pool) {
  const { rows } = await pool.query(
    `select sequencename, last_value from pg_sequences
     where sequencename not in ('audit_entry_id_seq', 'market_change_id_seq') order by schemaname, sequencename`,
  );
  expect(rows.find(({ sequencename }) => sequencename === 'person_id_seq').last_value).toBeGreaterThan(5);
  return rows;
}

const lastEntry = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query('select action, subject_id, actor, after from audit_entry order by id desc limit 1')).rows[0];

test.each(['folder', 'bucket'])('a restore recreates all data of a backup, with files in a %s', async (kind) => {
  const s3 = kind === 'bucket' ? await startS3() : null;
  const store = s3 ? s3Store(s3.config) : folderStore(join(folder, kind));
  const restored = await json({ ...empty, store }, 'restore', '--from', archive);
  expect(restored).toMatchObject({ rows: made.rows, files: 2 });
  expect(await digests(empty.pool)).toEqual(await digests(api.database.pool));
  expect(await structure(empty.pool)).toEqual(await structure(api.database.pool));
  for (const key of KEYS) expect((await buffer((await store.read(key))!)).toString()).toBe(`the bytes of ${key}`);
  expect(await lastEntry(empty)).toMatchObject({ action: 'restored', subject_id: 'backup', actor: 'system' });
  expect(await lastEntry(api.database)).toMatchObject({ action: 'data_exported', subject_id: 'backup' });
  // Sequences have the same values as in the backup.
  expect(await sequences(empty.pool)).toEqual(await sequences(api.database.pool));
  expect(await migrateDatabase(empty)).toEqual([]);
  await s3?.close();
});

test('a backup is a consistent snapshot of the database while rows are written concurrently', async () => {
  const { pool } = api.database;
  await pool.query('create table first_half (at integer)');
  await pool.query('create table second_half (at integer)');
  const done = new AbortController();
  const writes = (async () => {
    for (let at = 1; !done.signal.aborted; at++) {
      await pool.query(`with one as (insert into first_half values (${at})) insert into second_half values (${at})`);
    }
  })();
  const store = folderStore(join(folder, 'from'));
  const { tables } = await json({ ...api.database, store }, 'backup', '--to', join(folder, 'busy.tar.gz'));
  done.abort();
  await writes;
  expect(tables['public.first_half']).toBe(tables['public.second_half']);
  const { rows } = await pool.query('select count(*) as count from first_half');
  expect(rows[0].count).toBeGreaterThan(tables['public.first_half']);
  await pool.query('drop table first_half, second_half');
});

test('after a restore, each subscription still knows which news it has seen, despite different transaction ids', async () => {
  const { pool } = api.database;
  const looked = { closed: 60 * 24 * 40, twoHours: 125, now: 0 };
  for (const [name, minutes] of Object.entries(looked)) {
    await pool.query(
      `insert into market_subscription (email, kind, query, frequency, confirmed_at, looked_at, seen)
       values ($1, 'talent', '', 'weekly', now(), now() - make_interval(mins => $2), '900000000:900000000:')`,
      [`${name.toLowerCase()}@news.example`, minutes],
    );
  }
  await pool.query(`update market_news set xid = '800000000', at = now() - interval '50 days'`);
  await pool.query(
    `update market_news n set at = now() - interval '40 days' + interval '10 minutes' from
     (select card_id from market_news where kind = 'request' limit 2) as fresh where fresh.card_id = n.card_id and kind = 'request'`,
  );
  await pool.query(
    `update market_news n set at = now() - interval '61 minutes' from
     (select card_id from market_news where kind = 'talent' limit 3) as fresh where fresh.card_id = n.card_id and kind = 'talent'`,
  );
  const file = join(folder, 'news.tar.gz');
  await json({ ...api.database, store: folderStore(join(folder, 'from')) }, 'backup', '--to', file);
  await json({ ...empty, store: folderStore(join(folder, 'news')) }, 'restore', '--from', file);
  const { rows } = await empty.pool.query(
    `select split_part(email, '@', 1) as who, (select count(*) from market_news where not pg_visible_in_snapshot(xid, seen)) as news
     from market_subscription where email like '%@news.example' order by email`,
  );
  expect(rows).toEqual([
    { who: 'closed', news: 5 },
    { who: 'now', news: 0 },
    { who: 'twohours', news: 3 },
  ]);
  const later = await empty.pool.query(
    `select pg_visible_in_snapshot(pg_current_xact_id(), max(seen::text)::pg_snapshot) as told from market_subscription`,
  );
  expect(later.rows).toEqual([{ told: false }]);
});

test('a backup lists the files that are missing from the store', async () => {
  const store = folderStore(join(folder, 'nothing'));
  const lossy = await json({ ...api.database, store }, 'backup', '--to', join(folder, 'lossy.tar.gz'));
  expect(lossy).toMatchObject({ files: 0, missing: KEYS.toSorted() });
});

describe('refusals and failures that change nothing', () => {
  const target = () => ({ ...empty, store: folderStore(join(folder, 'refused')) });
  const tables = async () =>
    (await empty.pool.query(`select count(*) as count from pg_tables where schemaname = 'public'`)).rows[0].count;

  test('a backup over an existing file or into a missing folder is refused', async () => {
    const here = { ...api.database, store: target().store };
    expect((await crewdock(here, 'backup', '--to', archive)).error).toBe(`to: ${archive} already exists.`);
    expect((await crewdock(here, 'backup', '--to', join(folder, 'no/all'))).error).toBe(
      `to: the folder ${join(folder, 'no')} doesn’t exist.`,
    );
  });

  test('a restore of an archive that is corrupt, truncated, not a backup or missing is refused', async () => {
    const bytes = await readFile(archive);
    const broken = Buffer.from(bytes);
    broken[bytes.length >> 1]! ^= 1;
    const cases = { broken, short: bytes.subarray(0, bytes.length - 2000), other: Buffer.from('hello') };
    for (const [name, content] of Object.entries(cases)) {
      await writeFile(join(folder, name), content);
      const { code, error } = await crewdock(target(), 'restore', '--from', join(folder, name));
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/ is not a complete backup: .+\. Nothing was changed\.$/),
      ]);
    }
    expect((await crewdock(target(), 'restore', '--from', join(folder, 'none'))).error).toMatch(
      /none does not exist\.$/,
    );
    expect(await tables()).toBe(0);
  });

  test('a restore into a database with people is refused', async () => {
    const { code, error } = await crewdock({ ...api.database, store: target().store }, 'restore', '--from', archive);
    expect([code, error]).toEqual([1, expect.stringMatching(/not empty|in use/)]);
  });

  test('a restore into a store with files is refused', async () => {
    const full = { ...empty, store: folderStore(join(folder, 'from')) };
    expect((await crewdock(full, 'restore', '--from', archive)).error).toMatch(/^The file storage is not empty/);
    expect(await tables()).toBe(0);
  });

  test('a restore into a database with other connections is refused', async () => {
    const other = connectTo(empty.url, { connections: 1 });
    await other.pool.query('select 1');
    expect((await crewdock(target(), 'restore', '--from', archive)).error).toBe(
      'The target database is in use (1 connections): stop its servers first.',
    );
    await other.close();
  });

  test('a restore of an archive from a newer release is refused with a one-line message', async () => {
    const { pool } = api.database;
    await pool.query(`insert into kysely_migration values ('9999_later', now()::text)`);
    const newer = join(folder, 'newer.tar.gz');
    await json({ ...api.database, store: folderStore(join(folder, 'from')) }, 'backup', '--to', newer);
    await pool.query(`delete from kysely_migration where name = '9999_later'`);
    expect((await crewdock(target(), 'restore', '--from', newer)).error).toBe(
      'The data is from a newer release (9999_later): use that release.',
    );
    expect(await tables()).toBe(0);
  });

  test('a restore that fails half-way leaves no rows or files, and succeeds on the next attempt', async () => {
    const store = folderStore(join(folder, 'failing'));
    let writes = 0;
    const failing: Store = {
      ...store,
      write: (key, body) => (++writes === 2 ? Promise.reject(new Error('no room')) : store.write(key, body)),
    };
    await expect(crewdock({ ...empty, store: failing }, 'restore', '--from', archive)).rejects.toThrow('no room');
    expect(await readdir(join(folder, 'failing'))).toEqual([]);
    expect((await empty.pool.query('select from person')).rowCount).toBe(0);
    await empty.close();
    empty = connectTo(empty.url, { connections: 5 });
    expect(await json({ ...empty, store }, 'restore', '--from', archive)).toMatchObject({ rows: made.rows });
  });
});

test('the move command copies every row, and refuses an invalid address or a database that is in use', async () => {
  const store = folderStore(join(folder, 'from'));
  const source = await emptyDatabase();
  await json({ ...source, store: folderStore(join(folder, 'moved')) }, 'restore', '--from', archive);
  const { url } = source;
  const before = await digests(source.pool);
  // Closes the connections of the test, because a command must be the only client of the database.
  await source.close();
  const desk = { ...connectTo(url, { connections: 2 }), store };
  expect((await crewdock(desk, 'move', '--to', 'mysql://x')).error).toMatch(/^to: expected postgresql/);
  expect((await crewdock(desk, 'move', '--to', api.database.url)).error).toMatch(/ is in use /);
  const other = connectTo(url, { connections: 1 });
  await other.pool.query('select 1');
  expect((await crewdock(desk, 'move', '--to', empty.url)).error).toMatch(/^The source database is in use/);
  await other.close();
  await desk.close();
  const again = { ...connectTo(url, { connections: 2 }), store };
  const moved = await json(again, 'move', '--to', empty.url);
  expect(moved.tables['public.person']).toBeGreaterThan(5);
  expect(await digests(empty.pool)).toEqual(before);
  for (const database of [empty, again]) expect(await lastEntry(database)).toMatchObject({ action: 'moved' });
  await drop(again);
});
