interface TurnLimits {
  /** Maximum number of waiting items of one caller. */
  perCaller: number;
  /** Maximum number of waiting items of all callers. */
  overall: number;
}

/** A fair queue: round-robin between callers, first in, first out within a caller. */
export class Turns<T> {
  readonly #limits: TurnLimits;
  /** Items by caller. The order of the callers is the order in which they are served. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an item. Returns false when the caller's or the overall limit is reached. */
  add(caller: string, item: T): boolean {
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= this.#limits.perCaller || this.#size >= this.#limits.overall) return false;
    line.push(item);
    this.#lines.set(caller, line);
    this.#size += 1;
    return true;
  }

  /** Removes and returns the first item of the next caller for whom `may` returns true. */
  next(may: (caller: string) => boolean): { caller: string; item: T } | undefined {
    for (const [caller, [item]] of this.#lines) {
      if (item === undefined || !may(caller)) continue;
      const line = this.#lines.get(caller)!;
      this.remove(caller, item);
      // Moves the caller to the end of the order.
      if (this.#lines.delete(caller)) this.#lines.set(caller, line);
      return { caller, item };
    }
    return undefined;
  }

  remove(caller: string, item: T): void {
    const line = this.#lines.get(caller);
    const at = line?.indexOf(item) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(caller);
    this.#size -= 1;
  }
}
