import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '../../infra/db/open.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type TableRowCounts, formatTableName, replaceAllRows, makeTables } from './load.ts';
import { type DatabaseContents, type TableDumpPart, quoteTableName } from './snapshot.ts';

/**
 * Migrates the database and loads all rows in one transaction. On failure, the tables stay empty and the call can be
 * repeated. `counts` returns the expected row counts; it is called after all of `pieces` has been read.
 */
export async function fillDatabase(
  database: Pick<Database, 'kysely' | 'pool'>,
  contents: DatabaseContents,
  pieces: AsyncIterable<TableDumpPart>,
  { counts, finish }: { counts: () => TableRowCounts; finish: (db: Kysely<Schema>) => Promise<void> },
): Promise<TableRowCounts> {
  await makeTables(database, contents);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await replaceAllRows(client, contents, pieces);
    const filled = await countsOf(client, contents, counts());
    await finish(on(client));
    await client.query('commit');
    return filled;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Counts the rows of each table. Throws if a number differs from the expected number. */
async function countsOf(
  client: PoolClient,
  { tables }: DatabaseContents,
  expected: TableRowCounts,
): Promise<TableRowCounts> {
  const found: TableRowCounts = {};
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${quoteTableName(table)}`);
    const label = formatTableName(table);
    found[label] = rows[0]!.count;
    if (found[label] !== expected[label]) {
      throw new Error(`${label} has ${found[label]} rows instead of ${expected[label]}`);
    }
  }
  return found;
}

/** Creates a Kysely instance for a connection that is in a transaction. */
function on(client: PoolClient): Kysely<Schema> {
  const only = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => only, end: async () => {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
