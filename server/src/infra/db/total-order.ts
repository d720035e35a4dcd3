import { type RawBuilder, sql } from 'kysely';

/** A sort key. All keys are ascending, so that a single row comparison finds the entries after a position. */
export interface SortKey {
  value: RawBuilder<unknown>;
  type: 'bigint' | 'text';
}

export function ascendingNumber(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(${value})::bigint`, type: 'bigint' };
}

export function descendingNumber(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(-(${value})::bigint)`, type: 'bigint' };
}

/** Sort key that puts entries with a true condition first. */
export function conditionFirst(condition: RawBuilder<unknown>): SortKey {
  return descendingNumber(sql`(${condition})::int`);
}

/** Sort key that puts the newest entries first. Uses microseconds, the precision of PostgreSQL timestamps. */
export function newestFirst(timestamp: RawBuilder<unknown>): SortKey {
  return descendingNumber(sql`extract(epoch from ${timestamp}) * 1000000`);
}

export function ascendingText(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(${value})::text`, type: 'text' };
}

export function orderByKeys(keys: readonly SortKey[]): RawBuilder<unknown> {
  return sql`order by ${sql.join(keys.map(({ value }) => value))}`;
}

/** SQL: the values of a row's sort keys as text, for a cursor. */
export function sortPosition(keys: readonly SortKey[]): RawBuilder<string[]> {
  return sql`array[${sql.join(keys.map(({ value }) => sql`${value}::text`))}]`;
}

/** SQL condition: the row comes after this position. */
export function isAfter(keys: readonly SortKey[], position: readonly string[]): RawBuilder<boolean> {
  const values = keys.map(({ type }, at) => sql`${position[at]}::${sql.raw(type)}`);
  return sql`(${sql.join(keys.map(({ value }) => value))}) > (${sql.join(values)})`;
}

/** Whether a position from a client has valid values for these keys, which PostgreSQL would not reject. */
export function isPosition(keys: readonly SortKey[], position: unknown): position is string[] {
  if (!Array.isArray(position) || position.length !== keys.length) return false;
  return keys.every(({ type }, at) => {
    const value: unknown = position[at];
    return typeof value === 'string' && (type === 'text' ? !value.includes('\0') : /^-?\d{1,18}$/.test(value));
  });
}

/** SQL: id of the transaction that wrote this version of a row. */
export function rowVersion(row: string): RawBuilder<number> {
  return sql`${sql.ref(row)}.xmin::text::bigint`;
}

/**
 * SQL: id of the oldest transaction that may be unfinished. Changes of later transactions may be missing from this
 * statement's result.
 */
export const oldestUnfinished = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** SQL condition: a row version (see `rowVersion`) was written by this transaction or a later one. */
export function isWrittenSince(version: RawBuilder<unknown>, transaction: number): RawBuilder<boolean> {
  // Transaction ids in rows have 32 bits and wrap around, so half of the range counts as later.
  return sql`mod(${version} - ${transaction % RANGE}::bigint + ${RANGE}::bigint, ${RANGE}::bigint) < ${RANGE / 2}::bigint`;
}

const RANGE = 2 ** 32;
