/** Declared here, because it is missing in Node's types and in TypeScript's configured libraries. */
declare const WebAssembly: {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => WasmMemory;
  Module: new (code: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, (...numbers: number[]) => number> };
};

// The part of the WebAssembly binary format that `kernels.ts` uses, with the names and numbers of the specification.

const I32 = 0x7f;
const V128 = 0x7b;

export const endOpcode = [0x0b];
export const i32Add = [0x6a];
export const isLess = [0x49];

export const localGet = (local: number): number[] => [0x20, local];
export const localSet = (local: number): number[] => [0x21, local];
/** Sets a local variable and keeps the value on the stack. */
export const localTee = (local: number): number[] => [0x22, local];
export const i32Const = (value: number): number[] => [0x41, ...signed(value)];

/** Repeats the code until it leaves 0 on the stack. */
export const loopWhile = (...code: number[][]): number[] => [0x03, 0x40, ...code.flat(), 0x0d, 0, ...endOpcode];

export const v128 = {
  load: (offset: number): number[] => simd(0x00, 4, ...unsigned(offset)),
  store: simd(0x0b, 4, 0),
  and: simd(0x4e),
  andnot: simd(0x4f),
  or: simd(0x50),
  xor: simd(0x51),
};
/** `popcnt` counts the bits of each byte. */
export const i8x16 = { popcnt: simd(0x62), add: simd(0x6e) };
export const i16x8 = { addPairsOfBytes: simd(0x7d) };
export const i32x4 = {
  addPairs: simd(0x7f),
  add: simd(0xae),
  lane: (lane: number): number[] => simd(0x1b, lane),
};

/** A shared memory. Growing it does not detach existing views. */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

export const WASM_PAGE_BYTES = 65_536;
/** Maximum number of pages that 32-bit addresses allow. */
const MOST_PAGES = 65_536;

export function wasmMemory(): WasmMemory {
  return new WebAssembly.Memory({ initial: 0, maximum: MOST_PAGES, shared: true });
}

export interface WasmFunction {
  parameters: number;
  result: boolean;
  /**
   * Numbers of local variables: `vectors` (numbered after the parameters) and 32-bit `numbers` (numbered after the
   * vectors).
   */
  vectors: number;
  numbers: number;
  code: number[][];
}

/**
 * Compiles functions and returns a function that binds them to a memory. All parameters and results are 32-bit numbers.
 */
export function compileWasm<N extends string>(
  functions: Record<N, WasmFunction>,
): (memory: WasmMemory) => Record<N, (...numbers: number[]) => number> {
  const module = new WebAssembly.Module(moduleOf(functions));
  return (memory) => new WebAssembly.Instance(module, { market: { memory } }).exports;
}

function moduleOf(functions: Record<string, WasmFunction>): Uint8Array<ArrayBuffer> {
  const all = Object.entries(functions);
  const types = all.map(([, { parameters, result }]) => [
    0x60,
    ...vector(Array.from({ length: parameters }, () => [I32])),
    ...vector(result ? [[I32]] : []),
  ]);
  const sharedMemory = [0x02, 0x03, ...unsigned(0), ...unsigned(MOST_PAGES)];
  return Uint8Array.from([
    ...HEADER,
    ...section(1, types),
    ...section(2, [[...text('market'), ...text('memory'), ...sharedMemory]]),
    ...section(
      3,
      all.map((_, at) => [at]),
    ),
    ...section(
      7,
      all.map(([name], at) => [...text(name), 0x00, at]),
    ),
    ...section(
      10,
      all.map(([, { vectors, numbers, code }]) =>
        counted([
          ...vector([
            [vectors, V128],
            [numbers, I32],
          ]),
          ...code.flat(),
          ...endOpcode,
        ]),
      ),
    ),
  ]);
}

/** The magic number and version of the binary format. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

function section(id: number, entries: number[][]): number[] {
  return [id, ...counted(vector(entries))];
}

function vector(entries: number[][]): number[] {
  return [...unsigned(entries.length), ...entries.flat()];
}

function text(name: string): number[] {
  return counted([...new TextEncoder().encode(name)]);
}

function counted(bytes: number[]): number[] {
  return [...unsigned(bytes.length), ...bytes];
}

function simd(...operation: number[]): number[] {
  const [code, ...rest] = operation;
  return [0xfd, ...unsigned(code!), ...rest];
}

/**
 * Encodes unsigned LEB128: seven bits per byte, lowest bits first; all bytes except the last have the eighth bit set.
 */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Encodes signed LEB128 for non-negative numbers. The seventh bit of the last byte is the sign, so it must be 0. */
function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
}
