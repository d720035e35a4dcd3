import { COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Question, conditions } from './conditions.ts';
import { countMatching, countersOf } from './count.ts';
import { type Last, type Order, orderOf, readLast, writeLast } from './order.ts';
import { type TableRow, expressionOf, fromRows, present, selection } from './rows.ts';
import type { AnySource, Key, Sql } from './source.ts';

/** Which rows, in which order. */
export interface OrderedQuestion extends Question {
  ordering: string;
}

/** And where in it. */
export interface PageQuestion extends OrderedQuestion {
  limit: number;
  after?: string;
}

interface Rows {
  items: TableRow[];
  /** Where the next ones begin, or null at the end. */
  next: string | null;
}

interface Page extends Rows {
  total: number;
  counters?: Record<string, number>;
}

export async function readPage(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: PageQuestion & { with_counters: boolean },
): Promise<Page> {
  const [total, counters] = await Promise.all([
    countMatching(db, table, source, asked),
    asked.with_counters && table.counters !== undefined ? countersOf(db, table, source, asked) : undefined,
  ]);
  const { items, next } = await readRows(db, table, source, { ...asked, total });
  return { items, total, next, ...(counters && { counters }) };
}

/** `total`: how many match, where that is known already. */
export async function readRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { total, ...asked }: PageQuestion & { total?: number },
): Promise<Rows> {
  const { ordering, limit, after } = asked;
  const found = await rowsInOrder(db, table, source, {
    where: conditions(table, source, asked),
    order: orderOf(table, source, ordering),
    last: after === undefined ? null : readLast(table, ordering, after),
    limit: limit + 1,
    total: total ?? (await countMatching(db, table, source, asked)),
  });
  const rows = found.slice(0, limit);
  const end = rows.at(-1);
  return {
    items: rows.map((row) => present(table, source, row)),
    next: found.length > limit && end ? writeLast({ sort: end['.sort'] as string, key: String(end[table.key]) }) : null,
  };
}

interface Wanted {
  where: Sql;
  order: Order;
  last: Last | null;
  limit: number;
  total: number;
}

/**
 * Few rows that match are gathered and sorted; many are met soon on a walk along the order's index. Left to itself the database
 * walks past a million rows for the few that it has misjudged.
 */
async function rowsInOrder(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { where, order, last, limit, total }: Wanted,
): Promise<TableRow[]> {
  const key = expressionOf(source, table.key);
  const from = fromRows(source);
  const matching = last ? sql`${where} and ${order.after(last)}` : where;
  const places =
    total > COUNT_LIMIT
      ? sql`select ${key} as key, ${order.by} as sort from ${from} where ${matching}
          order by ${order.clause(order.by, key)} limit ${limit}`
      : sql`select key, sort from (select ${key} as key, ${order.by} as sort from ${from} where ${matching} offset 0) as few
          order by ${order.clause(sql`sort`, sql`key`)} limit ${limit}`;
  const { rows } = await sql<TableRow>`
    with place as materialized (${places})
    select ${selection(source)}, place.sort::text as ".sort"
    from place join ${sql.table(source.from)} on ${key} = place.key ${source.joins ?? sql``}
    order by ${order.clause(sql`place.sort`, sql`place.key`)}`.execute(db);
  return rows;
}

/** One row by its key, or null. */
export async function readRow(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  key: Key,
): Promise<TableRow | null> {
  const { rows } = await sql<TableRow>`
    select ${selection(source)} from ${fromRows(source)}
    where ${expressionOf(source, table.key)} = ${key}`.execute(db);
  return rows[0] ? present(table, source, rows[0]) : null;
}
