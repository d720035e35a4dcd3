/** Whether a card is in a set that has one bit per card id. */
export function hasCard(cards: Buffer, id: number): boolean {
  return ((cards[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
}

/** Returns a copy of the set with these cards added. */
export function withCards(cards: Buffer, ids: readonly number[]): Buffer {
  const highest = ids.reduce((most, id) => Math.max(most, id), 0);
  const grown = Buffer.alloc(Math.max(cards.length, (highest >> 3) + 1));
  cards.copy(grown);
  for (const id of ids) grown[id >> 3]! |= 1 << (id & 7);
  return grown;
}

/** Returns a copy of the set without these cards. */
export function withoutCards(cards: Buffer, ids: readonly number[]): Buffer {
  const left = Buffer.from(cards);
  for (const id of ids) if (id >> 3 < left.length) left[id >> 3]! &= ~(1 << (id & 7));
  return left;
}

export const NO_CARDS: Buffer = Buffer.alloc(0);
