/** A sleep that can be ended early. */
export class Rest {
  #isOver = false;
  #wake: () => void = () => {};

  async for(ms: number): Promise<void> {
    if (this.#isOver) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Ends the current sleep. */
  wake(): void {
    this.#wake();
  }

  /** Ends the current sleep; later sleeps return immediately. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  get isOver(): boolean {
    return this.#isOver;
  }
}
