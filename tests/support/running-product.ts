import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { type ProductAddresses, temporaryDirectory } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    products: ProductAddresses[];
    demoData: string;
  }
}

/** The running product of this worker's browser tests: no other worker's tests meet it. */
export function runningProduct(): ProductAddresses {
  return inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]!;
}

/** A directory with the demo data that every product begins with, for one of a test file's own, and its removal. */
export function demoDirectory(): ReturnType<typeof temporaryDirectory> {
  const directory = temporaryDirectory();
  cpSync(inject('demoData'), directory.path, { recursive: true });
  return directory;
}
