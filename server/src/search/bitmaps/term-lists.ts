/** Growth factor of the arrays. */
const GROWTH = 1.25;

/** The terms of the card in each slot: first the terms counted for facets, then the other terms. */
export class TermLists {
  /** Two numbers per slot: the start of its list, and the two lengths of the list (see `set`). */
  heads: Uint32Array<ArrayBuffer>;
  terms: Uint16Array<ArrayBuffer>;
  /** A note for each entry of `terms`. */
  notes: Uint8Array<ArrayBuffer>;
  /** Total number of counted terms of all cards. */
  total = 0;
  #end = 0;
  #inUse = 0;

  constructor(slots: number) {
    this.heads = new Uint32Array(2 * slots);
    this.terms = new Uint16Array(slots);
    this.notes = new Uint8Array(slots);
  }

  get bytes(): number {
    return this.heads.byteLength + this.terms.byteLength + this.notes.byteLength;
  }

  grow(slots: number): void {
    const { heads } = this;
    this.heads = new Uint32Array(2 * slots);
    this.heads.set(heads);
  }

  /** Returns all terms of the card in a slot. */
  get(slot: number): Uint16Array {
    const start = this.heads[2 * slot]!;
    return this.terms.subarray(start, start + this.#length(slot));
  }

  /** Returns the counted terms of the card in a slot. */
  counted(slot: number): Uint16Array {
    const start = this.heads[2 * slot]!;
    return this.terms.subarray(start, start + this.#countedLength(slot));
  }

  /**
   * Replaces the list of a slot and the notes of its first terms. Overwrites the old list if the new list fits,
   * otherwise appends the new list.
   */
  set(slot: number, counted: number[], others: number[], notes: number[]): void {
    const length = counted.length + others.length;
    const former = this.#length(slot);
    this.total += counted.length - this.#countedLength(slot);
    this.#inUse += length - former;
    if (length > former) {
      this.heads[2 * slot + 1] = 0;
      this.#makeRoom(length);
      this.heads[2 * slot] = this.#end;
      this.#end += length;
    }
    const start = this.heads[2 * slot]!;
    this.terms.set(counted, start);
    this.terms.set(others, start + counted.length);
    this.notes.set(notes.slice(0, length), start);
    // The lower 16 bits contain the number of counted terms, the upper 16 bits the number of all terms.
    this.heads[2 * slot + 1] = counted.length + length * 0x1_0000;
  }

  #length(slot: number): number {
    return this.heads[2 * slot + 1]! >>> 16;
  }

  #countedLength(slot: number): number {
    return this.heads[2 * slot + 1]! & 0xffff;
  }

  #makeRoom(length: number): void {
    if (this.#end + length <= this.terms.length) return;
    // Compacts the lists if gaps take more than half of the space.
    const isLoose = this.#end > 2 * this.#inUse;
    const wanted = (isLoose ? this.#inUse : this.#end) + length;
    const terms = new Uint16Array(Math.ceil(wanted * GROWTH));
    const notes = new Uint8Array(terms.length);
    if (isLoose) this.#moveTogether(terms, notes);
    else {
      terms.set(this.terms);
      notes.set(this.notes);
    }
    this.terms = terms;
    this.notes = notes;
  }

  #moveTogether(terms: Uint16Array<ArrayBuffer>, notes: Uint8Array<ArrayBuffer>): void {
    let end = 0;
    for (let slot = 0; 2 * slot < this.heads.length; slot++) {
      const list = this.get(slot);
      terms.set(list, end);
      const start = this.heads[2 * slot]!;
      notes.set(this.notes.subarray(start, start + list.length), end);
      this.heads[2 * slot] = end;
      end += list.length;
    }
    this.#end = end;
  }
}
