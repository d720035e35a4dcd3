interface TurnLimits {
  /** So many of one caller wait at most, … */
  perCaller: number;
  /** … and so many of all. */
  overall: number;
}

/** A queue in which callers take turns: who asks for much waits for themselves. Within a caller, first come, first served. */
export class Turns<T> {
  readonly #limits: TurnLimits;
  /** Whose turn is next comes first. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** Puts something at the end of the caller's line; false when too many wait already. */
  add(caller: string, item: T): boolean {
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= this.#limits.perCaller || this.#size >= this.#limits.overall) return false;
    line.push(item);
    this.#lines.set(caller, line);
    this.#size += 1;
    return true;
  }

  /** Takes the next one out, of the first caller in turn who may. */
  next(may: (caller: string) => boolean): { caller: string; item: T } | undefined {
    for (const [caller, [item]] of this.#lines) {
      if (item === undefined || !may(caller)) continue;
      const line = this.#lines.get(caller)!;
      this.remove(caller, item);
      // Everybody else comes before this caller's next one.
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
