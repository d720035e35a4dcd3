import { inject } from 'vitest';
import type { ProductAddresses } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    products: ProductAddresses[];
  }
}

/** The running product of this worker's browser tests: no other worker's tests meet it. */
export function runningProduct(): ProductAddresses {
  return inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]!;
}
