import {
  countColumn,
  flagColumn,
  idColumn,
  lineColumn,
  moneyColumn,
  nullableColumn,
  enumColumn,
  rankedColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
  versionColumn,
} from '@crewdock/contract/table';
import { tableEndpoints } from '@crewdock/contract/table-endpoints';
import { type Actor, VISITOR } from '@crewdock/server/core/identity/actor';
import { readConfig } from '@crewdock/server/core/config/config';
import { tableRoutes } from '@crewdock/server/staff/table/routes';
import { optionsFrom } from '@crewdock/server/staff/table/options';
import type { TableSource } from '@crewdock/server/staff/table/source';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';
import { TEST_ENCRYPTION_KEYS } from './encryption-keys.ts';
import { testServices } from './services.ts';

const STATES = ['new', 'busy', 'gone'] as const;
const SIZES = ['small', 'large', 'huge'] as const;

/** A staff table that exists only in tests. */
export const things = defineStaffTable('things', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    name: lineColumn(),
    note: nullableColumn(lineColumn()),
    state: enumColumn(STATES),
    company: nullableColumn(referenceColumn()),
    amount: countColumn(),
    price: nullableColumn(moneyColumn()),
    is_hot: flagColumn(),
    size: rankedColumn(SIZES),
    created: timeColumn(),
  },
  key: 'id',
  search: ['name', 'note'],
  filters: {
    state: 'any',
    company: 'any',
    amount: 'range',
    created: 'days',
    note: 'has',
    name: 'is',
    price: 'range',
    is_hot: 'holds',
    size: 'any',
  },
  sorts: ['-created', 'created', 'name', '-amount', 'state', '-size'],
  counters: 'state',
  edit: ['state', 'company', 'is_hot', 'size'],
  bulk: ['state', 'company'],
  mails: ['name', 'note', 'company', 'amount'],
  hidesEmpty: true,
});

/** SQL source of the table's rows. */
export const source: TableSource<typeof things> = {
  from: 'thing' as never,
  only: sql`not thing.is_hidden`,
  subject: 'staff_update',
  joins: sql`left join company on company.id = thing.company_id`,
  columns: {
    id: sql`thing.id`,
    version: sql`thing.version`,
    name: sql`thing.name`,
    note: sql`thing.note`,
    state: sql`thing.state`,
    company: { id: sql`thing.company_id`, name: sql`company.name` },
    amount: sql`thing.amount`,
    price: sql`thing.price`,
    is_hot: sql`thing.is_hot`,
    size: sql`thing.size`,
    created: sql`thing.created_at`,
  },
  reader: { person: sql`thing.person_id`, company: sql`thing.company_id` },
  conditions: { size: (sizes) => sql`thing.size = any(${sizes.map((size) => SIZES.indexOf(size))})` },
  options: { company: optionsFrom('company', 'name') },
  write: {
    async is_hot(trx, key, isHot) {
      await sql`update thing set is_hot = ${isHot} where id = ${key}`.execute(trx);
    },
    async size(trx, key, size) {
      await sql`update thing set size = ${SIZES.indexOf(size)} where id = ${key}`.execute(trx);
    },
    async state(trx, key, state) {
      await sql`update thing set state = ${state} where id = ${key}`.execute(trx);
    },
    async company(trx, key, company) {
      await sql`update thing set company_id = ${company} where id = ${key}`.execute(trx);
    },
  },
};

export const calls = tableEndpoints(things);
export const routes = tableRoutes(things, source);

const config = readConfig({
  PUBLIC_URL: 'http://localhost:3000',
  NODE_ENV: 'test',
  ENCRYPTION_KEYS: TEST_ENCRYPTION_KEYS,
});

/** Fixtures: a database with the `thing` table, refilled before each test. */
export function thingsGround() {
  let database: TestDatabase;
  /** Id of the last audit entry before the test, because the audit log cannot be emptied. */
  let auditedBefore: number;

  beforeAll(async () => {
    database = await testDatabase('market');
    await database.pool.query(`
      create table thing (
        id integer generated always as identity primary key, version integer not null default 1, name text not null, note text,
        state text not null, company_id integer references company, amount integer not null, created_at timestamptz not null,
        price integer, is_hot boolean not null default false, size smallint not null default 0, is_hidden boolean not null default false,
        person_id integer references person)`);
  });

  afterAll(() => database.close());

  /** Inserts sixty rows with few distinct names, amounts and times. Some times differ by less than a millisecond. */
  beforeEach(async () => {
    await database.pool.query(`
      truncate thing restart identity;
      insert into thing (name, note, state, company_id, amount, created_at)
      select (array['Ada Novák', 'bob_50%', 'Cleo-Ann', 'O''Hara; drop table thing'])[1 + n % 4],
        case when n % 3 = 0 then 'node.js and C++' end, (array['new', 'busy', 'gone'])[1 + n % 3],
        case when n % 5 <> 0 then (select id from company order by id offset n % 2 limit 1) end, n / 10,
        timestamptz '2026-01-01T23:59:59.999Z' + make_interval(days => n / 20) + (n % 4) * interval '1 microsecond'
      from generate_series(1, 60) as n;
      update thing set price = case when id % 4 <> 0 then id * 10 end, is_hot = id % 6 = 0, size = id % 3;
      insert into thing (id, name, state, amount, created_at, is_hidden) overriding system value
      select 1000000 + n, 'hidden', 'new', 1, '2026-02-01', true from generate_series(1, 5) as n`);
    const { rows } = await database.pool.query('select coalesce(max(id), 0) as id from audit_entry');
    auditedBefore = rows[0].id;
  });

  const services = () => {
    const { limits, outbox, origins, vault } = testServices(config, database);
    return { limits, outbox, origins, vault };
  };
  const asked = (actor: Actor = VISITOR) => ({
    db: database.kysely,
    actor,
    company: null,
    address: '192.0.2.7',
    site: null,
    askingSite: null,
    userAgent: 'a test',
    ...services(),
  });
  const page = async (query: Record<string, string> = {}) =>
    routes.list_things({ params: undefined, query: calls.list_things.query.parse(query), body: undefined }, asked());
  return {
    database: () => database,
    services: () => testServices(config, database),
    asked,
    page,
    /** Returns the ids from all pages, which are read one after another. */
    async walk(query: Record<string, string>): Promise<number[]> {
      const met: number[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { items, next } = await page({ ...query, ...(after && { after }) });
        met.push(...items.map((item) => item.id));
        after = next;
      }
      return met;
    },
    /** Returns the ids from a direct query, as the expected result. */
    async ids(where = 'true', order = 'created_at desc, id desc'): Promise<number[]> {
      const { rows } = await database.pool.query(
        `select id from thing where not is_hidden and (${where}) order by ${order}`,
      );
      return rows.map((row: { id: number }) => row.id);
    },
    edit: (key: number, body: typeof calls.change_things.body._zod.output) =>
      routes.change_things({ params: { id: key }, query: undefined, body }, asked()),
    /** Returns this test's audit entries, ordered by subject. */
    async audited(): Promise<object[]> {
      const { rows } = await database.pool.query(
        `select action, subject_id, before, after, person_id from audit_entry
         where id > $1 order by length(subject_id), subject_id, id`,
        [auditedBefore],
      );
      return rows;
    },
  };
}
