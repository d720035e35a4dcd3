import { count, id, line, nullable, oneOf, ref, table, time, version } from '@crewdock/contract/table';
import { tableEndpoints } from '@crewdock/contract/table-endpoints';
import { type Actor, VISITOR } from '@crewdock/server/platform/http/actor';
import { tableRoutes } from '@crewdock/server/staff/table/routes';
import { optionsFrom } from '@crewdock/server/staff/table/options';
import type { TableSource } from '@crewdock/server/staff/table/source';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';

const STATES = ['new', 'busy', 'gone'] as const;

/** A staff table of nothing but tests. */
export const things = table('things', {
  row: {
    id: id(),
    version: version(),
    name: line(),
    note: nullable(line()),
    state: oneOf(STATES),
    company: nullable(ref()),
    amount: count(),
    created: time(),
  },
  key: 'id',
  search: ['name', 'note'],
  filters: { state: 'any', company: 'any', amount: 'range', created: 'days', note: 'has', name: 'is' },
  sorts: ['-created', 'created', 'name', '-amount', 'state'],
  counters: 'state',
  edit: ['state', 'company'],
  bulk: ['state'],
});

/** Where its rows come from. */
export const source: TableSource<typeof things> = {
  from: 'thing' as never,
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
    created: sql`thing.created_at`,
  },
  options: { company: optionsFrom('company', 'name') },
  write: {
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

/** A database with the table, filled anew before each test. */
export function thingsGround() {
  let database: TestDatabase;
  /** The log is never emptied. */
  let auditedBefore: number;

  beforeAll(async () => {
    database = await testDatabase('market');
    await database.pool.query(`
      create table thing (
        id integer generated always as identity primary key, version integer not null default 1, name text not null, note text,
        state text not null, company_id integer references company, amount integer not null, created_at timestamptz not null)`);
  });

  afterAll(() => database.close());

  /** Sixty, with few different names, amounts and times: some of the times differ by less than a millisecond. */
  beforeEach(async () => {
    await database.pool.query(`
      truncate thing restart identity;
      insert into thing (name, note, state, company_id, amount, created_at)
      select (array['Ada Novák', 'bob_50%', 'Cleo-Ann', 'O''Hara; drop table thing'])[1 + n % 4],
        case when n % 3 = 0 then 'node.js and C++' end, (array['new', 'busy', 'gone'])[1 + n % 3],
        case when n % 5 <> 0 then (select id from company order by id offset n % 2 limit 1) end, n / 10,
        timestamptz '2026-01-01T23:59:59.999Z' + make_interval(days => n / 20) + (n % 4) * interval '1 microsecond'
      from generate_series(1, 60) as n`);
    const { rows } = await database.pool.query('select coalesce(max(id), 0) as id from audit_entry');
    auditedBefore = rows[0].id;
  });

  const asked = (actor: Actor = VISITOR) => ({
    db: database.kysely,
    actor,
    company: null,
    address: '192.0.2.7',
    site: null,
    userAgent: 'a test',
  });
  const page = async (query: Record<string, string> = {}) =>
    routes.list_things({ params: undefined, query: calls.list_things.query.parse(query), body: undefined }, asked());
  return {
    database: () => database,
    asked,
    page,
    /** All pages one after the other, by their ids. */
    async walk(query: Record<string, string>): Promise<number[]> {
      const met: number[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { items, next } = await page({ ...query, ...(after && { after }) });
        met.push(...items.map((item) => item.id));
        after = next;
      }
      return met;
    },
    /** What the database answers by itself. */
    async ids(where = 'true', order = 'created_at desc, id desc'): Promise<number[]> {
      const { rows } = await database.pool.query(`select id from thing where ${where} order by ${order}`);
      return rows.map((row: { id: number }) => row.id);
    },
    edit: (key: number, body: typeof calls.change_things.body._zod.output) =>
      routes.change_things({ params: { id: key }, query: undefined, body }, asked()),
    /** What the audit log has of this test's rows, in their order. */
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
