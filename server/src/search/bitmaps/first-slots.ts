/** Returns whether slot `a` comes before slot `b` (strict order). */
export type IsBefore = (a: number, b: number) => boolean;

/**
 * Selects the first `most` slots in order. `ranks` contains a number for each entry of `slots`; smaller numbers come
 * first. Ties are compared with `isBefore`.
 */
export function firstSlots(slots: Uint32Array, ranks: Float64Array, most: number, isBefore: IsBefore): Uint32Array {
  const heap = new Uint32Array(Math.min(most, slots.length));
  const comesBefore: IsBefore = (a, b) =>
    ranks[a] === ranks[b] ? isBefore(slots[a]!, slots[b]!) : ranks[a]! < ranks[b]!;
  // Starts with the last slots: they contain new cards, which often come first. This avoids most heap insertions.
  let at = slots.length;
  for (let place = 0; place < heap.length; place++) heap[place] = --at;
  for (let parent = heap.length >>> 1; parent >= 0; parent--) sink(heap, parent, comesBefore);
  while (--at >= 0) {
    if (ranks[at]! > ranks[heap[0]!]! || !comesBefore(at, heap[0]!)) continue;
    heap[0] = at;
    sink(heap, 0, comesBefore);
  }
  return heap.sort((a, b) => (a === b ? 0 : comesBefore(a, b) ? -1 : 1)).map((place) => slots[place]!);
}

/** Restores the heap order below an entry. The root is the entry that comes last in the sort order. */
function sink(heap: Uint32Array, from: number, isBefore: IsBefore): void {
  const entry = heap[from]!;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child]!, heap[child + 1]!)) child++;
    if (!isBefore(entry, heap[child]!)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = entry;
}

/** Merges two sorted lists into a list of at most `most` slots. */
export function mergeSortedSlots(a: Uint32Array, b: Uint32Array, most: number, isBefore: IsBefore): Uint32Array {
  const both = new Uint32Array(Math.min(most, a.length + b.length));
  let fromA = 0;
  let fromB = 0;
  for (let at = 0; at < both.length; at++) {
    const isA = fromB === b.length || (fromA < a.length && isBefore(a[fromA]!, b[fromB]!));
    both[at] = isA ? a[fromA++]! : b[fromB++]!;
  }
  return both;
}
