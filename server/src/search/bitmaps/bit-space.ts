import { Bits, type Space, wordsFor } from './bits.ts';
import { BLOCK, type Kernels, kernelsOn } from './kernels.ts';
import { WASM_PAGE_BYTES, wasmMemory } from './wasm.ts';

/** The WebAssembly memory for the bit sets of a market. All of them have the same length. */
export class BitSpace implements Space {
  readonly kernels: Kernels;
  /** Number of slots per set. */
  readonly slots: number;
  /** Number of bytes per set. Includes padding after the last slot, which is always 0. */
  readonly bytes: number;
  readonly #memory = wasmMemory();
  #end = 0;
  readonly #free: Bits[] = [];
  /**
   * Temporary sets. The next query reuses them, because a query in a market of a million cards uses several megabytes.
   */
  readonly #lendable: Bits[] = [];
  #lent = 0;
  #turn = 0;

  constructor(slots: number) {
    this.slots = slots;
    this.bytes = BLOCK * Math.max(1, Math.ceil((wordsFor(slots) * 4) / BLOCK));
    this.kernels = kernelsOn(this.#memory);
  }

  /** Allocates an empty set. Free it with `giveBack`. */
  take(): Bits {
    return this.#free.pop()?.clear() ?? this.#make();
  }

  /** Frees a set that was allocated with `take`. */
  giveBack(bits: Bits): void {
    this.#free.push(bits);
  }

  /**
   * Must be called at the start of each query. Invalidates all temporary sets of earlier queries. Returns the number of
   * the query.
   */
  beginTurn(): number {
    this.#lent = 0;
    return ++this.#turn;
  }

  /** Returns whether the temporary sets of this query are still valid, because no later query has begun. */
  isTurn(turn: number): boolean {
    return this.#turn === turn;
  }

  /** Returns a temporary set for the current query. The set still contains old bits. */
  lend(): Bits {
    return (this.#lendable[this.#lent++] ??= this.#make());
  }

  lendEmpty(): Bits {
    return this.lend().clear();
  }

  #make(): Bits {
    const missing = this.#end + this.bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / WASM_PAGE_BYTES));
    const bits = new Bits(this, new Uint32Array(this.#memory.buffer, this.#end, wordsFor(this.slots)));
    this.#end += this.bytes;
    return bits;
  }
}
