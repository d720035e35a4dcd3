import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Task } from '../core/context/task.ts';

/**
 * Tables of daily statistics, partitioned by month. Rows of months without a partition are in `…_rest`, the default
 * partition.
 */
const DIVIDED = ['share_day', 'share_source'] as const;
type Divided = (typeof DIVIDED)[number];

const AHEAD = 2;
const KEPT = 13;
/** Lock timeout, so that counting and reading statistics do not wait longer. The next run retries. */
const PATIENCE = '2s';

/** A month, such as `2026-11`. */
type Month = string;

interface Table {
  month: Month;
  isOrdered: boolean;
}

export const divideStatistics: Task<'divide-statistics'> = async (_, { db }) => {
  const { rows } = await sql<{ today: string }>`select (now() at time zone 'utc')::date as today`.execute(db);
  await keepMonths(db, rows[0]!.today);
};

/**
 * Creates the partitions of the coming months, clusters past months by tag, and drops partitions older than thirteen
 * months.
 */
export async function keepMonths(db: Kysely<Schema>, today: string): Promise<void> {
  const now = today.slice(0, 7);
  for (const table of DIVIDED) {
    const there = new Set((await tablesOf(db, table)).map(({ month }) => month));
    const ahead = Array.from({ length: AHEAD + 1 }, (_, at) => after(now, at));
    // Creates current and future months first, so that they do not wait for past months.
    const wanted = new Set([...ahead, ...(await monthsInRest(db, table))]);
    for (const month of wanted) if (!there.has(month)) await make(db, table, month);
    for (const { month, isOrdered } of await tablesOf(db, table)) {
      if (month < after(now, -KEPT)) await drop(db, table, month);
      else if (!isOrdered && isOver(month, today)) await order(db, table, month);
    }
  }
}

async function tablesOf(db: Kysely<Schema>, table: Divided): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select replace(right(c.relname, 7), '_', '-') as month,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisclustered) as "isOrdered"
    from pg_inherits h join pg_class c on c.oid = h.inhrelid
    where h.inhparent = ${table}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$' order by 1`.execute(db);
  return rows;
}

async function monthsInRest(db: Kysely<Schema>, table: Divided): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    select distinct to_char(day, 'YYYY-MM') as month from ${sql.table(`${table}_rest`)} order by 1 desc`.execute(db);
  return rows.map(({ month }) => month);
}

/** Creates a month's partition and moves its rows from the default partition. */
async function make(db: Kysely<Schema>, table: Divided, month: Month): Promise<void> {
  const name = nameOf(table, month);
  const [from, to] = [`${month}-01`, `${after(month, 1)}-01`];
  await impatiently(db, [
    // Uses the same lock order as the removal of a tag, to prevent deadlocks.
    `lock table share_tag in share row exclusive mode`,
    `lock table ${table}_rest in share row exclusive mode`,
    // Leaves free space on each page, so that counter updates stay on their page (HOT updates).
    `create table ${name} (like ${table} including all) with (fillfactor = 80)`,
    `with moved as (delete from ${table}_rest where day >= '${from}' and day < '${to}' returning *)
     insert into ${name} select * from moved order by tag_id, day`,
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
    `analyze ${name}`,
  ]);
}

/** Clusters a past month by tag, so that reading a year of a card's statistics touches few pages. */
async function order(db: Kysely<Schema>, table: Divided, month: Month): Promise<void> {
  const name = nameOf(table, month);
  await impatiently(db, [
    `alter table ${name} set (fillfactor = 100)`,
    `cluster ${name} using ${name}_pkey`,
    `analyze ${name}`,
  ]);
}

async function drop(db: Kysely<Schema>, table: Divided, month: Month): Promise<void> {
  await impatiently(db, [
    `lock table share_tag, ${table} in access exclusive mode`,
    `drop table ${nameOf(table, month)}`,
  ]);
}

async function impatiently(db: Kysely<Schema>, statements: string[]): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<Schema>) => {
    for (const statement of [`set local lock_timeout = '${PATIENCE}'`, ...statements])
      await sql.raw(statement).execute(trx);
  });
}

/**
 * Returns whether a month is complete. The first day of the next month still counts as incomplete, because late views
 * may be written.
 */
function isOver(month: Month, today: string): boolean {
  return today > `${after(month, 1)}-01`;
}

function after(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

function nameOf(table: Divided, month: Month): string {
  return `${table}_${month.replace('-', '_')}`;
}
