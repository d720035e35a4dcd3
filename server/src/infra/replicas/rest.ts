/** A sleep that can be interrupted. */
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

  /** Ends the current pause. */
  wake(): void {
    this.#wake();
  }

  /** Ends the current pause and makes all later ones return at once. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  get isOver(): boolean {
    return this.#isOver;
  }
}
