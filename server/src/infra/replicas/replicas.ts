import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import { connectTo, type Database, formatDatabaseAddress } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { openLooks } from './look.ts';
import { BEGINNING, getLaterPosition, type Position, readPosition } from './position.ts';
import { PrimaryLog } from './primary-log.ts';
import { readingFrom } from './reading.ts';
import { Rest } from './rest.ts';
import { REPLICA_CHECK_INTERVAL_MS, Replica, type ReplicaOptions, type ReplicaState } from './replica.ts';

/** A replica, and a query builder that reads from it or, if it is not usable, from the primary. */
export interface ReadingDatabase {
  replica: Replica;
  kysely: Kysely<Schema>;
}

export interface KnownReplica extends Pick<ReplicaOptions, 'name' | 'kysely' | 'openLooks'> {
  close(): Promise<void>;
}

export interface ReplicaStatus {
  name: string;
  state: ReplicaState;
  /** Bytes of the log that the replica has not received yet; null while the replica is away. */
  behind: number | null;
}

/** All read replicas of the database, in the order of `READ_DATABASE_URL`. */
export class Replicas {
  readonly all: readonly ReadingDatabase[];
  /** Number of read statements by the database that answered. */
  readonly answered = { replica: 0, primary: 0 };
  readonly #primary: Pick<Database, 'pool' | 'kysely'>;
  readonly #known: KnownReplica[];
  readonly #log: PrimaryLog = new PrimaryLog();
  readonly #rest = new Rest();
  #floor: Position = BEGINNING;
  #turn = 0;
  #following: Promise<void> | null = null;

  constructor(
    primary: Pick<Database, 'pool' | 'kysely'>,
    known: KnownReplica[],
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {
    this.#primary = primary;
    this.#known = known;
    this.all = known.map((each) => {
      const replica = new Replica({
        name: each.name,
        kysely: each.kysely,
        openLooks: () => each.openLooks(),
        leastPosition: () => this.#log.leastPosition(Date.now()),
        onChange: (state, err) => tell(log, each.name, state, err),
      });
      const kysely = readingFrom(replica, {
        primary,
        floor: () => this.#floor,
        onAnswer: (from) => void this.answered[from]++,
      });
      return { replica, kysely };
    });
  }

  /** Starts health checks. Later reads include at least all changes committed before this call. */
  async start(): Promise<void> {
    await this.raiseFloor();
    this.#following = this.#followPrimary();
    for (const { replica } of this.all) replica.start();
  }

  /** Picks a replica that has passed this position, round robin; null if only the primary has. */
  choose(position: Position): ReadingDatabase | null {
    const least = getLaterPosition(position, this.#floor);
    const able = this.all.filter(({ replica }) => replica.passes(least));
    return able[this.#turn++ % Math.max(1, able.length)] ?? null;
  }

  /**
   * Returns the current end of the primary's log. A replica that has passed this position has all changes committed
   * before this call.
   */
  async written(db: Pick<ClientBase, 'query'> = this.#primary.pool): Promise<Position> {
    const { rows } = await db.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
    return readPosition(rows[0]!.position);
  }

  /** Restricts later reads to replicas that have all changes committed before this call. */
  async raiseFloor(db?: Pick<ClientBase, 'query'>): Promise<void> {
    this.#floor = getLaterPosition(this.#floor, await this.written(db));
  }

  get status(): ReplicaStatus[] {
    return this.all.map(({ replica }) => {
      const { name, state, position } = replica;
      const behind = state === 'away' ? null : Math.max(0, Number(this.#log.end - position));
      return { name, state, behind };
    });
  }

  /** Whether a replica can serve reads while the primary is unreachable. */
  get areThere(): boolean {
    return this.all.some(({ replica }) => replica.state === 'ready');
  }

  async close(): Promise<void> {
    this.#rest.end();
    await Promise.all([this.#following, ...this.all.map(({ replica }) => replica.close())]);
    await Promise.all(this.#known.map((known) => known.close()));
  }

  async #followPrimary(): Promise<void> {
    while (!this.#rest.isOver) {
      try {
        // Reads the flushed position, because replicas receive only flushed log.
        const { rows } = await this.#primary.pool.query<{ position: string }>(
          'select pg_current_wal_flush_lsn()::text as position',
        );
        this.#log.saw(readPosition(rows[0]!.position), Date.now());
      } catch {
        // The last recorded position stays valid. The outage is reported elsewhere.
      }
      await this.#rest.for(REPLICA_CHECK_INTERVAL_MS);
    }
  }
}

/** Connects to the replicas at these URLs; returns null for an empty list. Does not wait for unreachable replicas. */
export async function openReplicas(
  urls: string[],
  primary: Pick<Database, 'pool' | 'kysely'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Replicas | null> {
  if (urls.length === 0) return null;
  const known = urls.map((url) => {
    const { kysely, close } = connectTo(url, { isImpatient: true });
    return { name: formatDatabaseAddress(url), kysely, close, openLooks: () => openLooks(url) };
  });
  const replicas = new Replicas(primary, known, log);
  await replicas.start();
  return replicas;
}

function tell(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, name: string, state: ReplicaState, err: unknown): void {
  if (state === 'ready') log.info(`read replica ${name} is ready`);
  else log.warn({ ...(err !== null && { err }) }, `read replica ${name} is ${state} and is not used`);
}
