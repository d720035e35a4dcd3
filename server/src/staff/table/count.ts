import { COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { type TableQuestion, filterCondition, tableCondition } from './conditions.ts';
import type { AnySource, Sql } from './source.ts';

/**
 * Counts matching rows per value of the counted column, ignoring the filter on that column. A count of limit + 1 means
 * "more than the limit".
 */
export async function countByColumnValue(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  asked: TableQuestion,
): Promise<Record<string, number>> {
  const by = table.counters!;
  const column = table.row[by]!;
  const values = 'values' in column ? column.values : [];
  const others = tableCondition(table, source, asked, by);
  const counts = values.map(
    (value) =>
      sql`${counted(source, sql`${others} and ${filterCondition(table, source, by, [value])}`)} as ${sql.id(value)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}

function counted(source: AnySource, where: Sql): Sql {
  return sql`(select count(*) from (select 1 from ${sql.table(source.from)} where ${where} limit ${COUNT_LIMIT + 1}) as few)`;
}
