import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { CHANNEL, type Changes, type Snapshot, readChanges } from './changes.ts';
import { AT_ONCE, type Markets, type Progress, bytesOf, loadCards, wordBytesOf } from './load-cards.ts';
import { type MemoryStatus, cardsOf } from './memory-status.ts';
import { readThese } from './read-rows.ts';
import { Rounds } from './rounds.ts';
import { TooLarge } from './terms.ts';

export interface MemoryOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  /** More than this it never takes: a larger market is answered from SQL. */
  limitBytes: number;
  /** So long a question waits until what has changed is in memory; then SQL answers it. */
  patienceMs?: number;
  /** Called by the connection that has read from the database, before anybody finds what was read. */
  onRead?: (client: PoolClient) => Promise<void>;
}

/** Reading the whole market anew is quicker than a larger share of its cards one by one. */
const MOST_CHANGED = 1 / 4;
/** However small the market is. */
const FEW_CHANGES = 10_000;
/** However many notifications were lost. */
export const LOOK_EVERY_MS = 2000;
const RETRY_MS = 500;
const PATIENCE_MS = 3000;

/** The market in the memory of this process: read in the background, then kept as the database has it. */
export class MarketMemory {
  readonly #options: MemoryOptions;
  readonly #rounds = new Rounds(() => this.#catchUp());
  /** Listens, and reads what has changed. */
  #client: PoolClient | null = null;
  #markets: Markets | null = null;
  /** Everything that it has seen is in the markets. */
  #snapshot: Snapshot | null = null;
  #isLate = false;
  /** The last look found changes. */
  #isChanging = false;
  #isClosed = false;
  #isOff: boolean;
  #progress: Progress = { done: 0, total: 0 };
  #loads = 0;
  #changes = 0;
  /** Something came up since the background last looked. */
  #hasNews = false;
  #endRest: () => void = () => {};
  #background: Promise<void> | null = null;
  #loaded = newLoad();

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#isOff = options.limitBytes === 0;
  }

  /** Resolves when the market is in memory, and rejects when that failed, though it will be tried again. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  get limitBytes(): number {
    return this.#options.limitBytes;
  }

  /** Whether `current` is worth a try. */
  get isReady(): boolean {
    return this.#markets !== null && this.#client !== null && !this.#isLate;
  }

  get status(): MemoryStatus {
    const markets = this.#markets;
    return {
      state: this.#isOff ? 'off' : !markets ? 'loading' : this.isReady ? 'ready' : 'behind',
      cards: markets ? cardsOf(markets) : this.#progress,
      bytes: markets ? bytesOf(markets) : 0,
      wordBytes: markets ? wordBytesOf(markets) : 0,
      loads: this.#loads,
      changes: this.#changes,
    };
  }

  /** The markets as they are before another look, where the last one found nothing new. */
  get settled(): Markets | null {
    return this.isReady && !this.#isChanging ? this.#markets : null;
  }

  /** The markets as they are, without another look: what was committed just before may not be in them. */
  get recent(): Markets | null {
    return this.isReady ? this.#markets : null;
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
   * The markets with everything in them that was committed before this was called, or null where they are not in memory or
   * that takes too long.
   */
  async current(): Promise<Markets | null> {
    if (!this.isReady) return null;
    const { patienceMs = PATIENCE_MS } = this.#options;
    if (await this.#rounds.nextWithin(patienceMs)) return this.#markets;
    this.#isLate = true;
    return null;
  }

  /** Loads and follows until it is closed, and begins again after every failure. */
  async #run(): Promise<void> {
    while (!this.#isClosed && !this.#isOff) {
      try {
        await this.#follow();
      } catch (error) {
        this.#loaded.reject(error);
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
      // A large market is counted and read for longer than a call may take; each of these queries has a limit of its own.
      await client.query(`set statement_timeout = 0; listen ${CHANNEL}`);
      this.#client = client;
      while (!this.#isClosed && !this.#isOff && !connection.error) {
        this.#hasNews = false;
        if (!this.#markets) await this.#load(client);
        await this.#rounds.next();
        await this.#sort();
        if (this.#markets && !this.#hasNews) await this.#rest(LOOK_EVERY_MS);
      }
      if (connection.error) throw connection.error;
    } finally {
      this.#client = null;
      client.off('error', onLost).off('end', onLost).off('notification', onNotice);
      // Not back to the others: it listens, or is broken.
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
    await this.#options.onRead?.(client);
    this.#markets = markets;
    this.#snapshot = snapshot;
    this.#loads++;
    this.#loaded.resolve();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    log.info({ cards: cardsOf(markets).done, seconds, bytes: bytesOf(markets) }, 'the market is in memory');
  }

  /** One look at what has changed. */
  async #catchUp(): Promise<void> {
    if (!this.#client) throw new Error('there is no connection to read changes from');
    if (!this.#markets) return;
    const { cards, snapshot, isIncomplete } = await readChanges(this.#client, this.#snapshot!);
    this.#isChanging = cards.talent.length + cards.request.length > 0;
    const most = Math.max(FEW_CHANGES, MOST_CHANGED * cardsOf(this.#markets).total);
    if (isIncomplete || cards.talent.length + cards.request.length > most) return this.#forget('too much has changed');
    try {
      await this.#apply(this.#client, this.#markets, cards);
    } catch (error) {
      if (error instanceof TooLarge) return this.#giveUp(error);
      throw error;
    }
    this.#snapshot = snapshot;
    this.#isLate = false;
  }

  /** Some at a time, so that requests which come in between don't wait for all of them. */
  async #apply(client: PoolClient, markets: Markets, cards: Changes['cards']): Promise<void> {
    for (const kind of CARD_KINDS) {
      for (let at = 0; at < cards[kind].length; at += AT_ONCE) {
        const ids = cards[kind].slice(at, at + AT_ONCE);
        const rows = await readThese(client, kind, ids);
        await this.#options.onRead?.(client);
        try {
          markets[kind].replace(ids, rows);
        } catch (error) {
          // A card that is changed by half would be wrong for ever.
          this.#forget('a change failed');
          throw error;
        }
        this.#changes += ids.length;
        this.#checkSize(markets);
      }
    }
  }

  /** What is answered meanwhile goes by the orders of before. */
  async #sort(): Promise<void> {
    for (const kind of CARD_KINDS) await this.#markets?.[kind].sort();
  }

  /** Before the next reading, so that there are never two in memory. */
  #forget(reason: string): void {
    this.#options.log.info({ reason }, 'the market is read into memory again');
    this.#markets = null;
    this.#loaded = newLoad();
    this.#progress = { done: 0, total: 0 };
    this.#wake();
  }

  #checkSize(markets: Markets): void {
    const { limitBytes } = this.#options;
    if (bytesOf(markets) <= limitBytes) return;
    if (CARD_KINDS.some((kind) => markets[kind].words)) {
      for (const kind of CARD_KINDS) markets[kind].dropWords();
      this.#options.log.warn(
        `the market takes more than ${limitBytes / 2 ** 20} MB with its words: PostgreSQL looks for those`,
      );
    }
    if (bytesOf(markets) > limitBytes)
      throw new TooLarge(`the market takes more than the ${limitBytes / 2 ** 20} MB it may`);
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

/** Nobody has to wait for it. */
function newLoad(): PromiseWithResolvers<void> {
  const load = Promise.withResolvers<void>();
  load.promise.catch(() => {});
  return load;
}
