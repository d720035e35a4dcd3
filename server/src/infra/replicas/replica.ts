import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Looks } from './look.ts';
import { Rest } from './rest.ts';
import { BEGINNING, BEYOND, type Position } from './position.ts';

/** `behind`: the lag exceeds the maximum. `away`: the server does not respond or is not a replica. */
export type ReplicaState = 'ready' | 'behind' | 'away';

export interface ReplicaOptions {
  /** Host, port and database, without credentials. */
  name: string;
  kysely: Pick<Kysely<Schema>, 'executeQuery'>;
  openLooks(): Promise<Looks>;
  /** Returns the position that a replica within the maximum lag must have passed by now. */
  leastPosition(): Position;
  onChange(state: ReplicaState, reason: unknown): void;
}

/** Thrown when the replica was lost before it answered. */
export class LostReplica extends Error {}

export const REPLICA_CHECK_INTERVAL_MS = 1000;
/** Interval in milliseconds of health checks while a caller waits until the replica has passed a position. */
const HURRIED_EVERY_MS = 20;
const HURRY_MS = 1000;

/** One replica, with continuous health checks that decide whether it may be read from. */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #underWay = new Set<(reason: Error) => void>();
  #position: Position = BEGINNING;
  #isThere = false;
  #told: ReplicaState = 'away';
  #hurriedUntil = 0;
  readonly #rest = new Rest();
  #watching: Promise<void> | null = null;

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get position(): Position {
    return this.#position;
  }

  get state(): ReplicaState {
    if (!this.#isThere) return 'away';
    return this.#position >= this.#options.leastPosition() ? 'ready' : 'behind';
  }

  /**
   * Returns whether the replica has all changes up to this position. If it is ready but has not reached the position,
   * health checks run more often for a moment.
   */
  passes(position: Position): boolean {
    if (this.state !== 'ready') return false;
    if (this.#position >= position) return true;
    if (position < BEYOND) this.#hurry();
    return false;
  }

  /** Executes a statement. Rejects with `LostReplica` as soon as a health check fails. */
  async ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const lost = Promise.withResolvers<never>();
    this.#underWay.add(lost.reject);
    try {
      return await Promise.race([this.#options.kysely.executeQuery(query as CompiledQuery<R>), lost.promise]);
    } finally {
      this.#underWay.delete(lost.reject);
    }
  }

  start(): void {
    this.#watching ??= this.#watch();
  }

  async close(): Promise<void> {
    this.#rest.end();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    while (!this.#rest.isOver) {
      let looks: Looks | undefined;
      try {
        looks = await this.#options.openLooks();
        while (!this.#rest.isOver) {
          await this.#lookBy(looks);
          await this.#rest.for(Date.now() < this.#hurriedUntil ? HURRIED_EVERY_MS : REPLICA_CHECK_INTERVAL_MS);
        }
      } catch (error) {
        this.#lose(error);
        await this.#rest.for(REPLICA_CHECK_INTERVAL_MS);
      } finally {
        looks?.end();
      }
    }
  }

  async #lookBy(looks: Looks): Promise<void> {
    const { isReplica, position } = await looks.look();
    if (!isReplica || position === null) throw new Error('the server is not a read replica');
    this.#position = position;
    this.#isThere = true;
    this.#tell(null);
  }

  #lose(reason: unknown): void {
    this.#isThere = false;
    this.#position = BEGINNING;
    for (const reject of this.#underWay) reject(new LostReplica(`read replica ${this.name} is unreachable`));
    this.#tell(reason);
  }

  /** Reports a change of the state; does nothing if the state is unchanged. */
  #tell(reason: unknown): void {
    const { state } = this;
    if (state !== this.#told) this.#options.onChange(state, reason);
    this.#told = state;
  }

  /** Runs health checks more often. A replica that is away keeps its retry interval. */
  #hurry(): void {
    const isHurried = Date.now() < this.#hurriedUntil;
    this.#hurriedUntil = Date.now() + HURRY_MS;
    if (!isHurried && this.#isThere) this.#rest.wake();
  }
}
