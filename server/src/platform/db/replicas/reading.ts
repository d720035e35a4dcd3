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
import { isDatabaseAway } from '../away.ts';
import type { Database } from '../open.ts';
import type { Schema } from '../schema.ts';
import type { Position } from './position.ts';
import { LostReplica, type Replica } from './replica.ts';

const MARK = '/* on the primary */';

/** Ends a statement whose answer has to be true at this moment: what lets somebody in. */
export const onThePrimary: RawBuilder<unknown> = sql.raw(MARK);

export interface ReadingOptions {
  primary: Pick<Database, 'pool' | 'kysely'>;
  /** What everybody has to see. */
  floor(): Position;
  /** Hears who has answered a statement. */
  onAnswer(from: 'replica' | 'primary'): void;
}

/**
 * A database whose statements go to a replica where they only read and it may be asked, and to the primary otherwise: so do transactions
 * as a whole. What fails because the replica went away, or had to end it for what it receives, is asked again of the primary.
 */
export function readingFrom(
  replica: Pick<Replica, 'ask' | 'passes'>,
  { primary, floor, onAnswer }: ReadingOptions,
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

/** Holds no connection but in a transaction, and then one of the primary's. */
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
    // None was had to begin it on.
    if (connection.held) await this.#primary.rollbackTransaction(connection.held);
  }

  async releaseConnection({ held }: ReadingConnection): Promise<void> {
    if (held) await this.#primary.releaseConnection(held);
  }

  /** The pools are their owners'. */
  async destroy(): Promise<void> {}
}

class ReadingConnection implements DatabaseConnection {
  readonly #ask: Ask;
  /** A connection to the primary, in a transaction. */
  held: PrimaryConnection | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.held ? this.held.executeQuery<R>(query) : this.#ask<R>(query);
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from the database');
  }
}

const READS = /^(?:\/\*[^*]*\*\/)?[\s(]*(?:select|with|values)\b/i;
/** What writes, locks, or can't be told on a replica. Words that only look like it cost nothing but a statement on the primary. */
const MORE =
  /\b(?:insert\s+into|update\s+["\w]|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|(?:next|set)val|set_config|pg_\w*advisory\w*|pg_notify|pg_\w*snapshot\w*|pg_\w*xact\w*|txid_\w+)\b/i;

function onlyReads(text: string): boolean {
  return READS.test(text) && !MORE.test(text) && !text.includes(MARK);
}

/** A replica refuses to write; it ends what is in the way of what it receives. What took too long would so again. */
const REFUSED = new Set(['25006', '40001', '40P01']);
const TOOK_TOO_LONG = '57014';

function mayBeAskedAgain(error: unknown): boolean {
  if (error instanceof LostReplica) return true;
  const { code = '' } = error as { code?: string };
  return REFUSED.has(code) || (code !== TOOK_TOO_LONG && isDatabaseAway(error as Error));
}
