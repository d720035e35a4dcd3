import type { Pool, PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { AppError } from '../../core/errors/errors.ts';
import { migrateDatabase, knownMigrations } from '../../infra/db/migrations.ts';
import type { Database } from '../../infra/db/open.ts';
import { JOBS_SCHEMA } from '../../infra/db/queue-schema.ts';
import { copyIn } from './copy.ts';
import {
  type DatabaseContents,
  type DumpedTable,
  inSnapshot,
  type TableDumpPart,
  PLAIN_TEXT,
  quoteTableName,
  formatCopyTarget,
} from './snapshot.ts';
import { renumberTransactions } from './transactions.ts';

/** Number of rows by table. */
export type TableRowCounts = Record<string, number>;

/** Tables that contain rows as soon as an instance has been used. */
const USED = ['person', 'company', 'file', 'audit_entry'];

/** Throws a conflict if the database is not empty or in use, or if the contents are from a newer release. */
export async function requireRoom(pool: Pool, { migrations }: Pick<DatabaseContents, 'migrations'>): Promise<void> {
  const known = await knownMigrations();
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new AppError('conflict', `The data is from a newer release (${newer.join(', ')}): use that release.`);
  }
  await requireQuiet(pool, 'The target database');
  const done = await migrationsOf(pool);
  for (const table of done === null ? [] : USED) {
    const { rows } = await pool.query(`select to_regclass($1) is not null as is_there`, [`public.${table}`]);
    if (!rows[0].is_there) continue;
    const { rowCount } = await pool.query(`select from ${escapeIdentifier(table)} limit 1`);
    if (rowCount) throw new AppError('conflict', `The target database is not empty (${table}): use a new one.`);
  }
  const foreign = (done ?? []).filter((name) => !migrations.includes(name));
  if (foreign.length > 0) {
    throw new AppError(
      'conflict',
      `The target database has tables of a newer release (${foreign.at(-1)}): use a new one.`,
    );
  }
}

/** Throws a conflict if the database has other connections, because their writes would be lost or duplicated. */
export async function requireQuiet(pool: Pool, what: string): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows[0]!.others === 0) return;
  throw new AppError('conflict', `${what} is in use (${rows[0]!.others} connections): stop its servers first.`);
}

/** Migrates the database to the release of the contents. The next start of the server runs later migrations. */
export async function makeTables(
  database: Pick<Database, 'kysely' | 'pool'>,
  contents: DatabaseContents,
): Promise<void> {
  await migrateDatabase(database, contents.migrations.at(-1));
  const made = (await migrationsOf(database.pool)) ?? [];
  if (made.join() !== contents.migrations.join()) {
    throw new AppError('conflict', 'The data is from a release with different migrations: use that release.');
  }
  const jobs = await inSnapshot(database.pool, async (client) => {
    const { rows } = await client.query(`select max(id)::integer as version from ${JOBS_SCHEMA}.migrations`);
    return rows[0].version as number;
  });
  if (jobs < contents.jobsVersion) {
    throw new AppError(
      'conflict',
      `The data has jobs of a newer job queue version (${contents.jobsVersion}): use that release.`,
    );
  }
}

/**
 * Replaces all rows in the caller's transaction. Disables triggers, so that nothing is counted or sent twice. Drops
 * foreign keys and adds them again, which validates them. Requires only the privileges of the tables' owner.
 */
export async function replaceAllRows(
  client: PoolClient,
  contents: DatabaseContents,
  pieces: AsyncIterable<TableDumpPart>,
): Promise<void> {
  await client.query(PLAIN_TEXT);
  const references = await referencesOf(client);
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of contents.tables) await client.query(`alter table ${quoteTableName(table)} disable trigger user`);
  await client.query(`truncate ${contents.tables.map(quoteTableName).join(', ')}`);
  for await (const [table, data] of byTable(pieces)) {
    await copyIn(client, `copy ${formatCopyTarget(table)} from stdin`, data);
  }
  await renumberTransactions(client, contents);
  for (const table of contents.tables) await client.query(`alter table ${quoteTableName(table)} enable trigger user`);
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const sequence of contents.sequences) {
    await client.query('select setval($1, $2, $3)', [quoteTableName(sequence), sequence.value, sequence.isCalled]);
  }
  // Unlocks the jobs, which were locked by workers of the source database.
  await client.query(`update ${JOBS_SCHEMA}._private_jobs set locked_at = null, locked_by = null`);
  await client.query(`update ${JOBS_SCHEMA}._private_job_queues set locked_at = null, locked_by = null`);
}

export function formatTableName({ schema, name }: DumpedTable): string {
  return `${schema}.${name}`;
}

/** Returns the names of applied migrations; null if the database has no tables. */
async function migrationsOf(pool: Pool): Promise<string[] | null> {
  const { rows } = await pool.query(`select to_regclass('public.kysely_migration') is not null as is_there`);
  if (!rows[0].is_there) return null;
  const done = await pool.query<{ name: string }>('select name from kysely_migration order by name collate "C"');
  return done.rows.map(({ name }) => name);
}

async function referencesOf(client: PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, '${JOBS_SCHEMA}'::regnamespace)`,
  );
  return rows;
}

/** Groups consecutive pieces by table. Each group must be read completely before the next group. */
async function* byTable(pieces: AsyncIterable<TableDumpPart>): AsyncGenerator<[DumpedTable, AsyncIterable<Buffer>]> {
  const all = pieces[Symbol.asyncIterator]();
  let next = await all.next();
  while (!next.done) {
    const { table } = next.value;
    yield [
      table,
      (async function* () {
        while (!next.done && next.value.table === table) {
          yield next.value.data;
          next = await all.next();
        }
      })(),
    ];
  }
}
