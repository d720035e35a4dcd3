/** Values of an entry's sort keys, as numbers in ascending order. The last value is unique. */
export type SortPosition = number[];

/** End of a page of a list that is sorted in memory. */
export interface PageEnd {
  /** The position of the page's last entry; null for an empty page. */
  last: SortPosition | null;
  hasMore: boolean;
  /**
   * Id of the first transaction whose changes may be missing from the page. May be an empty string for an empty page.
   */
  firstUnseen: string;
}

/** Returns whether a position comes after another position of the same list. */
export function isPositionAfter(position: SortPosition, other: SortPosition): boolean {
  const at = position.findIndex((key, index) => key !== other[index]);
  return at !== -1 && position[at]! > other[at]!;
}
