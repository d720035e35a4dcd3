/** A position in the primary's write-ahead log, in bytes (LSN). A replica past it has all earlier writes. */
export type Position = bigint;

export const BEGINNING: Position = 0n;
/** A position that no replica reaches. */
export const BEYOND: Position = 2n ** 64n - 1n;

/** Parses PostgreSQL's notation, e.g. `16/B374D848`. */
export function readPosition(text: string): Position {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The later of two positions. */
export function getLaterPosition(one: Position, other: Position): Position {
  return one > other ? one : other;
}
