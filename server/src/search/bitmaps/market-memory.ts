import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { CHANNEL, type MarketChanges, type Snapshot, readChanges, readFirstUnseen } from './changes.ts';
import {
  AT_ONCE,
  type Markets,
  type LoadProgress,
  getMarketBytes,
  loadMarketIndex,
  getWordBytes,
} from './load-cards.ts';
import { type MemoryStatus, getCardProgress } from './memory-status.ts';
import { readThese } from './read-rows.ts';
import { Rounds } from './rounds.ts';
import { TooLarge } from './terms.ts';

export interface MemoryOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  /** Memory limit in bytes; 0 disables the market memory. Queries of a larger market are answered from SQL. */
  limitBytes: number;
  /** Milliseconds for which a query waits for unread changes before it is answered from SQL. */
  patienceMs?: number;
  /** Called between reading cards and making them visible to searches, with the connection that read the cards. */
  onRead?: (client: PoolClient) => Promise<void>;
}

/** Maximum share of changed cards. Above it, reloading the whole market is faster than applying the changes. */
const MOST_CHANGED = 1 / 4;
/** Number of changes up to which the market is not reloaded. */
const FEW_CHANGES = 10_000;
/** Interval of checks for changes in milliseconds, in case notifications are lost. */
export const CHANGE_CHECK_INTERVAL_MS = 2000;
const RETRY_MS = 500;
const PATIENCE_MS = 3000;

