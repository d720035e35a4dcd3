import { csvForSpreadsheets } from '../../platform/csv.ts';
import { pipeline, Readable } from 'node:stream';

export type Row = Record<string, unknown>;

/** Rows as a JSON array, one line each. */
export function jsonOf(rows: AsyncIterable<Row>): Readable {
  return Readable.from(linesOf(rows), { objectMode: false });
}

/** Rows as CSV. Values that a spreadsheet would run as a formula are escaped; nested values are JSON. */
export function csvOf(rows: AsyncIterable<Row>): Readable {
  const csv = csvForSpreadsheets({
    cast: { date: (date) => date.toISOString(), boolean: String, object: (value) => JSON.stringify(value) },
  });
  // `pipeline` destroys the CSV stream on an upstream error, so its reader sees the failure.
  return pipeline(Readable.from(rows), csv, () => {});
}

async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
