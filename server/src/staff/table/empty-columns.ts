import { COUNT_LIMIT, type Column, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { type TableQuestion, tableCondition } from './conditions.ts';
import { columnExpression, fromRows } from './rows.ts';
import type { AnySource } from './source.ts';

/**
 * Returns the columns without a value in any matching row, except edited columns. Reads each column up to its first
 * value and at most COUNT_LIMIT + 1 rows, so the result is not valid for more rows.
 */
export async function findEmptyColumns(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: TableQuestion,
): Promise<string[]> {
  const columns = Object.keys(table.row).filter(
    (column) => canBeEmpty(table.row[column]!) && !table.edit.includes(column),
  );
  const where = tableCondition(table, source, asked);
  const hasValue = columns.map(
    (column) => sql`exists (
      select from (
        select (${columnExpression(source, column)})::text as value from ${fromRows(source)} where ${where}
        limit ${COUNT_LIMIT + 1}) as few
      where few.value <> '') as ${sql.id(column)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(hasValue)}`.execute(db);
  return columns.filter((column) => !rows[0]![column]);
}

function canBeEmpty(column: Column): boolean {
  return column.isNullable === true || column.type === 'line' || column.type === 'text';
}
