import type { Pool, PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { JOBS_SCHEMA } from '../../infra/db/queue-schema.ts';
import { copyOut } from './copy.ts';

/** A table with its columns, without generated columns. */
export interface DumpedTable {
  schema: string;
  name: string;
  columns: string[];
}

/** Description of a database, without its rows. */
export interface DatabaseContents {
  /** Time of the snapshot, from the clock of this machine: ISO 8601, UTC. */
  madeAt: string;
  /** Names of migrations, in the order in which they were applied. */
  migrations: string[];
  /** Migration version of the job queue's tables. */
  jobsVersion: number;
  tables: DumpedTable[];
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[];
}

/** A part of a table's rows in the format of `copy`. All parts of a table are consecutive. */
export interface TableDumpPart {
  table: DumpedTable;
  data: Buffer;
}

const SCHEMAS = ['public', JOBS_SCHEMA];
/** Tables that record migrations. They are not copied, because running the migrations fills them. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock', 'migrations'];
/** Change log of the in-memory market. It is not copied, because it contains transaction ids of this database. */
const FEED = ['market_change', 'market_change_loss'];
const PIECE_BYTES = 4 * 2 ** 20;

/** Runs `work` in a read-only snapshot of the database, which is not affected by concurrent writes. */
export async function inSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_TEXT);
    return await work(client);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** SQL that makes the output of `copy` independent of server settings, and disables timeouts. */
export const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
  set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local lock_timeout = 0`;

export async function readDatabaseContents(client: PoolClient): Promise<DatabaseContents> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  const { rows: jobs } = await client.query<{ version: number }>(
    `select max(id)::integer as version from ${JOBS_SCHEMA}.migrations`,
  );
  return {
    madeAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    jobsVersion: jobs[0]!.version,
    tables: await dumpedTables(client),
    sequences: await sequencesOf(client),
  };
}

export async function* dumpTableRows(client: PoolClient, tables: DumpedTable[]): AsyncGenerator<TableDumpPart> {
  for (const table of tables) {
    let gathered: Buffer[] = [];
    let bytes = 0;
    for await (const part of copyOut(
      client,
      `copy (select ${columnsOf(table)} from ${quoteTableName(table)}) to stdout`,
    )) {
      gathered.push(part as Buffer);
      bytes += (part as Buffer).length;
      if (bytes < PIECE_BYTES) continue;
      yield { table, data: Buffer.concat(gathered) };
      [gathered, bytes] = [[], 0];
    }
    if (bytes > 0) yield { table, data: Buffer.concat(gathered) };
  }
}

/** Counts rows. Each row is one line, because `copy` escapes line breaks in values. */
export function linesIn(data: Buffer): number {
  let lines = 0;
  for (let at = data.indexOf(10); at !== -1; at = data.indexOf(10, at + 1)) lines++;
  return lines;
}

/** Formats a table with its columns for `copy … from`. */
export function formatCopyTarget(table: DumpedTable): string {
  return `${quoteTableName(table)} (${columnsOf(table)})`;
}

function columnsOf({ columns }: DumpedTable): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}

export function quoteTableName({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/**
 * Lists the tables that contain data of the instance. A partitioned table is one table, because other databases may
 * have other partitions.
 */
async function dumpedTables(client: PoolClient): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($2)
     group by 1, 2
     order by 1 desc, 2`,
    [SCHEMAS, [...OF_MIGRATIONS, ...FEED]],
  );
  return rows;
}

async function sequencesOf(client: PoolClient): Promise<DatabaseContents['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any ($1) order by 1 desc, 2',
    [SCHEMAS],
  );
  const sequences: DatabaseContents['sequences'] = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${quoteTableName(sequence)}`,
    );
    sequences.push({ ...sequence, value: values[0]!.value, isCalled: values[0]!.is_called });
  }
  return sequences;
}
