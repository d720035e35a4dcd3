import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import { isDatabaseAway } from '../../core/errors/connection-errors.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Position } from './position.ts';
import { LostReplica, type Replica } from './replica.ts';

const MARK = '/* on the primary */';

/** Suffix of statements that must read current data from the primary, such as authentication. */
export const onThePrimary: RawBuilder<unknown> = sql.raw(MARK);

export interface ReplicaReadingOptions {
  primary: Pick<Database, 'pool' | 'kysely'>;
  /** Returns the minimum position that a replica needs for any read. */
  floor(): Position;
  /** Called for each statement with the database that answered it. */
  onAnswer(from: 'replica' | 'primary'): void;
}

/**
 * Returns a database that sends read-only statements to a replica if the replica is usable. All other statements and
 * all transactions go to the primary. A read is retried on the primary if the replica is lost or cancels it (recovery
 * conflict).
 */
export function readingFrom(
  replica: Pick<Replica, 'ask' | 'passes'>,
  { primary, floor, onAnswer }: ReplicaReadingOptions,
): Kysely<Schema> {
  const ask = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    if (onlyReads(query.sql) && replica.passes(floor())) {
      try {
        const answer = await replica.ask<R>(query);
        onAnswer('replica');
        return answer;
      } catch (error) {
        if (!mayBeAskedAgain(error)) throw error;
      }
    }
    onAnswer('primary');
    return primary.kysely.executeQuery<R>(query);
  };
  const dialect = new PostgresDialect({ pool: primary.pool });
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createDriver: () => new ReadingDriver(new PostgresDriver({ pool: primary.pool }), ask),
    },
  });
}

type PrimaryConnection = Parameters<PostgresDriver['releaseConnection']>[0];
type Ask = <R>(query: CompiledQuery) => Promise<QueryResult<R>>;

/** Driver that holds a connection only during a transaction: a connection of the primary. */
class ReadingDriver implements Driver {
  readonly #primary: PostgresDriver;
  readonly #ask: Ask;

  constructor(primary: PostgresDriver, ask: Ask) {
    this.#primary = primary;
    this.#ask = ask;
  }

  init(): Promise<void> {
    return this.#primary.init();
  }

  async acquireConnection(): Promise<ReadingConnection> {
    return new ReadingConnection(this.#ask);
  }

  async beginTransaction(connection: ReadingConnection, settings: Parameters<Driver['beginTransaction']>[1]) {
    connection.held = (await this.#primary.acquireConnection()) as PrimaryConnection;
    await this.#primary.beginTransaction(connection.held, settings);
  }

  commitTransaction(connection: ReadingConnection): Promise<void> {
    return this.#primary.commitTransaction(connection.held!);
  }

  async rollbackTransaction(connection: ReadingConnection): Promise<void> {
    // There is no connection if `begin` failed.
    if (connection.held) await this.#primary.rollbackTransaction(connection.held);
  }

  async releaseConnection({ held }: ReadingConnection): Promise<void> {
    if (held) await this.#primary.releaseConnection(held);
  }

  /** Does nothing, because the owners of the pools close them. */
  async destroy(): Promise<void> {}
}

class ReadingConnection implements DatabaseConnection {
  readonly #ask: Ask;
  /** Connection of the primary during a transaction, otherwise null. */
  held: PrimaryConnection | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.held ? this.held.executeQuery<R>(query) : this.#ask<R>(query);
  }

  streamQuery(): never {
    throw new Error('streaming queries are not supported');
  }
}

const READS = /^(?:\/\*[^*]*\*\/)?[\s(]*(?:select|with|values)\b/i;
/**
 * Matches statements that write or lock, or that cannot run on a replica. False positives are harmless: the statement
 * only runs on the primary.
 */
const MORE =
  /\b(?:insert\s+into|update\s+["\w]|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|(?:next|set)val|set_config|pg_\w*advisory\w*|pg_notify|pg_\w*snapshot\w*|pg_\w*xact\w*|txid_\w+)\b/i;

function onlyReads(text: string): boolean {
  return READS.test(text) && !MORE.test(text.replaceAll(OLDEST_UNFINISHED, '')) && !text.includes(MARK);
}
/**
 * The only part of a snapshot that is complete on a replica. A replica's snapshot lacks the list of unfinished
 * transactions.
 */
const OLDEST_UNFINISHED = 'pg_snapshot_xmin(pg_current_snapshot())';

/**
 * Error codes of writes on a replica and of recovery conflicts. Timeouts are not retried, because they would occur
 * again.
 */
const REFUSED = new Set(['25006', '40001', '40P01']);
const TOOK_TOO_LONG = '57014';

function mayBeAskedAgain(error: unknown): boolean {
  if (error instanceof LostReplica) return true;
  const { code = '' } = error as { code?: string };
  return REFUSED.has(code) || (code !== TOOK_TOO_LONG && isDatabaseAway(error as Error));
}
