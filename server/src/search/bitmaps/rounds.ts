/**
 * Work that many ask for and one does for all: a round that began before somebody asked may have missed what they mean, so
 * that they share the next one.
 */
export class Rounds {
  readonly #work: () => Promise<void>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when a round has ended that began after this was called. */
  next(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Whether such a round ends well within so many milliseconds. */
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
    // Also waits for those who ask in the same moment.
    await this.#running;
    this.#next = null;
    const round = this.#work();
    this.#running = round.catch(() => {});
    await round;
  }
}
