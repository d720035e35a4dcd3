import { type RawBuilder, sql } from 'kysely';

/**
 * A sort key. All keys of a list have the same direction, so that a single row comparison finds the entries after a
 * position.
 */
export interface SortKey {
  value: RawBuilder<unknown>;
  type: keyof typeof TYPES;
}

export type Direction = 'asc' | 'desc';

interface KeyType {
  /** Builds SQL that converts a value to text, for a cursor. */
  write: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Builds SQL that parses a text accepted by `isValid`. */
  read: (text: string) => RawBuilder<unknown>;
  isValid: (text: string) => boolean;
}

const TYPES = {
  bigint: {
    write: (value) => sql`${value}::text`,
    read: (text) => sql`${text}::bigint`,
    isValid: (text) => /^-?\d{1,18}$/.test(text),
  },
  text: {
    write: (value) => sql`${value}::text`,
    read: (text) => sql`${text}::text`,
    isValid: (text) => !text.includes('\0'),
  },
  /** Written as days since 1970. */
  date: {
    write: (value) => sql`(${value} - date 'epoch')::text`,
    read: (text) => sql`(date 'epoch' + ${text}::int)`,
    isValid: (text) => /^-?\d{1,6}$/.test(text),
  },
  /** Written as microseconds since 1970, the precision of PostgreSQL timestamps. */
  timestamptz: {
    write: (value) => sql`(extract(epoch from ${value}) * 1000000)::bigint::text`,
    read: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
    isValid: (text) => /^\d{1,17}$/.test(text),
  },
} satisfies Record<string, KeyType>;

/** Returns a sort key with the unchanged value of a column, so that PostgreSQL can use an index of the column. */
export function columnKey(column: string, type: SortKey['type'] = 'bigint'): SortKey {
  return { value: sql.ref(column), type };
}

export function ascendingNumber(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(${value})::bigint`, type: 'bigint' };
}

export function descendingNumber(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(-(${value})::bigint)`, type: 'bigint' };
}

/** Returns a sort key that puts entries with a true condition first. */
export function conditionFirst(condition: RawBuilder<unknown>): SortKey {
  return descendingNumber(sql`(${condition})::int`);
}

/** Returns a sort key that puts the newest entries first. Uses microseconds, the precision of PostgreSQL timestamps. */
export function newestFirst(timestamp: RawBuilder<unknown>): SortKey {
  return descendingNumber(sql`extract(epoch from ${timestamp}) * 1000000`);
}

export function ascendingText(value: RawBuilder<unknown>): SortKey {
  return { value: sql`(${value})::text`, type: 'text' };
}

export function orderByKeys(keys: readonly SortKey[], direction: Direction = 'asc'): RawBuilder<unknown> {
  return sql`order by ${sql.join(keys.map(({ value }) => sql`${value} ${sql.raw(direction)}`))}`;
}

/** Builds SQL for the values of a row's sort keys as text, for a cursor. */
export function sortPosition(keys: readonly SortKey[]): RawBuilder<string[]> {
  return sql`array[${sql.join(keys.map(({ value, type }) => TYPES[type].write(value)))}]`;
}

/** Builds an SQL condition: the row comes after this position. */
export function isAfter(
  keys: readonly SortKey[],
  position: readonly string[],
  direction: Direction = 'asc',
): RawBuilder<boolean> {
  const values = keys.map(({ type }, at) => TYPES[type].read(position[at]!));
  const comes = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${sql.join(keys.map(({ value }) => value))}) ${comes} (${sql.join(values)})`;
}

/** Returns whether a position from a client has a valid value for each key, so that PostgreSQL can parse it. */
export function isPosition(keys: readonly SortKey[], position: unknown): position is string[] {
  if (!Array.isArray(position) || position.length !== keys.length) return false;
  return keys.every(({ type }, at) => {
    const value: unknown = position[at];
    return typeof value === 'string' && TYPES[type].isValid(value);
  });
}

/** Builds SQL for the id of the transaction that wrote this version of a row. */
export function rowVersion(row: string): RawBuilder<number> {
  return sql`${sql.ref(row)}.xmin::text::bigint`;
}

/**
 * SQL: id of the oldest transaction that may be unfinished. Changes of this and later transactions may be missing from
 * this statement's result.
 */
export const oldestUnfinished = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Builds an SQL condition: a row version (see `rowVersion`) was written by this transaction or a later one. */
export function isWrittenSince(version: RawBuilder<unknown>, transaction: number): RawBuilder<boolean> {
  // Transaction ids in rows have 32 bits and wrap around, so half of the range counts as later.
  return sql`mod(${version} - ${transaction % RANGE}::bigint + ${RANGE}::bigint, ${RANGE}::bigint) < ${RANGE / 2}::bigint`;
}

const RANGE = 2 ** 32;
