import { BEGINNING, type Position } from './position.ts';

/** Maximum lag of a replica that may be read from. */
export const LARGEST_LAG_MS = 5000;

/** Recent end positions of the primary's log. */
export class PrimaryLog {
  #seen: { at: number; position: Position }[] = [];

  /** Records the end of the log at a time. */
  saw(position: Position, at: number): void {
    this.#seen.push({ at, position });
    // Keeps the latest entry that is at least `LARGEST_LAG_MS` old.
    while (this.#seen[1] && this.#seen[1].at <= at - LARGEST_LAG_MS) this.#seen.shift();
  }

  /**
   * The position that a replica within the maximum lag has passed. While the primary is unreachable, the last known
   * positions count.
   */
  leastPosition(now: number): Position {
    return this.#seen.findLast(({ at }) => at <= now - LARGEST_LAG_MS)?.position ?? BEGINNING;
  }

  get end(): Position {
    return this.#seen.at(-1)?.position ?? BEGINNING;
  }
}
