import type { StaffTable } from '@crewdock/contract/table';
import { sql } from 'kysely';
import type { AnySource, Sql } from './source.ts';

export type TableRow = Record<string, unknown>;

/** `from` clause of a table with its joins. */
export function fromRows({ from, joins }: AnySource): Sql {
  return joins ? sql`${sql.table(from)} ${joins}` : sql.table(from);
}

/** SQL expression of a scalar column: the id for references, the name for files. */
export function columnExpression(source: Pick<AnySource, 'columns'>, column: string): Sql {
  const expression = source.columns[column]!;
  if (isSql(expression)) return expression;
  return 'id' in expression ? expression.id : expression.name;
}

/** Select list of all columns by name. References and files take two columns each. */
export function columnSelectList(source: AnySource): Sql {
  const parts = Object.entries(source.columns).flatMap(([column, expression]) =>
    isSql(expression)
      ? [sql`${expression} as ${sql.id(column)}`]
      : Object.entries(expression).map(([part, each]) => sql`${each} as ${sql.id(`${column}.${part}`)}`),
  );
  return sql.join(parts);
}

/** Converts a database row to the contract's format. */
export function presentTableRow({ row: columns }: StaffTable, { shown = {} }: AnySource, row: TableRow): TableRow {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const { type } = column;
      if (type === 'ref') return [name, whole({ id: row[`${name}.id`], name: row[`${name}.name`] })];
      if (type === 'file') return [name, whole({ name: row[`${name}.name`], url: row[`${name}.url`] })];
      const kept = row[name];
      if (column.type === 'ranked' && kept !== null) return [name, column.values[kept as number]];
      const value = kept instanceof Date ? kept.toISOString() : kept;
      return [name, value === null ? null : (shown[name]?.(value) ?? value)];
    }),
  );
}

function whole(parts: Record<string, unknown>): Record<string, unknown> | null {
  return Object.values(parts).includes(null) ? null : parts;
}

function isSql(expression: AnySource['columns'][string]): expression is Sql {
  return 'toOperationNode' in expression;
}
