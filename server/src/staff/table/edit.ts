import type { StaffTable } from '@crewdock/contract/table';
import { type Kysely, type Transaction, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { readRow } from './page.ts';
import { type TableRow, expressionOf } from './rows.ts';
import type { AnySource, Key } from './source.ts';

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
  { key, change: { version, ...values } }: { key: Key; change: Values & { version: number } },
): Promise<TableRow> {
  return inTransaction(db, async (trx) => {
    const row = await lockedRow(trx, table, source, key);
    const changed = Object.entries(values).filter(
      ([column, value]) => value !== undefined && value !== valueIn(row, column),
    );
    if (changed.length === 0) return row;
    if (row['version'] !== version) throw conflict('Somebody else changed it meanwhile.', row);
    return writeRow(trx, table, source, key, Object.fromEntries(changed));
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

/** Writes each column its own way. Answers the row as it is then. */
export async function writeRow(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  key: Key,
  values: Values,
): Promise<TableRow> {
  for (const [column, value] of Object.entries(values)) await source.write[column]!(trx, key, value);
  await sql`
    update ${sql.table(source.from)} set version = version + 1
    where ${expressionOf(source, table.key)} = ${key}`.execute(trx);
  return (await readRow(trx, table, source, key))!;
}

/** As it would be written: of another table's entry its id. */
export function valueIn(row: TableRow, column: string): unknown {
  const value = row[column];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
