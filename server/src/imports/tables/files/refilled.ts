import { createReadStream, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createMergeFiller, type Merge } from './merges.ts';
import { type ReadTable, TableWriter } from './table-writer.ts';

/**
 * Rewrites a table with the cells of merged areas filled. This needs a second pass, because workbooks list merged areas
 * after the rows.
 */
export async function fillMergedAreas(
  table: ReadTable,
  merges: Merge[],
  output: string,
  at: number,
): Promise<ReadTable> {
  if (merges.length === 0) return table;
  const whole = join(output, `${at}.ndjson`);
  const parted = join(output, `${at}.parted`);
  renameSync(whole, parted);
  const writer = new TableWriter(output, at, table.name, table.hidden);
  const fill = createMergeFiller(merges, table.columns);
  const lines = createInterface({ input: createReadStream(parted), crlfDelay: Infinity });
  for await (const line of lines) writer.add(fill(JSON.parse(line) as string[]));
  await rm(parted);
  return writer.end();
}
