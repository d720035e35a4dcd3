import type { StaffTable } from '@crewdock/contract/table';
import { type Kysely, type Transaction, sql } from 'kysely';
import { changed, type Doer } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { readRow } from './page.ts';
import { type TableRow, expressionOf } from './rows.ts';
import type { AnySource, Key } from './source.ts';

/** Who writes: whoever asks, or an operation in its owner's name. */
export type By = Doer | { staffId: number };

/** New values by column. */
export type Values = Record<string, unknown>;

/**
 * Changes a row by the feature's own writers and raises its version. A row that has the values already stays as it is, so that a
 * repeat is harmless; one that is no longer at the version that was seen is refused, and told as it is.
 */
export async function editRow(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { key, change: { version, ...values }, by }: { key: Key; change: Values & { version: number }; by: By },
): Promise<TableRow> {
  return inTransaction(db, async (trx) => {
    const row = await lockedRow(trx, table, source, key);
    const differing = differingIn(row, values);
    if (Object.keys(differing).length === 0) return row;
    if (row['version'] !== version) throw conflict('Somebody else changed it meanwhile.', row);
    return writeRow(trx, table, source, { row, values: differing, by });
  });
}

/** The row as nobody else changes it until the transaction ends. */
export async function lockedRow(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  key: Key,
): Promise<TableRow> {
  await sql`
    select 1 from ${sql.table(source.from)} where ${expressionOf(source, table.key)} = ${key} for update`.execute(trx);
  const row = await readRow(trx, table, source, key);
  if (!row) throw notFound();
  return row;
}

/** Of the values those that the row doesn't have. */
export function differingIn(row: TableRow, values: Values): Values {
  const differing = ([column, value]: [string, unknown]) => value !== undefined && value !== valueIn(row, column);
  return Object.fromEntries(Object.entries(values).filter(differing));
}

/** Writes each column its own way, and that it was. Answers the row as it is then. */
export async function writeRow(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  { row, values, by }: { row: TableRow; values: Values; by: By },
): Promise<TableRow> {
  const key = row[table.key] as Key;
  const before = valuesIn(row, Object.keys(values));
  const entry = { action: 'changed' as const, subject: source.subject, id: key, before, after: values };
  if ('staffId' in by) await changed(trx, null, { ...entry, personId: by.staffId, isStaff: true });
  else await changed(trx, by, entry);
  for (const [column, value] of Object.entries(values)) await source.write[column]!(trx, key, value);
  await sql`
    update ${sql.table(source.from)} set version = version + 1
    where ${expressionOf(source, table.key)} = ${key}`.execute(trx);
  return (await readRow(trx, table, source, key))!;
}

/** As they would be written. */
export function valuesIn(row: TableRow, columns: string[]): Values {
  return Object.fromEntries(columns.map((column) => [column, valueIn(row, column)]));
}

/** Of another table's entry its id. */
function valueIn(row: TableRow, column: string): unknown {
  const value = row[column];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
