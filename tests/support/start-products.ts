import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type ProductAddresses, startProduct, temporaryDirectory } from './product.ts';

/** Running products with demo data for all browser tests, one a worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const products: ProductAddresses[] = [];
  // One after the other: they would build and migrate side by side for nothing.
  for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
    const directory = temporaryDirectory();
    const product = await startProduct(directory.path, {
      // Tests say where a call comes from.
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      ...(process.env['LATE_ANSWERS'] && {
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'late-answers.mjs')).href}`,
      }),
    });
    stops.push(async () => {
      await product.stop();
      directory.remove();
    });
    products.push(await product.ready());
  }
  project.provide('products', products);
  return async () => {
    for (const stop of stops) await stop();
  };
}
