import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { StaffTable } from '@crewdock/contract/table';
import type { TableFileType, TableFormat } from '@crewdock/contract/table-file';
import type { Kysely } from 'kysely';
import { type Doer, writeAuditEntries } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { DateCell } from '../../infra/table-files/date-cell.ts';
import { tableFile } from '../../infra/table-files/table-file.ts';
import { type OrderedQuestion, readRows } from './page.ts';
import type { TableRow } from './rows.ts';
import type { AnySource } from './source.ts';

/** Rows read per batch. */
const BATCH = 1000;

/** Streams all matching rows as a file. Writes an audit entry. */
export function exportTableRows(
  table: StaffTable,
  source: AnySource,
  { format, separator, ...question }: OrderedQuestion & TableFormat,
  by: Doer & { db: Kysely<Schema> },
): FileAnswer<TableFileType> {
  return tableFile(table.name, { format, separator }, async function* () {
    const { keys, ...asked } = question;
    const after = { ...asked, ...(keys && { picked: keys.length }) };
    await writeAuditEntries(by.db, by, { action: 'data_exported', subject: 'table', id: table.name, after });
    yield Object.keys(table.row);
    yield* allRows(by.db, table, source, question);
  });
}

async function* allRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  question: OrderedQuestion,
): AsyncGenerator<unknown[]> {
  for (let after: string | null | undefined; after !== null;) {
    const page = await readRows(db, table, source, { ...question, after, limit: BATCH });
    for (const row of page.items) yield cellsOf(table, row);
    after = page.next;
  }
}

/** References and files are written by name, sets as a list. */
function cellsOf({ row: columns }: StaffTable, row: TableRow): unknown[] {
  return Object.entries(columns).map(([column, { type }]) => {
    const value = row[column];
    if (value === null) return null;
    if (type === 'ref' || type === 'file') return (value as { name: string }).name;
    if (type === 'someOf') return (value as string[]).join(', ');
    return type === 'time' ? new DateCell(value as string) : value;
  });
}
