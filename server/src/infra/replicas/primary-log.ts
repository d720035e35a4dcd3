import { BEGINNING, type Position } from './position.ts';

/** Maximum lag in milliseconds of a replica that serves reads. */
export const LARGEST_LAG_MS = 5000;

/** Recent end positions of the primary's log, with their times. */
export class PrimaryLog {
  #seen: { at: number; position: Position }[] = [];

  /** Records the end position of the log at a time. */
  saw(position: Position, at: number): void {
    this.#seen.push({ at, position });
    // Keeps one entry that is at least `LARGEST_LAG_MS` old: the latest such entry.
    while (this.#seen[1] && this.#seen[1].at <= at - LARGEST_LAG_MS) this.#seen.shift();
  }

  /**
   * Returns the position that a replica within the maximum lag must have passed. While the primary is unreachable, this
   * is based on the last recorded positions.
   */
  leastPosition(now: number): Position {
    return this.#seen.findLast(({ at }) => at <= now - LARGEST_LAG_MS)?.position ?? BEGINNING;
  }

  get end(): Position {
    return this.#seen.at(-1)?.position ?? BEGINNING;
  }
}
