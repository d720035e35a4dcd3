import {
  type WasmFunction,
  type WasmMemory,
  i32Add,
  compileWasm,
  i32Const,
  localGet,
  i16x8,
  i32x4,
  i8x16,
  isLess,
  loopWhile,
  localSet,
  localTee,
  v128,
} from './wasm.ts';

/**
 * Operations on whole bit sets, with 128 bits per instruction. `to`, `a` and `b` are addresses in the memory; `bytes`
 * is a positive multiple of `BLOCK`.
 */
export interface Kernels {
  /** Writes the intersection to `to`. */
  and(to: number, a: number, b: number, bytes: number): void;
  /** Writes the union to `to`. */
  or(to: number, a: number, b: number, bytes: number): void;
  /** Writes the symmetric difference to `to`. */
  xor(to: number, a: number, b: number, bytes: number): void;
  /** Writes the difference `a` minus `b` to `to`. */
  andNot(to: number, a: number, b: number, bytes: number): void;
  /** Returns the number of slots that are in both sets. */
  countCommon(a: number, b: number, bytes: number): number;
}

/** Number of 128-bit vectors that are counted per loop iteration. */
const TOGETHER = 4;
const VECTOR = 16;
export const BLOCK: number = TOGETHER * VECTOR;

/**
 * Compiles the operations for a memory. WebAssembly has vector and popcount instructions, which JavaScript lacks. The
 * code is assembled here, so that the build needs no compiler.
 */
export function kernelsOn(memory: WasmMemory): Kernels {
  instantiate ??= compileWasm<keyof Kernels>({
    and: combine(v128.and),
    or: combine(v128.or),
    xor: combine(v128.xor),
    andNot: combine(v128.andnot),
    countCommon: countCommon(),
  });
  return instantiate(memory);
}

/** Compiled on first use. If this fails, searches are answered by PostgreSQL. */
let instantiate: ((memory: WasmMemory) => Kernels) | undefined;

function combine(operation: number[]): WasmFunction {
  const [to, a, b, bytes, at] = [0, 1, 2, 3, 4];
  const address = (base: number) => [...localGet(base), ...localGet(at), ...i32Add];
  return {
    parameters: 4,
    result: false,
    vectors: 0,
    numbers: 1,
    code: [
      loopWhile(
        address(to),
        [...address(a), ...v128.load(0)],
        [...address(b), ...v128.load(0)],
        operation,
        v128.store,
        [...localGet(at), ...i32Const(VECTOR), ...i32Add, ...localTee(at)],
        [...localGet(bytes), ...isLess],
      ),
    ],
  };
}

/**
 * Counts the bits of both sets. Adds the byte counts of four vectors (up to 32 per byte) before widening them, and adds
 * the four lanes at the end.
 */
function countCommon(): WasmFunction {
  const [a, b, bytes, sums, at] = [0, 1, 2, 3, 4];
  const load = (base: number, offset: number) => [...localGet(base), ...localGet(at), ...i32Add, ...v128.load(offset)];
  const common = (offset: number) => [...load(a, offset), ...load(b, offset), ...v128.and, ...i8x16.popcnt];
  const lane = (number: number) => [...localGet(sums), ...i32x4.lane(number)];
  return {
    parameters: 3,
    result: true,
    vectors: 1,
    numbers: 1,
    code: [
      loopWhile(
        localGet(sums),
        common(0),
        ...Array.from({ length: TOGETHER - 1 }, (_, other) => [...common((other + 1) * VECTOR), ...i8x16.add]),
        [...i16x8.addPairsOfBytes, ...i32x4.addPairs, ...i32x4.add, ...localSet(sums)],
        [...localGet(at), ...i32Const(BLOCK), ...i32Add, ...localTee(at)],
        [...localGet(bytes), ...isLess],
      ),
      [...lane(0), ...lane(1), ...i32Add, ...lane(2), ...i32Add, ...lane(3), ...i32Add],
    ],
  };
}
