import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { StaffTable } from '@crewdock/contract/table';
import type { Kysely } from 'kysely';
import { Readable, pipeline } from 'node:stream';
import { csvForSpreadsheets } from '../../platform/csv.ts';
import { type Doer, changed } from '../../platform/audit/changed.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type OrderedQuestion, readRows } from './page.ts';
import type { TableRow } from './rows.ts';
import type { AnySource } from './source.ts';

/** Rows read per batch. */
const BATCH = 1000;

/**
 * Streams all matching rows as CSV. Values that a spreadsheet would run as a formula are escaped. Writes an audit
 * entry.
 */
export function exportRows(
  table: StaffTable,
  source: AnySource,
  question: OrderedQuestion,
  by: Doer & { db: Kysely<Schema> },
): FileAnswer<'text/csv'> {
  return {
    type: 'text/csv',
    name: `${table.name}.csv`,
    disposition: 'attachment',
    async open() {
      const { keys, ...asked } = question;
      const after = { ...asked, ...(keys && { picked: keys.length }) };
      await changed(by.db, by, { action: 'data_exported', subject: 'table', id: table.name, after });
      const csv = csvForSpreadsheets({ columns: Object.keys(table.row) });
      // `pipeline` destroys the CSV stream on an upstream error, so its reader sees the failure.
      return pipeline(Readable.from(allRows(by.db, table, source, question)), csv, () => {});
    },
  };
}

async function* allRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  question: OrderedQuestion,
): AsyncGenerator<Record<string, unknown>> {
  for (let after: string | null | undefined; after !== null;) {
    const page = await readRows(db, table, source, { ...question, after, limit: BATCH });
    for (const row of page.items) yield plain(table, row);
    after = page.next;
  }
}

/** References and files are written by name, objects as JSON. */
function plain({ row: columns }: StaffTable, row: TableRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const { type } = columns[column]!;
      const isNamed = (type === 'ref' || type === 'file') && value !== null;
      return [column, isNamed ? (value as { name: string }).name : value];
    }),
  );
}
