/** A place in the primary's log of writes, in bytes (PostgreSQL's LSN). Who has passed it has everything that was written before. */
export type Position = bigint;

export const BEGINNING: Position = 0n;
/** Nobody passes it. */
export const BEYOND: Position = 2n ** 64n - 1n;

/** As PostgreSQL writes it: `16/B374D848`. */
export function readPosition(text: string): Position {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The later of two. */
export function later(one: Position, other: Position): Position {
  return one > other ? one : other;
}
