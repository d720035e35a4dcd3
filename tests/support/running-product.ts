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
  const product = await startProduct(directory.path);
  project.provide('product', await product.ready());
  return async () => {
    await product.stop();
    directory.remove();
  };
}
