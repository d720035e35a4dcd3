import { getPriority } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { asNice } from './as-nice.ts';
import { keepPlans } from './planned-once.ts';
import { StartError } from '../start-error.ts';
import { breakWhenSilent, impatience } from './impatience.ts';
import { startEmbedded, urlOfRunning } from './embedded/start.ts';
import type { Schema } from './schema.ts';

export interface Database {
  url: string;
  pool: pg.Pool;
  kysely: Kysely<Schema>;
  /** Ends the connections, and the embedded PostgreSQL if it is ours. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** At most so many connections at a time. */
  connections?: number;
  /** Uses the embedded PostgreSQL of a server that runs, where one does. */
  joins?: boolean;
  /** Called when the embedded PostgreSQL ends without having been asked to. */
  onLost?: () => void;
  /** Statements end after ten seconds, also where the database stands still. */
  isImpatient?: boolean;
  /** What works for the connections gives way as this process does. */
  isBehind?: boolean;
  /** Hears of connections that broke while nobody used them; the pool replaces those. */
  onConnectionError?: (error: Error) => void;
}

const OLDEST_VERSION = 15;

/** Connects to DATABASE_URL or starts the embedded PostgreSQL; a `StartError` says why that is not possible. */
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

/** A pool on a database that is there. */
export function connectTo(
  url: string,
  {
    connections = 20,
    isImpatient = false,
    isBehind = false,
    onConnectionError,
  }: Omit<OpenOptions, 'onLost' | 'joins'> = {},
): Database {
  const limits = { connectionTimeoutMillis: 10_000, keepAlive: true, ...(isImpatient && impatience) };
  const pool = new pg.Pool({ connectionString: url, max: connections, types, ...limits });
  if (isImpatient) pool.on('connect', breakWhenSilent);
  if (isBehind) pool.on('connect', (client) => void asNice(client, getPriority()));
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => onConnectionError?.(error));
  // So would one that breaks in use; who uses it hears of it by the query that fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', keepPlans);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    url,
    pool,
    kysely,
    async close() {
      // Kysely ends the pool only when it was used itself.
      await kysely.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

/** bigint, the type of every count(*), as a number: ours stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no time zone.
types.setTypeParser(pg.types.builtins.DATE, String);

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version >= OLDEST_VERSION) return;
    throw new StartError(`DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or later is needed, ${where(url)} is ${version}.`);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no connection to ${where(url)} (${reason(error)}).`);
  }
}

/** The address without user and password. */
export function where(url: string): string {
  const { host, port, database } = new pg.Client(url);
  return `${host}:${port}/${database}`;
}

/** One line. A name with several addresses fails with an error for each and no words of its own. */
function reason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replaceAll(/\s+/g, ' ') : String(first);
}
