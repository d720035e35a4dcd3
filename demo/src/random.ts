/** Random number generator (sfc32); a seed determines the sequence. */
export class Random {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed >>> 0;
    for (let round = 0; round < 15; round++) this.next();
  }

  /** Returns a number in [0, 1). */
  next(): number {
    const mixed = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + mixed;
    return (mixed >>> 0) / 4_294_967_296;
  }

  /** Returns an integer between two inclusive bounds. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** Returns distinct items in random order, or all items if there are not enough. */
  sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.int(0, left.length - 1), 1));
    return taken;
  }

  /** Returns distinct items, like `sample`; earlier items are more likely. */
  sampleEarly<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(this.next() ** 1.6 * left.length), 1));
    }
    return taken;
  }

  weighted<T>(items: readonly T[], weight: (item: T) => number): T {
    let at = this.next() * items.reduce((sum, item) => sum + weight(item), 0);
    return items.find((item) => (at -= weight(item)) < 0) ?? items.at(-1)!;
  }

  /** Returns a normally distributed number (Box-Muller transform). */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }
}
