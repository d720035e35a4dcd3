/** Milliseconds that a position is remembered. */
const KEPT_MS = 60 * 60_000;
const POSITIONS_MAX = 20_000;

/**
 * A position in a list, as a cursor holds it. The list is read once to its end; entries that changed meanwhile may have
 * moved ahead of the position, so that they are read again, until nothing has changed.
 */
export interface Cursor {
  /** Only entries changed since this transaction; null when the list is read for the first time. */
  since: number | null;
  /** The first transaction that this reading may have missed. */
  start: number;
  /** Sort keys of the last entry; null at the beginning. */
  after: string[] | null;
}

/**
 * Where the offsets given to a person as `next` continue. Kept in the memory of one process: without a position, an
 * offset counts entries.
 */
export class PagePositions {
  /** Oldest first. */
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
