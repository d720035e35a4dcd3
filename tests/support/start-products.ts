import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type ProductAddresses, startProduct, temporaryDirectory } from './product.ts';

/** Running products with demo data for all browser tests, one a worker, and the data that they and all others begin with. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demoData = await madeOnce();
  const workers = Array.from({ length: project.config.maxWorkers }, () => startOn(demoData.path));
  const started = await Promise.all(workers);
  const products = started.map(({ addresses }) => addresses);
  project.provide('products', products);
  project.provide('demoData', demoData.path);
  return async () => {
    for (const { stop } of started) await stop();
    demoData.remove();
  };
}

/** A product of its own that begins with this data. */
async function startOn(demoData: string): Promise<{ addresses: ProductAddresses; stop: () => Promise<void> }> {
  const directory = temporaryDirectory();
  cpSync(demoData, directory.path, { recursive: true });
  const product = await startProduct(directory.path, {
    // Tests say where a call comes from.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...(process.env['LATE_ANSWERS'] && {
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'late-answers.mjs')).href}`,
    }),
  });
  const stop = async () => {
    await product.stop();
    directory.remove();
  };
  return { addresses: await product.ready(), stop };
}

async function madeOnce(): Promise<ReturnType<typeof temporaryDirectory>> {
  const directory = temporaryDirectory();
  const product = await startProduct(directory.path);
  await product.ready();
  await product.stop();
  return directory;
}
