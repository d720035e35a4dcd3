import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Task } from '../platform/queue/task.ts';

/** Numbers by day: each month has a table of its own, and what is in none yet lies in `…_rest`. */
const DIVIDED = ['share_day', 'share_source'] as const;
type Divided = (typeof DIVIDED)[number];

const AHEAD = 2;
const KEPT = 13;
/** Nobody who counts or reads waits longer for this: it is tried again. */
const PATIENCE = '2s';

/** `2026-11`. */
type Month = string;

interface Table {
  month: Month;
  isOrdered: boolean;
}

export const divideStatistics: Task<'divide-statistics'> = async (_, { db }) => {
  const { rows } = await sql<{ today: string }>`select (now() at time zone 'utc')::date as today`.execute(db);
  await keepMonths(db, rows[0]!.today);
};

/** Makes the tables of the months to come, sorts what is over by tag, and drops what is older than thirteen months. */
export async function keepMonths(db: Kysely<Schema>, today: string): Promise<void> {
  const now = today.slice(0, 7);
  for (const table of DIVIDED) {
    const there = new Set((await tablesOf(db, table)).map(({ month }) => month));
    const ahead = Array.from({ length: AHEAD + 1 }, (_, at) => after(now, at));
    // First what is counted now, so that it needn't wait for what was counted once.
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

/** With what lay in the rest of it. */
async function make(db: Kysely<Schema>, table: Divided, month: Month): Promise<void> {
  const name = nameOf(table, month);
  const [from, to] = [`${month}-01`, `${after(month, 1)}-01`];
  await impatiently(db, [
    // In the order in which a tag that is removed takes them.
    `lock table share_tag in share row exclusive mode`,
    `lock table ${table}_rest in share row exclusive mode`,
    // A row that is counted on stays on its page.
    `create table ${name} (like ${table} including all) with (fillfactor = 80)`,
    `with moved as (delete from ${table}_rest where day >= '${from}' and day < '${to}' returning *)
     insert into ${name} select * from moved order by tag_id, day`,
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
    `analyze ${name}`,
  ]);
}

/** The days of a tag beside each other: a year of a card is read from few pages. */
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

/** Not on the first day of the next: the last views may still be written. */
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
