import type { TestProject } from 'vitest/node';
import { type ProductAddresses, startProduct, temporaryDirectory } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddresses;
  }
}

/** One running product with demo data for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = temporaryDirectory();
  // Tests say where a call comes from.
  const product = await startProduct(directory.path, { TRUSTED_PROXIES: '127.0.0.1, ::1' });
  project.provide('product', await product.ready());
  return async () => {
    await product.stop();
    directory.remove();
  };
}
