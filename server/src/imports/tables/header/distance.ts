/** The Levenshtein distance: the minimum number of inserted, deleted or changed characters. */
export function editDistance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = last[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, last[at]! + 1, next[at - 1]! + 1));
    }
    last = next;
  }
  return last[other.length]!;
}
