/** Size of a page in bytes. Lists are stored in pages, so that growing does not move existing lists. */
const PAGE = 2 ** 16;
/** Maximum number of bytes per encoded number. */
const MOST_BYTES = 5;

/**
 * A short list of non-negative integers for each slot. Encoded as variable-length integers: seven bits per byte, lowest
 * bits first; only the last byte of a number is below 128.
 */
export class NumberLists {
  readonly #pages: Uint8Array<ArrayBuffer>[] = [];
  /** Number of bytes in use, by page. */
  readonly #inUse: number[] = [];
  #starts: Uint32Array<ArrayBuffer>;
  #lengths: Uint32Array<ArrayBuffer>;
  #current = -1;
  #end = PAGE;
  #written = new Uint8Array(1024);

  constructor(slots: number) {
    this.#starts = new Uint32Array(slots);
    this.#lengths = new Uint32Array(slots);
  }

  get bytes(): number {
    return this.#starts.byteLength + this.#lengths.byteLength + this.#pages.length * PAGE;
  }

  grow(slots: number): void {
    const [starts, lengths] = [this.#starts, this.#lengths];
    this.#starts = new Uint32Array(slots);
    this.#lengths = new Uint32Array(slots);
    this.#starts.set(starts);
    this.#lengths.set(lengths);
  }

  /** Reads the list of a slot into `numbers`, starting at index 0. Returns the length of the list. */
  read(slot: number, numbers: number[]): number {
    const page = this.#pages[Math.floor(this.#starts[slot]! / PAGE)]!;
    let at = this.#starts[slot]! % PAGE;
    const end = at + this.#lengths[slot]!;
    let count = 0;
    while (at < end) {
      let byte = page[at++]!;
      let number = byte & 127;
      for (let step = 128; byte > 127; step *= 128) {
        byte = page[at++]!;
        number += (byte & 127) * step;
      }
      numbers[count++] = number;
    }
    return count;
  }

  /** Replaces the list of a slot. Overwrites the old list if the new list fits, otherwise appends the new list. */
  set(slot: number, numbers: number[]): void {
    const length = this.#write(numbers);
    const former = this.#lengths[slot]!;
    if (former > 0) this.#inUse[Math.floor(this.#starts[slot]! / PAGE)]! -= former;
    this.#lengths[slot] = 0;
    if (length > former) this.#starts[slot] = this.#takeRoom(length);
    const start = this.#starts[slot]!;
    const page = Math.floor(start / PAGE);
    this.#lengths[slot] = length;
    if (length === 0) return;
    this.#inUse[page]! += length;
    this.#pages[page]!.set(this.#written.subarray(0, length), start % PAGE);
  }

  /** Encodes numbers into `#written` and returns the number of bytes. */
  #write(numbers: number[]): number {
    if (numbers.length * MOST_BYTES > this.#written.length)
      this.#written = new Uint8Array(2 * numbers.length * MOST_BYTES);
    let end = 0;
    for (const number of numbers) {
      let rest = number;
      for (; rest > 127; rest = Math.floor(rest / 128)) this.#written[end++] = 128 + (rest % 128);
      this.#written[end++] = rest;
    }
    return end;
  }

  #takeRoom(length: number): number {
    if (this.#end + length > PAGE) this.#beginPage();
    const start = this.#current * PAGE + this.#end;
    this.#end += length;
    return start;
  }

  #beginPage(): void {
    const loose = this.#inUse.findIndex((bytes, page) => bytes > 0 && bytes < PAGE / 2 && page !== this.#current);
    this.#current = this.#freePage();
    this.#end = 0;
    if (loose !== -1) this.#moveOut(loose);
  }

  #freePage(): number {
    const empty = this.#inUse.findIndex((bytes, page) => bytes === 0 && page !== this.#current);
    if (empty !== -1) return empty;
    this.#inUse.push(0);
    return this.#pages.push(new Uint8Array(PAGE)) - 1;
  }

  /**
   * Moves the lists of a page to the current page. The current page must be new, and the lists must fill less than half
   * a page.
   */
  #moveOut(page: number): void {
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const [start, length] = [this.#starts[slot]!, this.#lengths[slot]!];
      if (length === 0 || Math.floor(start / PAGE) !== page) continue;
      const at = start % PAGE;
      this.#pages[this.#current]!.set(this.#pages[page]!.subarray(at, at + length), this.#end);
      this.#starts[slot] = this.#current * PAGE + this.#end;
      this.#inUse[this.#current]! += length;
      this.#end += length;
    }
    this.#inUse[page] = 0;
  }
}
