import { Bits, type Space, wordsFor } from './bits.ts';
import { BLOCK, type Kernels, kernelsOn } from './kernels.ts';
import { PAGE, wasmMemory } from './wasm.ts';

/** The memory of one market's bits, where WebAssembly reaches them. All sets in it have the same length. */
export class BitSpace implements Space {
  readonly kernels: Kernels;
  /** Of every set. */
  readonly slots: number;
  /** Of every set, with what is behind its last slot and always 0. */
  readonly bytes: number;
  readonly #memory = wasmMemory();
  #end = 0;
  readonly #free: Bits[] = [];
  /**
   * Sets that are only needed while one question is answered. They are used again for the next one: at a million cards a
   * question takes some megabytes.
   */
  readonly #lendable: Bits[] = [];
  #lent = 0;
  #turn = 0;

  constructor(slots: number) {
    this.slots = slots;
    this.bytes = BLOCK * Math.max(1, Math.ceil((wordsFor(slots) * 4) / BLOCK));
    this.kernels = kernelsOn(this.#memory);
  }

  /** An empty set, for as long as it is wanted. */
  take(): Bits {
    return this.#free.pop()?.clear() ?? this.#make();
  }

  /** Nobody needs it any more. */
  giveBack(bits: Bits): void {
    this.#free.push(bits);
  }

  /** From here on all that was lent before may be overwritten. Answers the number of this turn. */
  beginTurn(): number {
    this.#lent = 0;
    return ++this.#turn;
  }

  /** Whether what was lent in that turn is still untouched. */
  isTurn(turn: number): boolean {
    return this.#turn === turn;
  }

  /** A set for this question alone, with something in it that is left from before. */
  lend(): Bits {
    return (this.#lendable[this.#lent++] ??= this.#make());
  }

  lendEmpty(): Bits {
    return this.lend().clear();
  }

  #make(): Bits {
    const missing = this.#end + this.bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    const bits = new Bits(this, new Uint32Array(this.#memory.buffer, this.#end, wordsFor(this.slots)));
    this.#end += this.bytes;
    return bits;
  }
}
