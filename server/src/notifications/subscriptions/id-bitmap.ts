/** Returns whether an id is in a set that has one bit per id. */
export function hasId(set: Buffer, id: number): boolean {
  return ((set[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
}

/** Returns a copy of the set with these ids added. */
export function addIds(set: Buffer, ids: readonly number[]): Buffer {
  const highest = ids.reduce((most, id) => Math.max(most, id), 0);
  const grown = Buffer.alloc(Math.max(set.length, (highest >> 3) + 1));
  set.copy(grown);
  for (const id of ids) grown[id >> 3]! |= 1 << (id & 7);
  return grown;
}

/** Returns a copy of the set without these ids. */
export function removeIds(set: Buffer, ids: readonly number[]): Buffer {
  const left = Buffer.from(set);
  for (const id of ids) if (id >> 3 < left.length) left[id >> 3]! &= ~(1 << (id & 7));
  return left;
}

export const NO_IDS: Buffer = Buffer.alloc(0);
