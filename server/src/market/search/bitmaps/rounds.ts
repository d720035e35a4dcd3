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

  async #afterRunning(): Promise<void> {
    // Also waits for those who ask in the same moment.
    await this.#running;
    this.#next = null;
    const round = this.#work();
    this.#running = round.catch(() => {});
    await round;
  }
}
