import type { Bits, Space } from './bits.ts';

/** Density threshold: a bit set is faster than a list if more than 1 in `DENSE` slots is in the set. */
const DENSE = 96;
const SMALLEST_LIST = 4;
/** Estimated cost of a slot in a bit set, relative to a slot in a list. */
const STEPS_A_SLOT = 1 / 100;

/** The slots of the cards with a value. Stored as a sorted list if there are few slots, otherwise as a bit set. */
export class SlotSet {
  size = 0;
  #list: Uint32Array<ArrayBuffer> | null = new Uint32Array(SMALLEST_LIST);
  #bits: Bits | null = null;
  #space: Space;

  constructor(space: Space) {
    this.#space = space;
  }

  /** Creates a set from a copy of `bits`. */
  static of(bits: Bits): SlotSet {
    const set = new SlotSet(bits.space);
    set.size = bits.count();
    if (set.#isDense()) {
      set.#list = null;
      set.#bits = bits.movedTo(bits.space);
    } else {
      set.#list = new Uint32Array(Math.max(SMALLEST_LIST, set.size));
      bits.list(set.#list);
    }
    return set;
  }

  get bytes(): number {
    return this.#list?.byteLength ?? this.#space.bytes;
  }

  /** Estimated cost of iterating over the set. */
  get steps(): number {
    return this.#list ? this.size : STEPS_A_SLOT * this.#space.slots;
  }

  /** Moves the set to the larger space of a grown market. */
  moveTo(space: Space): void {
    this.#space = space;
    this.#bits = this.#bits?.movedTo(space) ?? null;
  }

  /** Frees the set's memory. The set is empty afterward. */
  giveBack(): void {
    if (this.#bits) this.#space.giveBack(this.#bits);
    this.#bits = null;
    this.#list = new Uint32Array(SMALLEST_LIST);
    this.size = 0;
  }

  add(slot: number): void {
    if (this.#bits) {
      if (this.#bits.has(slot)) return;
      this.#bits.include(slot);
      this.size++;
      return;
    }
    const list = this.#roomyList();
    const at = this.#find(slot);
    if (at < this.size && list[at] === slot) return;
    list.copyWithin(at + 1, at, this.size);
    list[at] = slot;
    this.size++;
    if (this.#isDense()) this.#becomeBits();
  }

  delete(slot: number): void {
    if (this.#bits) {
      if (!this.#bits.has(slot)) return;
      this.#bits.exclude(slot);
      this.size--;
      return;
    }
    const at = this.#find(slot);
    if (at === this.size || this.#list![at] !== slot) return;
    this.#list!.copyWithin(at, at + 1, this.size);
    this.size--;
  }

  addTo(target: Bits): void {
    if (this.#bits) return void target.addAll(this.#bits);
    const list = this.#list!;
    for (let at = 0; at < this.size; at++) target.include(list[at]!);
  }

  countIn(bits: Bits): number {
    if (this.#bits) return this.#bits.countCommon(bits);
    const list = this.#list!;
    const { words } = bits;
    let sum = 0;
    for (let at = 0; at < this.size; at++) sum += (words[list[at]! >>> 5]! >>> (list[at]! & 31)) & 1;
    return sum;
  }

  /** Converts to a bit set, which is read-only and valid for the current query only. */
  toBits(): Bits {
    if (this.#bits) return this.#bits;
    const bits = this.#space.lendEmpty();
    this.addTo(bits);
    return bits;
  }

  /** Returns the index of a slot in the list, or the index at which to insert the slot. */
  #find(slot: number): number {
    const list = this.#list!;
    // Fast path: while the market is loading, slots are added in ascending order.
    if (this.size === 0 || list[this.size - 1]! < slot) return this.size;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (list[middle]! < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #roomyList(): Uint32Array<ArrayBuffer> {
    const list = this.#list!;
    if (this.size < list.length) return list;
    this.#list = new Uint32Array(Math.ceil(this.size * 1.5));
    this.#list.set(list);
    return this.#list;
  }

  #isDense(): boolean {
    return this.size * DENSE > this.#space.slots;
  }

  #becomeBits(): void {
    const bits = this.#space.take();
    this.addTo(bits);
    this.#bits = bits;
    this.#list = null;
  }
}
