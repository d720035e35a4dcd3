import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Looks } from './look.ts';
import { Rest } from './rest.ts';
import { BEGINNING, BEYOND, type Position } from './position.ts';

/** `behind`: it lags by more than may be; `away`: it doesn't answer, or is no replica. */
export type ReplicaState = 'ready' | 'behind' | 'away';

export interface ReplicaOptions {
  /** Where it is, without a password. */
  name: string;
  kysely: Pick<Kysely<Schema>, 'executeQuery'>;
  openLooks(): Promise<Looks>;
  /** What a replica has to have passed at this moment. */
  leastPosition(): Position;
  onChange(state: ReplicaState, reason: unknown): void;
}

/** A replica went away before it answered. */
export class LostReplica extends Error {}

export const LOOK_EVERY_MS = 1000;
/** While somebody waits for it to pass a position. */
const HURRIED_EVERY_MS = 20;
const HURRY_MS = 1000;

/** One replica: whether it may be asked, told by looks that never end. */
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

  /** Whether everything can be read on it that was written up to there. One that is asked for more than it has is looked at more often. */
  passes(position: Position): boolean {
    if (this.state !== 'ready') return false;
    if (this.#position >= position) return true;
    if (position < BEYOND) this.#hurry();
    return false;
  }

  /** Answers a statement; rejects with `LostReplica` as soon as a look says that it is away. */
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
          await this.#rest.for(Date.now() < this.#hurriedUntil ? HURRIED_EVERY_MS : LOOK_EVERY_MS);
        }
      } catch (error) {
        this.#lose(error);
        await this.#rest.for(LOOK_EVERY_MS);
      } finally {
        looks?.end();
      }
    }
  }

  async #lookBy(looks: Looks): Promise<void> {
    const { isReplica, position } = await looks.look();
    if (!isReplica || position === null) throw new Error('it follows no primary');
    this.#position = position;
    this.#isThere = true;
    this.#tell(null);
  }

  #lose(reason: unknown): void {
    this.#isThere = false;
    this.#position = BEGINNING;
    for (const reject of this.#underWay) reject(new LostReplica(`the replica ${this.name} is away`));
    this.#tell(reason);
  }

  /** Once a change. */
  #tell(reason: unknown): void {
    const { state } = this;
    if (state !== this.#told) this.#options.onChange(state, reason);
    this.#told = state;
  }

  /** Not one that is away: it is tried again in its own time. */
  #hurry(): void {
    const isHurried = Date.now() < this.#hurriedUntil;
    this.#hurriedUntil = Date.now() + HURRY_MS;
    if (!isHurried && this.#isThere) this.#rest.wake();
  }
}
