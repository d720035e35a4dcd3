import { getPriority } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../../core/config/config.ts';
import { asNice } from './process-priority.ts';
import { keepPlans } from './single-use-plans.ts';
import { StartError } from '../../core/config/start-error.ts';
import { breakWhenSilent, statementTimeoutOptions } from './statement-timeout.ts';
import { startEmbedded, urlOfRunning } from './embedded/start.ts';
import type { Schema } from './schema.ts';

export interface Database {
  url: string;
  pool: pg.Pool;
  kysely: Kysely<Schema>;
  /** Closes the connections, and stops the embedded PostgreSQL if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Maximum number of connections in the pool. */
  connections?: number;
  /** Whether to use the embedded PostgreSQL of a server that is already running, if there is one. */
  joins?: boolean;
  /** Called when the embedded PostgreSQL ends unexpectedly. */
  onLost?: () => void;
  /** Whether to limit each statement to ten seconds, even if the database does not respond. */
  isImpatient?: boolean;
  /** Whether the PostgreSQL processes of the connections get the same nice value as this process. */
  isBehind?: boolean;
  /** Called when an idle connection breaks; the pool replaces the connection. */
  onConnectionError?: (error: Error) => void;
}

const OLDEST_VERSION = 15;

/** Connects to DATABASE_URL or starts the embedded PostgreSQL. Throws a `StartError` with the reason on failure. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  { onLost, joins = false, ...options }: OpenOptions = {},
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const database = connectTo(config.databaseUrl, options);
    await checkServer(database.pool, config.databaseUrl);
    return database;
  }
  const running = joins ? await urlOfRunning(config.dataDirectory) : null;
  if (running !== null) return connectTo(running, options);
  const embedded = await startEmbedded(config.dataDirectory);
  const database = connectTo(embedded.url(), options);
  let closing = false;
  void embedded.ended.then(() => closing || onLost?.());
  return {
    ...database,
    async close() {
      closing = true;
      await database.close();
      await embedded.stop();
    },
  };
}

/** Creates a connection pool for a running database. */
export function connectTo(
  url: string,
  {
    connections = 20,
    isImpatient = false,
    isBehind = false,
    onConnectionError,
  }: Omit<OpenOptions, 'onLost' | 'joins'> = {},
): Database {
  const limits = { connectionTimeoutMillis: 10_000, keepAlive: true, ...(isImpatient && statementTimeoutOptions) };
  const pool = new pg.Pool({ connectionString: url, max: connections, types, ...limits });
  if (isImpatient) pool.on('connect', breakWhenSilent);
  if (isBehind) pool.on('connect', (client) => void asNice(client, getPriority()));
  // Without a listener for `error`, a broken idle connection would end the process.
  pool.on('error', (error) => onConnectionError?.(error));
  // The same applies to a connection in use; the caller is informed by the failed query.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', keepPlans);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    url,
    pool,
    kysely,
    async close() {
      // `kysely.destroy` ends the pool only if Kysely has run a query.
      await kysely.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

/** Parses bigint (the type of `count(*)`) as a number, because all values are far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
// Parses dates as strings: a JavaScript date would have a time zone.
types.setTypeParser(pg.types.builtins.DATE, String);

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version >= OLDEST_VERSION) return;
    throw new StartError(
      `DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or later is required, but ${formatDatabaseAddress(url)} is version ${version}.`,
    );
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no connection to ${formatDatabaseAddress(url)} (${reason(error)}).`);
  }
}

/** Formats the host, port and database of a URL, without user and password. */
export function formatDatabaseAddress(url: string): string {
  const { host, port, database } = new pg.Client(url);
  return `${host}:${port}/${database}`;
}

/**
 * Returns the reason for a failed connection on one line. A host with several addresses fails with an AggregateError,
 * which has no message.
 */
function reason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replaceAll(/\s+/g, ' ') : String(first);
}
