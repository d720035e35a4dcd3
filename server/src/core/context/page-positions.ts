/** Lifetime of a position in milliseconds. */
const KEPT_MS = 60 * 60_000;
const POSITIONS_MAX = 20_000;

/**
 * Content of a cursor: a position in a list. After the end of the list, entries that changed since the first page are
 * listed again, because they may have moved to before the position.
 */
export interface Cursor {
  /** Lists only entries that this transaction or a later one changed; null on the first reading of the list. */
  since: number | null;
  /** Id of the first transaction whose changes this reading may have missed. */
  start: number;
  /** Sort keys of the last entry; null at the beginning of the list. */
  after: string[] | null;
}

/**
 * Maps the `next` offsets sent to a person to the list positions where they continue. Kept in memory per process.
 * Without a position, an offset counts entries from the beginning.
 */
export class PagePositions {
  /** Ordered by age, the oldest position first. */
  readonly #kept = new Map<string, { cursor: string; until: number }>();

  get(key: string, now: Date): string | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.until > now.getTime() ? kept.cursor : undefined;
  }

  set(key: string, cursor: string, now: Date): void {
    this.#kept.delete(key);
    this.#kept.set(key, { cursor, until: now.getTime() + KEPT_MS });
    if (this.#kept.size > POSITIONS_MAX) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
