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
  /** Maximum number of connections. */
  connections?: number;
  /** Uses the embedded PostgreSQL of a running server, if there is one. */
  joins?: boolean;
  /** Called when the embedded PostgreSQL ends unexpectedly. */
  onLost?: () => void;
  /** Limits statements to ten seconds, even if the database hangs. */
  isImpatient?: boolean;
  /** Gives the PostgreSQL processes of the connections the nice value of this process. */
  isBehind?: boolean;
  /** Called for idle connections that broke; the pool replaces them. */
  onConnectionError?: (error: Error) => void;
}

const OLDEST_VERSION = 15;

/**
 * Connects to DATABASE_URL or starts the embedded PostgreSQL. Throws a `StartError` with the reason when neither works.
 */
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
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => onConnectionError?.(error));
  // The same holds for a connection in use; its user sees the failed query.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', keepPlans);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    url,
    pool,
    kysely,
    async close() {
      // Kysely ends the pool only if Kysely itself was used.
      await kysely.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

/** Parses bigint, the type of count(*), as a number: all values stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
// Dates stay strings, because they have no time zone.
types.setTypeParser(pg.types.builtins.DATE, String);

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version >= OLDEST_VERSION) return;
    throw new StartError(
      `DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or later is needed, ${formatDatabaseAddress(url)} is ${version}.`,
    );
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no connection to ${formatDatabaseAddress(url)} (${reason(error)}).`);
  }
}

/** Host, port and database of a URL, without user and password. */
export function formatDatabaseAddress(url: string): string {
  const { host, port, database } = new pg.Client(url);
  return `${host}:${port}/${database}`;
}

/** The reason on one line. A host with several addresses fails with an AggregateError that has no message. */
function reason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replaceAll(/\s+/g, ' ') : String(first);
}
