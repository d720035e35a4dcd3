/**
 * Returns the `size` most frequent values. Ties are ordered by id. Always includes the selected values, so that they
 * can be shown and deselected.
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

/** The largest counts in any order, with all ties of the smallest of them. Reduces the number of values to sort. */
function largest(counts: Map<number, number>, size: number): [number, number][] {
  if (counts.size <= size) return [...counts];
  const least = Uint32Array.from(counts.values()).sort().at(-size)!;
  return [...counts].filter(([, count]) => count >= least);
}
