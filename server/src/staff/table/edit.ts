import type { StaffTable } from '@crewdock/contract/table';
import { type Kysely, type Transaction, sql } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { checkRefs } from './options.ts';
import { rowsAt } from './page.ts';
import { type TableRow, columnExpression } from './rows.ts';
import type { AnySource, RowKey } from './source.ts';
import { whatChanged } from '../../core/audit/what-changed.ts';

/** New values by column. */
export type ColumnValues = Record<string, unknown>;

/**
 * Edits a row with the feature's writers and increments its version. Idempotent: a row that already has the values is
 * not changed. Throws a conflict if the version is outdated, with the current row and the changes since.
 */
export async function editRow(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  {
    key,
    change: { version, ...values },
    by,
  }: { key: RowKey; change: ColumnValues & { version?: number | undefined }; by: Doer },
): Promise<TableRow> {
  return inTransaction(db, async (trx) => {
    const row = await lockedRow(trx, table, source, key);
    if (Object.keys(differingIn(row, values)).length === 0) return row;
    if (version !== undefined && row['version'] !== version) {
      throw conflictError(
        await whatChanged(trx, source.subject, numberOf(table, row), (row['version'] as number) - version),
        row,
      );
    }
    await checkRefs(trx, source, values, 'body');
    await writeRows(trx, table, source, [{ row, values }], by);
    const [written] = await rowsAt(trx, table, source, [key]);
    return written!;
  });
}

/** Reads a row and locks it until the transaction ends. */
export async function lockedRow(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  key: RowKey,
): Promise<TableRow> {
  const [row] = await lockedRows(trx, table, source, [key]);
  if (!row) throw notFound();
  return row;
}

/** Reads rows and locks them until the transaction ends. Missing rows are left out. */
export async function lockedRows(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  keys: RowKey[],
): Promise<TableRow[]> {
  const key = columnExpression(source, table.key);
  // A fixed lock order prevents deadlocks. `no key update` does not block foreign key checks of inserts that reference
  // the rows.
  await sql`
    select 1 from ${sql.table(source.from)} where ${key} = any(${keys}) order by ${key} for no key update`.execute(trx);
  return rowsAt(trx, table, source, keys);
}

/** The values that differ from the values of the row. */
export function differingIn(row: TableRow, values: ColumnValues): ColumnValues {
  const differing = ([column, value]: [string, unknown]) => value !== undefined && value !== valueIn(row, column);
  return Object.fromEntries(Object.entries(values).filter(differing));
}

/** Writes values into locked rows and adds audit entries. */
export async function writeRows(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  changes: { row: TableRow; values: ColumnValues }[],
  by: Doer,
): Promise<void> {
  if (typeof source.write === 'function') {
    const byKey = changes.map(({ row, values }) => ({ key: row[table.key] as RowKey, values }));
    await source.write(trx, byKey, by);
    return;
  }
  for (const { row, values } of changes)
    await writeColumns(trx, table, source, { row, values: differingIn(row, values), by });
}

/** The values of a row in the format of edits. */
export function valuesIn(row: TableRow, columns: readonly string[]): ColumnValues {
  return Object.fromEntries(columns.map((column) => [column, valueIn(row, column)]));
}

/** Calls the writer of each column. */
async function writeColumns(
  trx: Transaction<Schema>,
  table: StaffTable,
  { from, subject, write, columns }: AnySource,
  { row, values, by }: { row: TableRow; values: ColumnValues; by: Doer },
): Promise<void> {
  const key = row[table.key] as RowKey;
  const before = valuesIn(row, Object.keys(values));
  await writeAuditEntries(trx, by, { action: 'changed', subject, id: numberOf(table, row), before, after: values });
  const writers = write as Exclude<AnySource['write'], (...args: never) => unknown>;
  for (const [column, value] of Object.entries(values)) await writers[column]!(trx, key, value, by);
  await sql`
    update ${sql.table(from)} set version = version + 1
    where ${columnExpression({ columns }, table.key)} = ${key}`.execute(trx);
}

/** The row id used in the audit log: the numeric id, even if the key is another column. */
function numberOf({ key, row: columns }: StaffTable, row: TableRow): RowKey {
  return row[columns['id'] ? 'id' : key] as RowKey;
}

/** Returns the id of a reference, and other values unchanged. */
function valueIn(row: TableRow, column: string): unknown {
  const value = row[column];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
