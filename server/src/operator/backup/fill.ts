import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type Counts, labelOf, load, makeTables } from './load.ts';
import { type Contents, type Piece, quoted } from './snapshot.ts';

/**
 * Makes the tables, then puts all rows into them at once: what fails leaves tables without people, which can be filled again. `counts`
 * says how many there have to be, once all pieces are read.
 */
export async function fill(
  database: Pick<Database, 'kysely' | 'pool'>,
  contents: Contents,
  pieces: AsyncIterable<Piece>,
  { counts, finish }: { counts: () => Counts; finish: (db: Kysely<Schema>) => Promise<void> },
): Promise<Counts> {
  await makeTables(database, contents);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await load(client, contents, pieces);
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

/** What there is, counted; one that differs is a fault. */
async function countsOf(client: PoolClient, { tables }: Contents, expected: Counts): Promise<Counts> {
  const found: Counts = {};
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${quoted(table)}`);
    const label = labelOf(table);
    found[label] = rows[0]!.count;
    if (found[label] !== expected[label]) {
      throw new Error(`${label} has ${found[label]} rows and should have ${expected[label]}`);
    }
  }
  return found;
}

/** Asks by a connection that is in a transaction already. */
function on(client: PoolClient): Kysely<Schema> {
  const only = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => only, end: async () => {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
