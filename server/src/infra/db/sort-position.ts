/** An entry's sort keys, as ascending numbers. The last one is unique. */
export type SortPosition = number[];

/** The end of a page of a list that is ordered in memory. */
export interface PageEnd {
  /** The position of the page's last entry; null for an empty page. */
  last: SortPosition | null;
  hasMore: boolean;
  /** The first transaction whose changes the page may lack. Empty for an empty page that doesn't tell. */
  firstUnseen: string;
}

/** Whether a position comes after another one of the same order. */
export function isPositionAfter(position: SortPosition, other: SortPosition): boolean {
  const at = position.findIndex((key, index) => key !== other[index]);
  return at !== -1 && position[at]! > other[at]!;
}
