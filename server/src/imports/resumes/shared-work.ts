interface Kept<T> {
  outcome: Promise<T>;
  /** Number of callers that wait for the result. */
  waiting: number;
  isDone: boolean;
  work: AbortController;
  /** Expiry time in milliseconds since 1970. */
  until: number;
  weight: number;
}

interface Bounds<T> {
  /** How long a result is cached in milliseconds, counted from the start of the work. */
  fresh: number;
  /** Maximum total weight of cached results. */
  weight: number;
  weigh: (outcome: T) => number;
}

/** Runs work once for concurrent callers with the same key, and caches its result. Failures are not cached. */
export class SharedWork<T> {
  readonly #bounds: Bounds<T>;
  /** Entries in the order of their last use, the most recent last (LRU cache). */
  readonly #kept = new Map<string, Kept<T>>();

  constructor(bounds: Bounds<T>) {
    this.#bounds = bounds;
  }

  /**
   * Returns the cached or running work for the key, or starts it. Aborts the work when no caller waits for it any more.
   */
  async of(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const kept = this.#fresh(key) ?? this.#begin(key, work);
    kept.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave);
    try {
      return await Promise.race([kept.outcome, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      kept.waiting -= 1;
      if (kept.waiting === 0 && !kept.isDone) {
        this.#forget(key, kept);
        kept.work.abort();
      }
    }
  }

  #fresh(key: string): Kept<T> | undefined {
    const now = Date.now();
    for (const [each, kept] of this.#kept) if (kept.isDone && kept.until <= now) this.#kept.delete(each);
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): Kept<T> {
    const own = new AbortController();
    const until = Date.now() + this.#bounds.fresh;
    const kept: Kept<T> = { outcome: work(own.signal), waiting: 0, isDone: false, work: own, until, weight: 0 };
    this.#kept.set(key, kept);
    void this.#settle(key, kept);
    return kept;
  }

  async #settle(key: string, kept: Kept<T>): Promise<void> {
    try {
      kept.weight = this.#bounds.weigh(await kept.outcome);
      kept.isDone = true;
      this.#bound();
    } catch {
      kept.isDone = true;
      this.#forget(key, kept);
    }
  }

  /** Evicts the least recently used results until the total weight fits. */
  #bound(): void {
    let weight = [...this.#kept.values()].reduce((sum, kept) => sum + kept.weight, 0);
    for (const [key, kept] of this.#kept) {
      if (weight <= this.#bounds.weight) return;
      if (!kept.isDone) continue;
      this.#kept.delete(key);
      weight -= kept.weight;
    }
  }

  #forget(key: string, kept: Kept<T>): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}
