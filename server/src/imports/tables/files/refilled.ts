import { createReadStream, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COLUMNS_MAX } from './limits.ts';
import { createLinkFiller, type Hyperlink } from './links.ts';
import { createMergeFiller, type Merge } from './merges.ts';
import { type ReadTable, TableWriter } from './table-writer.ts';

/**
 * Rewrites a table with the cells of merged areas and the targets of hyperlinks filled. This needs further passes,
 * because workbooks list both after the rows.
 */
export async function fillMergedAreas(
  table: ReadTable,
  merges: Merge[],
  output: string,
  at: number,
  links: readonly Hyperlink[] = [],
): Promise<ReadTable> {
  if (merges.length === 0 && links.length === 0) return table;
  const whole = join(output, `${at}.ndjson`);
  const parted = join(output, `${at}.parted`);
  renameSync(whole, parted);
  const writer = new TableWriter(output, at, table.name, table.hidden);
  const mergeFiller = createMergeFiller(merges, table.columns);
  const linkFiller = createLinkFiller(links, table.columns);
  if (links.length > 0) for await (const row of rowsOf(parted)) linkFiller.look(row);
  for await (const row of rowsOf(parted)) writer.add(linkFiller.fill(mergeFiller(row)).slice(0, COLUMNS_MAX));
  await rm(parted);
  return writer.end();
}

async function* rowsOf(path: string): AsyncGenerator<string[]> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as string[];
}
