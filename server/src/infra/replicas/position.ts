/**
 * Position in the primary's write-ahead log, in bytes (LSN). A replica that has passed a position has all writes before
 * that position.
 */
export type Position = bigint;

export const BEGINNING: Position = 0n;
/** Position beyond all replicas. */
export const BEYOND: Position = 2n ** 64n - 1n;

/** Parses a position in PostgreSQL's notation: `16/B374D848`. */
export function readPosition(text: string): Position {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function getLaterPosition(one: Position, other: Position): Position {
  return one > other ? one : other;
}
