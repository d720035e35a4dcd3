import type { FileAnswer } from '@crewdock/contract/endpoint';
import { TABLE_FILE_TYPES, type TableFileType, type TableFormat } from '@crewdock/contract/table-file';
import { streamCsv } from './csv.ts';
import { streamXlsx } from './xlsx.ts';

const [CSV, XLSX] = TABLE_FILE_TYPES;

/**
 * Returns a streamed response with a table as CSV or XLSX. `name` has no file extension. The first of `rows` is the
 * header.
 */
export function tableFile(
  name: string,
  { format, separator }: TableFormat,
  rows: () => AsyncGenerator<unknown[]>,
): FileAnswer<TableFileType> {
  return {
    type: format === 'xlsx' ? XLSX : CSV,
    name: `${name}.${format}`,
    disposition: 'attachment',
    async open() {
      const table = await begin(rows());
      return format === 'xlsx' ? streamXlsx(table) : streamCsv(table, separator);
    },
  };
}

/**
 * Reads the header and the first row before the response starts, so that a failing query becomes an error response
 * instead of an incomplete file.
 */
async function begin(rows: AsyncGenerator<unknown[]>): Promise<AsyncIterable<unknown[]>> {
  const first: unknown[][] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(next.value);
    if (first.length === 2) break;
  }
  return resume(first, rows);
}

async function* resume(first: unknown[][], rest: AsyncIterable<unknown[]>): AsyncGenerator<unknown[]> {
  yield* first;
  yield* rest;
}
