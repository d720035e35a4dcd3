/** Height of a row in points: about half a line of text. */
const ROW_HEIGHT = 4;
/** Items that span more rows are stored separately, because one entry per row would take too much memory. */
const ROWS_PER_ITEM_MAX = 24;

/** Index of items by their vertical position on the page. */
export class RowIndex<Item> {
  readonly #rows = new Map<number, Item[]>();
  readonly #tall: Item[] = [];

  /** `getRange`: the bottom and top of an item in points. */
  constructor(items: Iterable<Item>, getRange: (item: Item) => readonly [number, number]) {
    for (const item of items) {
      const [first, last] = getRange(item).map(toRow) as [number, number];
      if (last - first < ROWS_PER_ITEM_MAX) for (let row = first; row <= last; row += 1) this.#add(row, item);
      else this.#tall.push(item);
    }
  }

  /** Returns all items between two heights in any order. May include other items. */
  find(bottom: number, top: number): readonly Item[] {
    const [first, last] = [toRow(bottom), toRow(top)];
    if (first === last && this.#tall.length === 0) return this.#rows.get(first) ?? [];
    const found = new Set(this.#tall);
    for (let row = first; row <= last; row += 1) for (const item of this.#rows.get(row) ?? []) found.add(item);
    return [...found];
  }

  #add(row: number, item: Item): void {
    const items = this.#rows.get(row);
    if (items) items.push(item);
    else this.#rows.set(row, [item]);
  }
}

function toRow(y: number): number {
  return Math.floor(y / ROW_HEIGHT);
}
