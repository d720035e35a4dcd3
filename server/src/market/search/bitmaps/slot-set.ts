import { type Bits, addAll, count, countCommon, exclude, has, include, listSlots } from './bits.ts';
import { emptyScratch } from './scratch.ts';

/** Slots as a list take 32 bits each: with more than one in so many, a bit for every slot is smaller. */
const DENSE = 32;
const SMALLEST_LIST = 4;

/** The slots of the cards with one value: a sorted list while they are few, one bit a slot from then on. */
export class SlotSet {
  size = 0;
  #list: Uint32Array<ArrayBuffer> | null = new Uint32Array(SMALLEST_LIST);
  #bits: Bits | null = null;
  /** Of the bits, if there were any. */
  #words: number;

  constructor(words: number) {
    this.#words = words;
  }

  /** The slots of these bits, which are the set's from then on. */
  static of(bits: Bits): SlotSet {
    const set = new SlotSet(bits.length);
    set.size = count(bits);
    set.#list = null;
    set.#bits = bits;
    if (!set.#isDense()) set.#becomeList();
    return set;
  }

  get bytes(): number {
    return (this.#list ?? this.#bits!).byteLength;
  }

  /** How many steps it takes to look at all of it. */
  get steps(): number {
    return this.#list ? this.size : this.#words;
  }

  /** Follows the market's capacity. */
  grow(words: number): void {
    this.#words = words;
    if (this.#bits) this.#bits = enlarged(this.#bits, words);
  }

  add(slot: number): void {
    if (this.#bits) {
      if (has(this.#bits, slot)) return;
      include(this.#bits, slot);
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
      if (!has(this.#bits, slot)) return;
      exclude(this.#bits, slot);
      this.size--;
      return;
    }
    const at = this.#find(slot);
    if (at === this.size || this.#list![at] !== slot) return;
    this.#list!.copyWithin(at, at + 1, this.size);
    this.size--;
  }

  addTo(target: Bits): void {
    if (this.#bits) return addAll(target, this.#bits);
    const list = this.#list!;
    for (let at = 0; at < this.size; at++) include(target, list[at]!);
  }

  countIn(bits: Bits): number {
    if (this.#bits) return countCommon(this.#bits, bits);
    const list = this.#list!;
    let sum = 0;
    for (let at = 0; at < this.size; at++) sum += (bits[list[at]! >>> 5]! >>> (list[at]! & 31)) & 1;
    return sum;
  }

  /** One bit a slot, for this question alone and not to be written to. */
  toBits(): Bits {
    if (this.#bits) return this.#bits;
    const bits = emptyScratch(this.#words);
    this.addTo(bits);
    return bits;
  }

  /** Where the slot is in the list, or would be. */
  #find(slot: number): number {
    const list = this.#list!;
    // Cards arrive in the order of their slots while the market is built.
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
    if (this.size === this.#list!.length) this.#list = enlarged(this.#list!, Math.ceil(this.size * 1.5));
    return this.#list!;
  }

  #isDense(): boolean {
    return this.size * DENSE > this.#words * 32;
  }

  #becomeList(): void {
    const list = new Uint32Array(Math.max(SMALLEST_LIST, this.size));
    listSlots(this.#bits!, list);
    this.#list = list;
    this.#bits = null;
  }

  #becomeBits(): void {
    const bits = new Uint32Array(this.#words);
    this.addTo(bits);
    this.#bits = bits;
    this.#list = null;
  }
}

function enlarged(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(array);
  return larger;
}
