/** A pause that can be ended. */
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

  /** Ends the present one. */
  wake(): void {
    this.#wake();
  }

  /** Ends it, and there are none any more. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  get isOver(): boolean {
    return this.#isOver;
  }
}
