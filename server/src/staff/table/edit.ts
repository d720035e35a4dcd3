import type { StaffTable } from '@crewdock/contract/table';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { readRow } from './page.ts';
import { type TableRow, expressionOf } from './rows.ts';
import type { AnySource, Key } from './source.ts';

/** The version that was seen, and new values by column. */
export type Change = Record<string, unknown> & { version: number };

/**
 * Changes a row by the feature's own writers and raises its version. A row that has the values already stays as it is, so that a
 * repeat is harmless; one that is no longer at the version that was seen is refused, and told as it is.
 */
export async function editRow(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { key, change, now }: { key: Key; change: Change; now: Date },
): Promise<TableRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, table, source, key);
    const changed = table.edit.filter(
      (column) => change[column] !== undefined && change[column] !== valueIn(row, column),
    );
    if (changed.length === 0) return row;
    if (row.version !== change.version) throw conflict('Somebody else changed it meanwhile.', row);
    for (const column of changed) await source.write[column]!(trx, key, change[column], { now });
    await sql`
      update ${sql.table(source.from)} set version = version + 1
      where ${expressionOf(source, table.key)} = ${key}`.execute(trx);
    return (await readRow(trx, table, source, key))!;
  });
}

async function lockedRow(trx: Transaction<Schema>, table: StaffTable, source: AnySource, key: Key): Promise<TableRow> {
  await sql`
    select 1 from ${sql.table(source.from)} where ${expressionOf(source, table.key)} = ${key} for update`.execute(trx);
  const row = await readRow(trx, table, source, key);
  if (!row) throw notFound();
  return row;
}

/** As it would be written: of another table's entry its id. */
function valueIn(row: TableRow, column: string): unknown {
  const value = row[column];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
