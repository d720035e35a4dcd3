import { Readable } from 'node:stream';
import { DateCell } from '../../../infra/table-files/date-cell.ts';

export type ExportRow = Record<string, unknown>;

/** Streams rows as a JSON array, one line per row. */
export function streamJson(rows: AsyncIterable<ExportRow>): Readable {
  return Readable.from(linesOf(rows), { objectMode: false });
}

/** Converts rows to table cells, with a header row. Dates and times of the database become date cells. */
export async function* toTableCells(rows: AsyncIterable<ExportRow>): AsyncGenerator<unknown[]> {
  let columns: string[] | undefined;
  for await (const row of rows) {
    if (!columns) yield (columns = Object.keys(row));
    yield columns.map((column) => cellOf(row[column]));
  }
}

/** Matches dates and times as ISO 8601 strings. Times may also be `Date` objects. */
const ISO_DATE = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

function cellOf(value: unknown): unknown {
  if (value instanceof Date) return new DateCell(value.toISOString());
  return typeof value === 'string' && ISO_DATE.test(value) ? new DateCell(value) : value;
}

async function* linesOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
