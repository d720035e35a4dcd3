import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { askServed } from './serve-once.ts';

/** Fills a data directory like a first start of the product, which takes ten seconds: with a database and demo data. */
export async function fillDemoDirectory(directory: string): Promise<void> {
  cpSync(await askServed<string>(inject('demoInstancePort')), directory, { recursive: true });
}
