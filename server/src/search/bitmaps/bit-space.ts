import { Bits, type Space, wordsFor } from './bits.ts';
import { BLOCK, type Kernels, kernelsOn } from './kernels.ts';
import { WASM_PAGE_BYTES, wasmMemory } from './wasm.ts';

/** The WebAssembly memory of a market's bit sets, which all have the same length. */
export class BitSpace implements Space {
  readonly kernels: Kernels;
  /** Per set. */
  readonly slots: number;
  /** Per set, including padding after the last slot, which is always 0. */
  readonly bytes: number;
  readonly #memory = wasmMemory();
  #end = 0;
  readonly #free: Bits[] = [];
  /**
   * Temporary sets for a single question, reused by the next one: with a million cards a question uses some megabytes.
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

  /** Frees a set that `take` returned. */
  giveBack(bits: Bits): void {
    this.#free.push(bits);
  }

  /** Starts a turn, one per question: sets lent before may be overwritten from now on. Returns the turn's number. */
  beginTurn(): number {
    this.#lent = 0;
    return ++this.#turn;
  }

  /** Whether no later turn has begun, so that the sets lent in this turn are still valid. */
  isTurn(turn: number): boolean {
    return this.#turn === turn;
  }

  /** A temporary set for the current question. It contains old bits. */
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
