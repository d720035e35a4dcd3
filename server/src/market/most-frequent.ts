/**
 * The values that occur most often, the first so many; of equal ones that with the smaller id. Picked values are always
 * there, so that they can be named and taken back.
 */
export function mostFrequent(
  counts: Map<number, number>,
  size: number,
  picked: Iterable<number> = [],
): [value: number, count: number][] {
  const sorted = largest(counts, size).sort(([idA, a], [idB, b]) => b - a || idA - idB);
  const listed = sorted.slice(0, size);
  const known = new Set(listed.map(([id]) => id));
  for (const id of picked) if (!known.has(id)) listed.push([id, counts.get(id) ?? 0]);
  return listed;
}

/** In no order, and with all of those that have as many as the last one: few to sort. */
function largest(counts: Map<number, number>, size: number): [number, number][] {
  if (counts.size <= size) return [...counts];
  const least = Uint32Array.from(counts.values()).sort().at(-size)!;
  return [...counts].filter(([, count]) => count >= least);
}
