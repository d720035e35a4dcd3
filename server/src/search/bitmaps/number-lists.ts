/** Lists lie in pages, so that room for more is made without moving what is there. */
const PAGE = 2 ** 16;
/** A number takes so many bytes at most. */
const MOST_BYTES = 5;

/** Per slot a short list of whole numbers, the smaller the fewer bytes: seven bits in each, the last one below 128. */
export class NumberLists {
  readonly #pages: Uint8Array<ArrayBuffer>[] = [];
  /** By page, how many bytes are in use. */
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

  /** Reads the slot's list into `numbers`, which grows where it must, and answers how many there are. */
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

  /** Replaces the slot's list: in its place where it fits, at the end where it doesn't. */
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

  /** Into `#written`; answers the number of bytes. */
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

  /** What is left of a page fits into half of the one that has just begun. */
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
