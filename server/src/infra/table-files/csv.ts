import type { TableFormat } from '@crewdock/contract/table-file';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { DateCell } from './date-cell.ts';
import { guardFormula } from './formula-guard.ts';

const SEPARATORS: Record<TableFormat['separator'], string> = { comma: ',', semicolon: ';', tab: '\t' };

/**
 * Writes rows as CSV with a byte order mark, for spreadsheets. Text that would run as a formula gets an apostrophe;
 * nested values become JSON.
 */
export function streamCsv(rows: AsyncIterable<unknown[]>, separator: TableFormat['separator'] = 'comma'): Readable {
  const csv = stringify({
    bom: true,
    delimiter: SEPARATORS[separator],
    cast: { string: guardFormula, boolean: String, object: objectText },
  });
  // `pipeline` destroys the CSV stream on an error of `rows`, so that the reader sees the failure.
  return pipeline(Readable.from(rows), csv, () => {});
}

function objectText(value: object): string {
  return value instanceof DateCell ? value.iso : JSON.stringify(value);
}
