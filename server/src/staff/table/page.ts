import { COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { plannedOnce } from '../../infra/db/single-use-plans.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type TableQuestion, tableCondition } from './conditions.ts';
import { countByColumnValue } from './count.ts';
import { findEmptyColumns } from './empty-columns.ts';
import { keyType, type Last, type TableOrder, parseOrdering, readLast, writeLast } from './order.ts';
import { type TableRow, columnExpression, fromRows, presentTableRow, columnSelectList } from './rows.ts';
import type { AnySource, RowKey, Sql } from './source.ts';

/** A filtered query with an order. */
export interface OrderedQuestion extends TableQuestion {
  ordering: string;
}

/** An ordered query with a page position. */
export interface PageQuestion extends OrderedQuestion {
  limit: number;
  after?: string;
  /** Number of rows to skip. */
  offset?: number;
}

interface Rows {
  items: TableRow[];
  /** Total number of matches when the first page was read. */
  total: number;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
}

interface Page extends Rows {
  counters?: Record<string, number>;
  empty_columns?: string[];
}

export async function readTablePage(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: PageQuestion & { with_counters: boolean },
): Promise<Page> {
  const isFirst = asked.with_counters && asked.after === undefined;
  const [rows, counters] = await Promise.all([
    readRows(db, table, source, asked),
    asked.with_counters && table.counters !== undefined ? countByColumnValue(db, table, source, asked) : undefined,
  ]);
  const namesEmpty = isFirst && table.hidesEmpty && rows.total > 0 && rows.total <= COUNT_LIMIT;
  const empty = namesEmpty && { empty_columns: await findEmptyColumns(db, table, source, asked, rows.items) };
  return { ...rows, ...(counters && { counters }), ...empty };
}

export async function readRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: PageQuestion,
): Promise<Rows> {
  const { ordering, limit, after, offset = 0 } = asked;
  const wanted: Wanted = {
    key: columnExpression(source, table.key),
    from: sql.table(source.from),
    where: tableCondition(table, source, asked),
    order: parseOrdering(table, source, ordering),
    last: after === undefined ? null : readLast(table, ordering, after),
    range: sql`limit ${limit + 1} offset ${offset}`,
  };
  const { total, places } = await findPlaces(db, wanted);
  const page = places.slice(0, limit);
  const end = page.at(-1);
  return {
    items: await rowsAt(
      db,
      table,
      source,
      page.map((place) => place.key),
    ),
    total,
    next: places.length > limit && end ? writeLast({ ...end, total }) : null,
  };
}

interface Wanted {
  key: Sql;
  from: Sql;
  where: Sql;
  order: TableOrder;
  last: Last | null;
  range: Sql;
}

/** A row's key and its sort value. */
type Place = Pick<Last, 'key' | 'sort'>;

/**
 * For few matches: collects, counts and sorts them. For many matches: scans the index of the order, which finds a page
 * quickly. The planner alone would sometimes scan a million index entries for a few matches, because its estimate is
 * wrong.
 */
async function findPlaces(db: Kysely<Schema>, wanted: Wanted): Promise<{ total: number; places: Place[] }> {
  const { last } = wanted;
  if (last) {
    const statement = last.total > COUNT_LIMIT ? walk(wanted) : gather(wanted);
    return { total: last.total, places: (await statement.execute(db)).rows };
  }
  const { rows } = await countAndGather(wanted).execute(db);
  const { total } = rows[0]!;
  if (total > COUNT_LIMIT) return { total, places: (await walk(wanted).execute(db)).rows };
  return { total, places: rows.flatMap(({ key, sort }) => (key === null ? [] : [{ key, sort }])) };
}

function walk({ key, from, where, order, last, range }: Wanted): RawBuilder<Place> {
  const matching = last ? sql`${where} and ${order.after(last)}` : where;
  return sql`select ${key}::text as key, ${order.by}::text as sort from ${from} where ${matching}
    order by ${order.clause(order.by, key)} ${range}`;
}

function gather({ key, from, where, order, last, range }: Wanted): RawBuilder<Place> {
  const matching = last ? sql`${where} and ${order.after(last)}` : where;
  return sql`
    select few.key::text as key, few.sort::text as sort
    from (select ${key} as key, ${order.by} as sort from ${from} where ${matching} offset 0) as few
    order by ${order.clause(sql`few.sort`, sql`few.key`)} ${range}`;
}

/** Returns the count with each place. Returns only the count if there are no matches or too many. */
function countAndGather({ key, from, where, order, range }: Wanted): RawBuilder<{ total: number } & (Place | None)> {
  return sql`
    with few as materialized (
        select ${key} as key, ${order.by} as sort from ${from} where ${where} limit ${COUNT_LIMIT + 1}),
      counted as (select count(*) as total from few),
      place as (
        select * from few where (select total from counted) <= ${COUNT_LIMIT}
        order by ${order.clause(sql`few.sort`, sql`few.key`)} ${range})
    select total, place.key::text as key, place.sort::text as sort from counted left join place on true
    order by ${order.clause(sql`place.sort`, sql`place.key`)}`;
}

type None = Record<keyof Place, null>;

/** Reads the rows with these keys, in key order. Rows deleted in the meantime are left out. */
export async function rowsAt(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  keys: RowKey[],
): Promise<TableRow[]> {
  if (keys.length === 0) return [];
  const key = columnExpression(source, table.key);
  // Prepared once per connection: planning a join of ten tables takes ten times as long as reading fifty rows.
  const { rows } = await sql<TableRow>`${plannedOnce}
    select ${columnSelectList(source)}
    from unnest(${keys}::${keyType(table)}[]) with ordinality as place (key, at)
    join ${sql.table(source.from)} on ${key} = place.key ${source.joins ?? sql``}
    where ${source.only ?? sql`true`}
    order by place.at`.execute(db);
  return rows.map((row) => presentTableRow(table, source, row));
}

/** Reads one row by key; null when it does not exist. */
export async function readRow(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  key: RowKey,
): Promise<TableRow | null> {
  const { rows } = await sql<TableRow>`
    select ${columnSelectList(source)} from ${fromRows(source)}
    where ${source.only ?? sql`true`} and ${columnExpression(source, table.key)} = ${key}`.execute(db);
  return rows[0] ? presentTableRow(table, source, rows[0]) : null;
}
