import type { Column, FilterKind, StaffTable } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { staffQuery } from '../../search/words.ts';
import { columnExpression } from './rows.ts';
import type { AnySource, RowKey, Sql } from './source.ts';

/** A table query, validated by the contract. */
export type TableQuestion = Record<string, unknown> & {
  search?: string;
  /** Restricts the result to the rows with these keys. */
  keys?: RowKey[];
};

/**
 * The `where` condition of a query. `leftOut` names a filter to skip, for counting the rows per value of that filter.
 */
export function tableCondition(table: StaffTable, source: AnySource, asked: TableQuestion, leftOut?: string): Sql {
  const all = Object.keys(table.filters).flatMap((column) => {
    const value = asked[column];
    return value === undefined || column === leftOut ? [] : [filterCondition(table, source, column, value)];
  });
  const ofCard = (table.cards ?? []).flatMap((name) => {
    const id = asked[name] as number | undefined;
    return id === undefined ? [] : [source.cards![name]!(id)];
  });
  const found = asked.search === undefined ? null : holdsWords(table, source, asked.search);
  const picked = asked.keys && sql`${columnExpression(source, table.key)} = any(${asked.keys})`;
  return all
    .concat(ofCard, found ?? [], picked ?? [])
    .reduce((both, next) => sql`${both} and ${next}`, source.only ?? sql`true`);
}

export function filterCondition(table: StaffTable, source: AnySource, column: string, value: unknown): Sql {
  const own = source.conditions?.[column];
  if (own) return own(value);
  const expression = columnExpression(source, column);
  if (table.row[column]!.type === 'someOf') return sql`${expression} && ${value}::text[]`;
  return FILTERS[table.filters[column] ?? 'any'](expression, keptOf(table.row[column]!, value));
}

/** Converts filter values to stored values. */
function keptOf(column: Column, value: unknown): unknown {
  if (column.type !== 'ranked') return value;
  return (value as string[]).map((each) => column.values.indexOf(each));
}

const FILTERS: Record<FilterKind, (expression: Sql, value: unknown) => Sql> = {
  any: (expression, value) => sql`${expression} = any(${value})`,
  is: (expression, value) => sql`${expression} = ${value}`,
  holds: (expression, value) => (value === true ? sql`${expression}` : sql`not ${expression}`),
  has: (expression, value) => (value === true ? sql`${expression} is not null` : sql`${expression} is null`),
  range: (expression, value) =>
    between(
      value,
      (min) => sql`${expression} >= ${min}`,
      (max) => sql`${expression} <= ${max}`,
    ),
  days: (expression, value) =>
    between(
      value,
      (min) => sql`${expression} >= ${min}::date::timestamp at time zone 'UTC'`,
      (max) => sql`${expression} < (${max}::date + 1)::timestamp at time zone 'UTC'`,
    ),
};

type Bound = string | number;

function between(value: unknown, from: (min: Bound) => Sql, to: (max: Bound) => Sql): Sql {
  const { min, max } = value as { min: Bound | null; max: Bound | null };
  if (min === null) return to(max!);
  return max === null ? from(min) : sql`${from(min)} and ${to(max)}`;
}

/** Full-text condition over all searched columns. `null` if the search is empty. */
function holdsWords({ search, row }: StaffTable, source: AnySource, typed: string): Sql | null {
  const query = staffQuery(typed);
  if (query === null) return null;
  if (source.words) return sql`${source.words} @@ ${query}::tsquery`;
  const texts = search.map((column) => {
    const expression = columnExpression(source, column);
    return row[column]!.isNullable ? sql`coalesce(${expression}, '')` : expression;
  });
  // Identical to the table's index expression.
  const computed = sql`staff_words(${sql.join(texts, sql` || ' ' || `)}) @@ ${query}::tsquery`;
  const stored = source.storedWords;
  return stored ? sql`(${stored} @@ ${query}::tsquery or (${stored} is null and ${computed}))` : computed;
}
