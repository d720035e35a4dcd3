import { Readable } from 'node:stream';
import { DateCell } from '../../../infra/table-files/date-cell.ts';

export type ExportRow = Record<string, unknown>;

/** Rows as a JSON array, one line each. */
export function streamJson(rows: AsyncIterable<ExportRow>): Readable {
  return Readable.from(linesOf(rows), { objectMode: false });
}

/** Rows as the cells of a table, with a header. Dates and times of the database are dates. */
export async function* toTableCells(rows: AsyncIterable<ExportRow>): AsyncGenerator<unknown[]> {
  let columns: string[] | undefined;
  for await (const row of rows) {
    if (!columns) yield (columns = Object.keys(row));
    yield columns.map((column) => cellOf(row[column]));
  }
}

/** The database gives times as `Date`, dates as text; both may also be written in ISO 8601. */
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
