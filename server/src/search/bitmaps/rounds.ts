/**
 * Coalesces calls for the same work. A round that began before a call may miss what the caller needs,
 * so concurrent callers share the next round.
 */
export class Rounds {
  readonly #work: () => Promise<void>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when a round that began after this call has ended; rejects if it failed. */
  next(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Whether such a round succeeds within this time. */
  async nextWithin(ms: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, ms, false);
    this.next().then(
      () => resolve(true),
      () => resolve(false),
    );
    const isDone = await promise;
    clearTimeout(timer);
    return isDone;
  }

  async #afterRunning(): Promise<void> {
    // Also collects the calls of the same tick.
    await this.#running;
    this.#next = null;
    const round = this.#work();
    this.#running = round.catch(() => {});
    await round;
  }
}
