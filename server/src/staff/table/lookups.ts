import type { FilterChoices, StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { pickerSearch } from '../../infra/db/picker-search.ts';
import { tableCondition } from './conditions.ts';
import { parseOrdering } from './order.ts';
import { rowsAt } from './page.ts';
import { type TableRow, columnExpression } from './rows.ts';
import type { AnySource, RowKey } from './source.ts';

/** Maximum number of ranked word matches, because a short prefix can match most rows. */
const WORD_MATCHES_MAX = 2_000;

/** Number of rows, from the start of the table, that are searched for substrings, which no index supports. */
const SCANNED = 5_000;

/**
 * Returns rows whose searched columns contain every typed word. The first `SCANNED` rows of the table also match by any
 * substring. Ranked by match; earlier columns take precedence, then the table's order.
 */
export async function suggestRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  search: string,
  limit: number,
): Promise<{ items: TableRow[] }> {
  const key = columnExpression(source, table.key);
  const order = parseOrdering(table, source, table.sorts[0]);
  // The name of a person with one name ends with a space.
  const texts = table.search.map(
    (column) => sql`trim(${columnExpression(source, column)}::text) as ${sql.ref(column)}`,
  );
  const rows = sql`select ${key} as row_key, ${order.by} as row_sort, ${sql.join(texts)} from ${sql.table(source.from)}`;
  const inOrder = order.clause(sql`row_sort`, sql`row_key`);
  const { found, bestFirst } = pickerSearch(
    search,
    ...table.search.map((column) => sql`coalesce(${sql.ref(`few.${column}`)}, '')`),
  );
  const { rows: keys } = await sql<{ key: RowKey }>`
    select row_key as key from (
      select * from (${rows} where ${tableCondition(table, source, { search })} limit ${WORD_MATCHES_MAX}) words
      union
      select * from (${rows} where ${source.only ?? sql`true`} order by ${inOrder} limit ${SCANNED}) few where ${found}) few
    order by ${bestFirst}${inOrder} limit ${limit}`.execute(db);
  const items = await rowsAt(
    db,
    table,
    source,
    keys.map((row) => row.key),
  );
  return { items };
}

/** Every filter of a table, with its fixed values or the first options of its reference. */
export async function filterChoices(
  db: Kysely<Schema>,
  { filters, row }: StaffTable,
  { options }: AnySource,
): Promise<FilterChoices[]> {
  const choices = Object.entries(filters).map(async ([name, kind]) => {
    const column = row[name]!;
    const values = kind === 'any' && 'values' in column ? ['all', ...column.values] : null;
    return {
      column: name,
      kind: kind!,
      values: values && values.map((code) => ({ code, label: labelOf(code) })),
      options: kind === 'any' && column.type === 'ref' ? await options[name]!(db, {}) : null,
    };
  });
  return Promise.all(choices);
}

/** Example: `in_progress` becomes `In progress`. */
function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
