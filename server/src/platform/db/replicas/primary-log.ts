import { BEGINNING, type Position } from './position.ts';

/** A replica may lag by so much. */
export const LARGEST_LAG_MS = 5000;

/** Where the primary's log ended, now and a while ago. */
export class PrimaryLog {
  #seen: { at: number; position: Position }[] = [];

  /** It ended there at this time. */
  saw(position: Position, at: number): void {
    this.#seen.push({ at, position });
    // The last one that is old enough stays.
    while (this.#seen[1] && this.#seen[1].at <= at - LARGEST_LAG_MS) this.#seen.shift();
  }

  /** What a replica that doesn't lag too much has passed. While the primary says nothing it is what was known then. */
  leastPosition(now: number): Position {
    return this.#seen.findLast(({ at }) => at <= now - LARGEST_LAG_MS)?.position ?? BEGINNING;
  }

  get end(): Position {
    return this.#seen.at(-1)?.position ?? BEGINNING;
  }
}
