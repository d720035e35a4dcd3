import { type Column, COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { invalidInput } from '../../core/errors/errors.ts';
import { columnExpression } from './rows.ts';
import type { AnySource, Sql } from './source.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** A total order: by a column, then by the key in the same direction. */
export interface TableOrder {
  by: Sql;
  /** `order by` clause. `sort` and `key` must be identical to the expressions of the index. */
  clause: (sort: Sql, key: Sql) => Sql;
  /** Condition for the rows after the last row of a page. */
  after: (last: Last) => Sql;
}

/** Position of the last row of a page: the pagination cursor. */
export interface Last {
  /** The sort value as text from the database, exact to the microsecond. */
  sort: string;
  key: string;
  /** Total count from the first page, because later pages do not count again. */
  total: number;
}

export function parseOrdering(table: StaffTable, source: AnySource, ordering: string): TableOrder {
  const column = ordering.replace(/^-/, '');
  const isDescending = ordering.startsWith('-');
  const by = columnExpression(source, column);
  const key = columnExpression(source, table.key);
  const way = isDescending ? sql`desc` : sql`asc`;
  const type = sql.raw(TYPES[table.row[column]!.type]);
  return {
    by,
    clause: (sort, id) => sql`${sort} ${way}, ${id} ${way}`,
    after: (last) =>
      sql`(${by}, ${key}) ${isDescending ? sql`<` : sql`>`} (${last.sort}::${type}, ${last.key}::${keyType(table)})`,
  };
}

export function keyType({ row, key }: StaffTable): Sql {
  return sql.raw(TYPES[row[key]!.type]);
}

export function writeLast({ sort, key, total }: Last): string {
  return Buffer.from(JSON.stringify([sort, key, total])).toString('base64url');
}

/** Parses a cursor. Throws unless the cursor was written by `writeLast` with the same order. */
export function readLast({ row, key }: StaffTable, ordering: string, text: string): Last {
  const parsed = parse(text);
  const column = row[ordering.replace(/^-/, '')]!;
  if (Array.isArray(parsed) && isPlace(column, parsed[0]) && isPlace(row[key]!, parsed[1]) && isTotal(parsed[2])) {
    return { sort: parsed[0], key: parsed[1], total: parsed[2] };
  }
  throw invalidInput([{ path: 'query.after', message: formatMessage(errors.otherPage) }]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function isPlace({ type }: Column, value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) return false;
  if (type === 'time')
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/.test(value) && isDay(value);
  if (type === 'uid') return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
  return NUMBERS.has(type) ? /^\d{1,10}$/.test(value) : true;
}

function isTotal(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= COUNT_LIMIT + 1;
}

/** Whether a date exists: the database would reject dates such as 30 February. */
function isDay(value: string): boolean {
  const time = new Date(`${value.slice(0, 19).replace(' ', 'T')}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === value.slice(0, 19).replace(' ', 'T');
}

const NUMBERS = new Set<Column['type']>(['id', 'version', 'count', 'money', 'ranked']);

const TYPES: Record<Column['type'], string> = {
  id: 'bigint',
  version: 'bigint',
  count: 'bigint',
  money: 'bigint',
  ranked: 'bigint',
  flag: 'boolean',
  uid: 'uuid',
  time: 'timestamptz',
  line: 'text',
  text: 'text',
  oneOf: 'text',
  someOf: 'text[]',
  ref: 'bigint',
  file: 'text',
  fields: 'jsonb',
};
