/**
 * Returns a random sample: this share of the items, limited to `most` items. The same seed results in the same sample.
 */
export function sampled<T>(items: T[], { share, most, seed }: { share: number; most: number; seed: number }): T[] {
  const random = randomFrom(seed);
  const mixed = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
  return mixed.slice(0, Math.min(most, Math.ceil(items.length * share))).map(({ item }) => item);
}

/** Creates a generator of random numbers from 0 to 1 (mulberry32). The same seed results in the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
