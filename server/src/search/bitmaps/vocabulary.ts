/** Added words are merged into the sorted list if their number exceeds `FEW` plus `SHARE` of the sorted words. */
const FEW = 64;
const SHARE = 1 / 16;
/** Approximate memory per word in bytes, including its two empty sets. Each letter takes two more bytes. */
const WORD_BYTES = 320;

/** Assigns numbers to the words of a market's cards and finds words by prefix. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  /** All words in sorted order, except recently added words. `#sortedNumbers` contains their numbers. */
  #sorted: string[] = [];
  #sortedNumbers = new Uint32Array(0);
  #added: string[] = [];
  #free: number[] = [];
  #letters = 0;
  /** Upper limit of all word numbers (exclusive). */
  size = 0;

  get bytes(): number {
    return this.#numbers.size * WORD_BYTES + 2 * this.#letters;
  }

  /** Returns the number of a word. Assigns a number if the word is new. */
  of(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.size++;
    // Copies the word, because a substring would keep the whole original text in memory.
    const own = Buffer.from(word).toString();
    this.#numbers.set(own, number);
    this.#added.push(own);
    this.#letters += own.length;
    return number;
  }

  /** Returns the number of a word that occurs or occurred on a card; undefined for other words. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Yields the numbers of the words with this prefix. */
  *startingWith(prefix: string): Generator<number> {
    const begins = (word: string | undefined) => word?.startsWith(prefix);
    for (let at = this.#firstFrom(prefix); begins(this.#sorted[at]); at++) yield this.#sortedNumbers[at]!;
    for (const word of this.#added) if (begins(word)) yield this.#numbers.get(word)!;
  }

  /** If many words were added, merges them into the sorted words and removes words that are no longer used. */
  sort(isUsed: (number: number) => boolean): void {
    if (this.#added.length <= FEW + SHARE * this.#sorted.length) return;
    const added = this.#added.sort();
    const sorted: string[] = [];
    const numbers = new Uint32Array(this.#numbers.size);
    const keep = (word: string, number: number) => {
      if (isUsed(number)) numbers[sorted.push(word) - 1] = number;
      else this.#forget(word, number);
    };
    let next = 0;
    for (const [at, word] of this.#sorted.entries()) {
      while (next < added.length && added[next]! < word) keep(added[next]!, this.#numbers.get(added[next++]!)!);
      keep(word, this.#sortedNumbers[at]!);
    }
    for (const word of added.slice(next)) keep(word, this.#numbers.get(word)!);
    this.#sorted = sorted;
    this.#sortedNumbers = numbers.slice(0, sorted.length);
    this.#added = [];
  }

  /** Returns the index of the first sorted word that is equal to `word` or follows it. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #forget(word: string, number: number): void {
    this.#numbers.delete(word);
    this.#free.push(number);
    this.#letters -= word.length;
  }
}
