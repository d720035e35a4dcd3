import {
  type WasmFunction,
  type WasmMemory,
  add,
  compile,
  constant,
  get,
  i16x8,
  i32x4,
  i8x16,
  isLess,
  repeat,
  set,
  tee,
  v128,
} from './wasm.ts';

/**
 * What is done to whole sets of bits, 128 bits at a time. All take addresses in the memory, and a number of bytes that is one
 * or more times `BLOCK`.
 */
export interface Kernels {
  /** Into `to` what is in both. */
  and(to: number, a: number, b: number, bytes: number): void;
  /** What is in either. */
  or(to: number, a: number, b: number, bytes: number): void;
  /** What is in one of them alone. */
  xor(to: number, a: number, b: number, bytes: number): void;
  /** What is in `a` and not in `b`. */
  andNot(to: number, a: number, b: number, bytes: number): void;
  /** How many bits are in both. */
  countCommon(a: number, b: number, bytes: number): number;
}

/** So many vectors are counted together. */
const TOGETHER = 4;
const VECTOR = 16;
export const BLOCK: number = TOGETHER * VECTOR;

/**
 * JavaScript has no vectors and no instruction that counts bits. WebAssembly has both, in every Node and on every processor
 * that it runs on. Its few instructions are put together here, which spares a compiler and a built file.
 */
export function kernelsOn(memory: WasmMemory): Kernels {
  instantiate ??= compile<keyof Kernels>({
    and: combine(v128.and),
    or: combine(v128.or),
    xor: combine(v128.xor),
    andNot: combine(v128.andnot),
    countCommon: countCommon(),
  });
  return instantiate(memory);
}

/** Not before it is needed: where it fails PostgreSQL goes on answering. */
let instantiate: ((memory: WasmMemory) => Kernels) | undefined;

function combine(operation: number[]): WasmFunction {
  const [to, a, b, bytes, at] = [0, 1, 2, 3, 4];
  const address = (base: number) => [...get(base), ...get(at), ...add];
  return {
    parameters: 4,
    result: false,
    vectors: 0,
    numbers: 1,
    code: [
      repeat(
        address(to),
        [...address(a), ...v128.load(0)],
        [...address(b), ...v128.load(0)],
        operation,
        v128.store,
        [...get(at), ...constant(VECTOR), ...add, ...tee(at)],
        [...get(bytes), ...isLess],
      ),
    ],
  };
}

/** Bytes of four vectors are added before they become wider, up to 32 in each, and four sums of those at the very end. */
function countCommon(): WasmFunction {
  const [a, b, bytes, sums, at] = [0, 1, 2, 3, 4];
  const load = (base: number, offset: number) => [...get(base), ...get(at), ...add, ...v128.load(offset)];
  const common = (offset: number) => [...load(a, offset), ...load(b, offset), ...v128.and, ...i8x16.popcnt];
  const lane = (number: number) => [...get(sums), ...i32x4.lane(number)];
  return {
    parameters: 3,
    result: true,
    vectors: 1,
    numbers: 1,
    code: [
      repeat(
        get(sums),
        common(0),
        ...Array.from({ length: TOGETHER - 1 }, (_, other) => [...common((other + 1) * VECTOR), ...i8x16.add]),
        [...i16x8.addPairsOfBytes, ...i32x4.addPairs, ...i32x4.add, ...set(sums)],
        [...get(at), ...constant(BLOCK), ...add, ...tee(at)],
        [...get(bytes), ...isLess],
      ),
      [...lane(0), ...lane(1), ...add, ...lane(2), ...add, ...lane(3), ...add],
    ],
  };
}