/** In-memory copy of the market in this process. Loaded in the background, then kept in sync with the database. */
export class MarketMemory {
  readonly #options: MemoryOptions;
  readonly #rounds = new Rounds(() => this.#catchUp());
  /** The connection that listens for notifications and reads changes. */
  #client: PoolClient | null = null;
  #markets: Markets | null = null;
  /** The database snapshot that the markets reflect. */
  #snapshot: Snapshot | null = null;
  #firstUnseen = '';
  #isLate = false;
  /** Whether the last check found changes. */
  #isChanging = false;
  #isClosed = false;
  #isOff: boolean;
  #progress: LoadProgress = { done: 0, total: 0 };
  #loads = 0;
  #changes = 0;
  /** Whether a notification has arrived since the background loop last checked. */
  #hasNews = false;
  #endRest: () => void = () => {};
  #background: Promise<void> | null = null;
  #loaded = newLoad();

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#isOff = options.limitBytes === 0;
  }

  /** Resolves when the market is in memory. Rejects if loading fails; loading is then retried. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  get limitBytes(): number {
    return this.#options.limitBytes;
  }

  /** Whether the market is in memory and in sync. Only then does `current` return it. */
  get isReady(): boolean {
    return this.#markets !== null && this.#client !== null && !this.#isLate;
  }

  get status(): MemoryStatus {
    const markets = this.#markets;
    return {
      state: this.#isOff ? 'off' : !markets ? 'loading' : this.isReady ? 'ready' : 'behind',
      cards: markets ? getCardProgress(markets) : this.#progress,
      bytes: markets ? getMarketBytes(markets) : 0,
      wordBytes: markets ? getWordBytes(markets) : 0,
      loads: this.#loads,
      changes: this.#changes,
    };
  }

  /** Markets as of the last check for changes; null if they are not in sync or if that check found changes. */
  get settled(): Markets | null {
    return this.isReady && !this.#isChanging ? this.#markets : null;
  }

  /** The first transaction whose changes may be missing. Stays the same until a card changes. */
  get firstUnseen(): string {
    return this.#firstUnseen;
  }

  /** Markets as of the last check for changes, so the latest commits may be missing; null if they are not in sync. */
  get recent(): Markets | null {
    return this.isReady ? this.#markets : null;
  }

  /** Starts loading the market in the background. Until it is loaded, `current` returns null. */
  start(): void {
    if (!this.#isOff) this.#background ??= this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#background;
  }

  /**
   * Returns the markets with everything committed before the call. Null if they are not in memory, or if reading the
   * changes takes longer than `patienceMs`.
   */
  async current(): Promise<Markets | null> {
    if (!this.isReady) return null;
    const { patienceMs = PATIENCE_MS } = this.#options;
    if (await this.#rounds.nextWithin(patienceMs)) return this.#markets;
    this.#isLate = true;
    return null;
  }

  /** Loads the market and applies changes until closed. Starts again after a failure. */
  async #run(): Promise<void> {
    while (!this.#isClosed && !this.#isOff) {
      try {
        await this.#follow();
      } catch (error) {
        this.#loaded.reject(error);
        if (this.#isClosed) return;
        if (error instanceof TooLarge) this.#giveUp(error);
        else {
          this.#options.log.warn({ err: error }, 'could not load or update the market in memory; retrying');
          await this.#rest(RETRY_MS);
        }
      }
    }
  }

  async #follow(): Promise<void> {
    const client = await this.#options.pool.connect();
    const connection: { error: Error | null } = { error: null };
    const onLost = (error?: Error) => {
      connection.error ??= error ?? new Error('the database connection was closed');
      this.#wake();
    };
    const onNotice = () => this.#wake();
    client.on('error', onLost).on('end', onLost).on('notification', onNotice);
    try {
      // Disables the pool's statement timeout, which counting and reading a large market would exceed. These statements
      // have their own timeouts.
      await client.query(`set statement_timeout = 0; listen ${CHANNEL}`);
      this.#client = client;
      while (!this.#isClosed && !this.#isOff && !connection.error) {
        this.#hasNews = false;
        if (!this.#markets) await this.#load(client);
        await this.#rounds.next();
        await this.#sort();
        if (this.#markets && !this.#hasNews) await this.#rest(CHANGE_CHECK_INTERVAL_MS);
      }
      if (connection.error) throw connection.error;
    } finally {
      this.#client = null;
      client.off('error', onLost).off('end', onLost).off('notification', onNotice);
      // Destroys the connection, because it listens to notifications or is broken.
      client.release(true);
    }
  }

  async #load(client: PoolClient): Promise<void> {
    const { log } = this.#options;
    const started = performance.now();
    let tenths = 0;
    const firstUnseen = await readFirstUnseen(client);
    const { markets, snapshot } = await loadMarketIndex(client, (progress, loaded) => {
      if (this.#isClosed) throw new Error('closed while loading');
      this.#checkSize(loaded);
      this.#progress = progress;
      const tenth = Math.floor((10 * progress.done) / Math.max(1, progress.total));
      if (tenth > tenths && tenth < 10) log.info({ ...progress }, 'loading the market into memory');
      tenths = tenth;
    });
    await this.#options.onRead?.(client);
    this.#markets = markets;
    this.#snapshot = snapshot;
    this.#firstUnseen = firstUnseen;
    this.#loads++;
    this.#loaded.resolve();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    log.info(
      { cards: getCardProgress(markets).done, seconds, bytes: getMarketBytes(markets) },
      'loaded the market into memory',
    );
  }

  /** Reads and applies changes. */
  async #catchUp(): Promise<void> {
    if (!this.#client) throw new Error('there is no database connection for reading changes');
    if (!this.#markets) return;
    const { cards, snapshot, firstUnseen, isIncomplete } = await readChanges(this.#client, this.#snapshot!);
    this.#isChanging = cards.talent.length + cards.request.length > 0;
    const most = Math.max(FEW_CHANGES, MOST_CHANGED * getCardProgress(this.#markets).total);
    if (isIncomplete || cards.talent.length + cards.request.length > most) return this.#forget('too many changes');
    try {
      await this.#apply(this.#client, this.#markets, cards);
    } catch (error) {
      if (error instanceof TooLarge) return this.#giveUp(error);
      throw error;
    }
    this.#snapshot = snapshot;
    this.#firstUnseen = firstUnseen ?? this.#firstUnseen;
    this.#isLate = false;
  }

  /** Applies changes in batches, so that other requests can run in between. */
  async #apply(client: PoolClient, markets: Markets, cards: MarketChanges['cards']): Promise<void> {
    for (const kind of CARD_KINDS) {
      for (let at = 0; at < cards[kind].length; at += AT_ONCE) {
        const ids = cards[kind].slice(at, at + AT_ONCE);
        const rows = await readThese(client, kind, ids);
        await this.#options.onRead?.(client);
        try {
          markets[kind].replace(ids, rows);
        } catch (error) {
          // A partly applied change would never be corrected, so the whole market is loaded again.
          this.#forget('could not apply a change');
          throw error;
        }
        this.#changes += ids.length;
        this.#checkSize(markets);
      }
    }
  }

  /** Updates the sort orders. Concurrent searches use the previous orders. */
  async #sort(): Promise<void> {
    for (const kind of CARD_KINDS) await this.#markets?.[kind].sort();
  }

  /** Drops the markets before loading them again, so that memory never contains two copies. */
  #forget(reason: string): void {
    this.#options.log.info({ reason }, 'reloading the market into memory');
    this.#markets = null;
    this.#loaded = newLoad();
    this.#progress = { done: 0, total: 0 };
    this.#wake();
  }

  #checkSize(markets: Markets): void {
    const { limitBytes } = this.#options;
    if (getMarketBytes(markets) <= limitBytes) return;
    if (CARD_KINDS.some((kind) => markets[kind].words)) {
      for (const kind of CARD_KINDS) markets[kind].dropWords();
      this.#options.log.warn(
        `the market in memory with its word index exceeds ${limitBytes / 2 ** 20} MB: PostgreSQL searches words`,
      );
    }
    if (getMarketBytes(markets) > limitBytes)
      throw new TooLarge(`the market in memory exceeds its limit of ${limitBytes / 2 ** 20} MB`);
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

/** Handles rejections, because `loaded` might not be awaited. */
function newLoad(): PromiseWithResolvers<void> {
  const load = Promise.withResolvers<void>();
  load.promise.catch(() => {});
  return load;
}
