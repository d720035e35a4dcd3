import { COUNT_LIMIT, type Column, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { type TableQuestion, tableCondition } from './conditions.ts';
import { type TableRow, columnExpression, fromRows } from './rows.ts';
import type { AnySource } from './source.ts';

/**
 * Returns the columns without a value in any matching row, except edited columns. `page` contains some of the matching
 * rows; the others are read only for columns without a value in the page. There must be at most COUNT_LIMIT matches.
 */
export async function findEmptyColumns(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: TableQuestion,
  page: readonly TableRow[],
): Promise<string[]> {
  const columns = Object.keys(table.row).filter(
    (column) =>
      canBeEmpty(table.row[column]!) && !table.edit.includes(column) && page.every((row) => isEmpty(row[column])),
  );
  if (columns.length === 0) return [];
  const values = columns.map((column) => sql`(${columnExpression(source, column)})::text as ${sql.id(column)}`);
  const hasValue = columns.map((column) => sql`bool_or(${sql.id(column)} <> '') as ${sql.id(column)}`);
  const { rows } = await sql<Record<string, boolean | null>>`
    select ${sql.join(hasValue)} from (
      select ${sql.join(values)} from ${fromRows(source)} where ${tableCondition(table, source, asked)}
      limit ${COUNT_LIMIT}) as few`.execute(db);
  return columns.filter((column) => !rows[0]![column]);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

function canBeEmpty(column: Column): boolean {
  return column.isNullable === true || column.type === 'line' || column.type === 'text';
}
