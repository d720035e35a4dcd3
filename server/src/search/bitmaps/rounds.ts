/**
 * Combines calls for the same work. A running round may have started too early for a caller, so concurrent callers
 * share the next round.
 */
export class Rounds {
  readonly #work: () => Promise<void>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Waits until a round that begins after this call has ended. Rejects if that round fails. */
  next(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Returns whether a round that begins after this call succeeds within `ms` milliseconds. */
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
    // Waits even if no round is running, so that calls of the same tick share a round.
    await this.#running;
    this.#next = null;
    const round = this.#work();
    this.#running = round.catch(() => {});
    await round;
  }
}
