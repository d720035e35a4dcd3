/** LRU cache of buffers, limited by their total size in bytes. */
export class KeptBytes {
  readonly #max: number;
  /** Ordered by last use; the least recently used buffer is first. */
  readonly #kept = new Map<string, Buffer>();
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#kept.get(key);
    if (bytes) {
      this.#kept.delete(key);
      this.#kept.set(key, bytes);
    }
    return bytes;
  }

  /** Returns the cached buffer for this key, or creates and caches it. */
  async getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.get(key);
    if (known) return known;
    const bytes = await make();
    this.set(key, bytes);
    return bytes;
  }

  set(key: string, bytes: Buffer): void {
    this.#remove(key);
    this.#kept.set(key, bytes);
    this.#size += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#max) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#size -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}
