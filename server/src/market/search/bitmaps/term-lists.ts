/** Lists of terms behind one another take this much more room at a time. */
const GROWTH = 1.25;

/** Per slot the terms of its card: those that facets count, then the others. */
export class TermLists {
  start: Uint32Array<ArrayBuffer>;
  /** How many terms are counted, and how many there are. */
  counted: Uint16Array<ArrayBuffer>;
  length: Uint16Array<ArrayBuffer>;
  terms: Uint16Array<ArrayBuffer>;
  #end = 0;
  /** Terms that are counted, of all cards together. */
  total = 0;
  #inUse = 0;

  constructor(slots: number) {
    this.start = new Uint32Array(slots);
    this.counted = new Uint16Array(slots);
    this.length = new Uint16Array(slots);
    this.terms = new Uint16Array(slots);
  }

  get bytes(): number {
    return this.start.byteLength + this.counted.byteLength + this.length.byteLength + this.terms.byteLength;
  }

  grow(slots: number): void {
    const { start, counted, length } = this;
    this.start = new Uint32Array(slots);
    this.start.set(start);
    this.counted = new Uint16Array(slots);
    this.counted.set(counted);
    this.length = new Uint16Array(slots);
    this.length.set(length);
  }

  get(slot: number): Uint16Array {
    const start = this.start[slot]!;
    return this.terms.subarray(start, start + this.length[slot]!);
  }

  /** Replaces the slot's list: in its place where it fits, at the end where it doesn't. */
  set(slot: number, counted: number[], others: number[]): void {
    const length = counted.length + others.length;
    const former = this.length[slot]!;
    this.total += counted.length - this.counted[slot]!;
    this.#inUse += length - former;
    this.length[slot] = 0;
    if (length > former) {
      this.#makeRoom(length);
      this.start[slot] = this.#end;
      this.#end += length;
    }
    this.terms.set(counted, this.start[slot]);
    this.terms.set(others, this.start[slot]! + counted.length);
    this.counted[slot] = counted.length;
    this.length[slot] = length;
  }

  #makeRoom(length: number): void {
    if (this.#end + length <= this.terms.length) return;
    // Places that were left take up to half the room before the lists are moved together.
    const isLoose = this.#end > 2 * this.#inUse;
    const wanted = (isLoose ? this.#inUse : this.#end) + length;
    const terms = new Uint16Array(Math.ceil(wanted * GROWTH));
    if (isLoose) this.#moveTogether(terms);
    else terms.set(this.terms);
    this.terms = terms;
  }

  #moveTogether(terms: Uint16Array<ArrayBuffer>): void {
    let end = 0;
    for (let slot = 0; slot < this.start.length; slot++) {
      const list = this.get(slot);
      terms.set(list, end);
      this.start[slot] = end;
      end += list.length;
    }
    this.#end = end;
  }
}
