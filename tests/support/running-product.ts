import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  const product = await startProduct(directory.path, {
    // Tests say where a call comes from.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...(process.env['LATE_ANSWERS'] && {
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'late-answers.mjs')).href}`,
    }),
  });
  project.provide('product', await product.ready());
  return async () => {
    await product.stop();
    directory.remove();
  };
}
