import { csvForSpreadsheets } from '../../platform/csv.ts';
import { pipeline, Readable } from 'node:stream';

export type Row = Record<string, unknown>;

/** Rows as a list of JSON, a line each. */
export function jsonOf(rows: AsyncIterable<Row>): Readable {
  return Readable.from(linesOf(rows), { objectMode: false });
}

/** The same for spreadsheets. What one would take for a formula is text, and what has parts is JSON. */
export function csvOf(rows: AsyncIterable<Row>): Readable {
  const csv = csvForSpreadsheets({
    cast: { date: (date) => date.toISOString(), boolean: String, object: (value) => JSON.stringify(value) },
  });
  // What fails on the way ends the one that is read from.
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
