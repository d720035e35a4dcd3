import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { CARD_KINDS } from '../question.ts';
import { CHANNEL, type Changes, type Snapshot, readChanges, trimChanges } from './changes.ts';
import { type Markets, type Progress, bytesOf, loadCards } from './load-cards.ts';
import { readThese } from './read-rows.ts';
import { Rounds } from './rounds.ts';
import { TooLarge } from './terms.ts';

export interface MemoryOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  /** More than this it never takes: a larger market is answered from SQL. */
  limitBytes: number;
}

export interface MemoryStatus {
  /** `behind`: in memory, and without a connection to hear of changes. */
  state: 'off' | 'loading' | 'ready' | 'behind';
  cards: Progress;
  bytes: number;
  /** How many times the market was read as a whole. */
  loads: number;
  /** Cards that were read again because they had changed. */
  changes: number;
}

/** Reading the whole market anew is quicker than so many cards one by one. */
const MOST_CHANGES = 100_000;
/** However many notifications were lost. */
const LOOK_EVERY_MS = 2000;
const TRIM_EVERY_MS = 60_000;
const RETRY_MS = 500;

/** The market in the memory of this process: read in the background, then kept as the database has it. */
export class MarketMemory {
  readonly #options: MemoryOptions;
  readonly #rounds = new Rounds(() => this.#catchUp());
  #client: PoolClient | null = null;
  #markets: Markets | null = null;
  #snapshot: Snapshot | null = null;
  #isClosed = false;
  #isOff = false;
  #progress: Progress = { done: 0, total: 0 };
  #loads = 0;
  #changes = 0;
  /** Something came up since the background last looked. */
  #hasNews = false;
  #endRest: () => void = () => {};
  #background: Promise<void> | null = null;
  readonly #loaded = Promise.withResolvers<void>();

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#isOff = options.limitBytes === 0;
  }

  /** Resolves when the market has been read for the first time. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  get limitBytes(): number {
    return this.#options.limitBytes;
  }

  /** Whether `current` is worth a try. */
  get isReady(): boolean {
    return this.#markets !== null && this.#client !== null;
  }

  get status(): MemoryStatus {
    const isReady = this.#markets !== null;
    return {
      state: this.#isOff ? 'off' : !isReady ? 'loading' : this.#client ? 'ready' : 'behind',
      cards: isReady ? both(this.#markets!) : this.#progress,
      bytes: this.#markets ? bytesOf(this.#markets) : 0,
      loads: this.#loads,
      changes: this.#changes,
    };
  }

  /** Begins to read the market; until that is done `current` says null. */
  start(): void {
    if (!this.#isOff) this.#background ??= this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#background;
  }

  /**
   * The markets with everything in them that was committed before this was called, or null when they are not in memory.
   * Whoever uses them does so at once: they change with the next turn of the event loop.
   */
  async current(): Promise<Markets | null> {
    if (!this.#markets || !this.#client) return null;
    try {
      await this.#rounds.next();
    } catch {
      return null;
    }
    return this.#markets;
  }

  /** Loads and follows until it is closed, and begins again after every failure. */
  async #run(): Promise<void> {
    while (!this.#isClosed && !this.#isOff) {
      try {
        await this.#follow();
      } catch (error) {
        if (this.#isClosed) return;
        if (error instanceof TooLarge) this.#giveUp(error);
        else {
          this.#options.log.warn({ err: error }, 'the market in memory lost its database and will try again');
          await this.#rest(RETRY_MS);
        }
      }
    }
  }

  async #follow(): Promise<void> {
    const client = await this.#options.pool.connect();
    const connection: { error: Error | null } = { error: null };
    const onLost = (error?: Error) => {
      connection.error ??= error ?? new Error('the connection ended');
      this.#wake();
    };
    const onNotice = () => this.#wake();
    client.on('error', onLost).on('end', onLost).on('notification', onNotice);
    try {
      await client.query(`listen ${CHANNEL}`);
      let trimmedAt = 0;
      while (!this.#isClosed && !this.#isOff && !connection.error) {
        this.#hasNews = false;
        this.#client = client;
        if (!this.#markets) await this.#load(client);
        await this.#rounds.next();
        if (performance.now() - trimmedAt > TRIM_EVERY_MS) {
          await trimChanges(client);
          trimmedAt = performance.now();
        }
        if (this.#markets && !this.#hasNews) await this.#rest(LOOK_EVERY_MS);
      }
      if (connection.error) throw connection.error;
    } finally {
      this.#client = null;
      client.off('error', onLost).off('end', onLost).off('notification', onNotice);
      // Not back to the others: it listens, or is broken.
      client.on('error', () => {});
      client.release(true);
    }
  }

  async #load(client: PoolClient): Promise<void> {
    const { log } = this.#options;
    const started = performance.now();
    let tenths = 0;
    const { markets, snapshot } = await loadCards(client, (progress, loaded) => {
      if (this.#isClosed) throw new Error('closed while it loaded');
      this.#checkSize(loaded);
      this.#progress = progress;
      const tenth = Math.floor((10 * progress.done) / Math.max(1, progress.total));
      if (tenth > tenths && tenth < 10) log.info({ ...progress }, 'the market is being read into memory');
      tenths = tenth;
    });
    this.#markets = markets;
    this.#snapshot = snapshot;
    this.#loads++;
    this.#loaded.resolve();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    log.info({ cards: both(markets).done, seconds, bytes: bytesOf(markets) }, 'the market is in memory');
  }

  /** One look at what has changed. */
  async #catchUp(): Promise<void> {
    if (!this.#client || !this.#markets) return;
    const changes = await readChanges(this.#client, this.#snapshot!);
    const { talent, request } = changes.cards;
    if (changes.isIncomplete || talent.length + request.length > MOST_CHANGES) return this.#forget();
    try {
      if (talent.length + request.length > 0) await this.#apply(this.#client, changes);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      this.#giveUp(error);
    }
    this.#snapshot = changes.snapshot;
  }

  async #apply(client: PoolClient, { cards }: Changes): Promise<void> {
    const markets = this.#markets!;
    const rows = {
      talent: await readThese(client, 'talent', cards.talent),
      request: await readThese(client, 'request', cards.request),
    };
    for (const kind of CARD_KINDS) {
      const gone = new Set(cards[kind]);
      for (const row of rows[kind]) {
        gone.delete(row.card_id);
        markets[kind].put(row);
      }
      for (const id of gone) markets[kind].remove(id);
      markets[kind].sort();
    }
    this.#changes += cards.talent.length + cards.request.length;
    this.#checkSize(markets);
  }

  /** Before the next reading, so that there are never two in memory. */
  #forget(): void {
    this.#options.log.info('too much has changed in the market: it is read into memory again');
    this.#markets = null;
    this.#progress = { done: 0, total: 0 };
    this.#wake();
  }

  #checkSize(markets: Markets): void {
    const bytes = bytesOf(markets);
    if (bytes > this.#options.limitBytes)
      throw new TooLarge(`the market takes more than the ${this.#options.limitBytes / 1024 / 1024} MB it may`);
  }

  #giveUp(error: TooLarge): void {
    this.#isOff = true;
    this.#markets = null;
    this.#options.log.warn(`${error.message}; searches are answered by PostgreSQL`);
  }

  #wake(): void {
    this.#hasNews = true;
    this.#endRest();
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function both({ talent, request }: Markets): Progress {
  const cards = talent.size + request.size;
  return { done: cards, total: cards };
}
