import type { Column, Edited, Options, RefFilters, StaffTable, Written } from '@crewdock/contract/table';
import type { AuditSubject } from '@crewdock/contract/audit';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A part of a statement. */
export type Sql = RawBuilder<unknown>;

/** Where a column's value comes from: entries of other tables from their id and name, files from their name and address. */
type ExpressionOf<C extends Column> = C['type'] extends 'ref'
  ? { id: Sql; name: Sql }
  : C['type'] extends 'file'
    ? { name: Sql; url: Sql }
    : Sql;

/** Writes one column of one row in the transaction of the edit. The kit has looked at the version and raises it. */
type Writer<K, Value> = (trx: Transaction<Schema>, key: K, value: Value) => Promise<void>;

/** Where the rows of a staff table come from and how they are written: what its declaration says and this lacks doesn't compile. */
export interface TableSource<T extends StaffTable> {
  /** The database's table that has a row for each row. */
  from: keyof Schema;
  /** What the audit log calls a row. */
  subject: AuditSubject;
  /** What is joined to it: one row at most for each. */
  joins?: Sql;
  columns: { [K in keyof T['row']]: ExpressionOf<T['row'][K]> };
  /** Entries of other tables that filters offer. */
  options: { [K in RefFilters<T>]: (db: Kysely<Schema>) => Promise<Options> };
  write: { [K in Edited<T>]: Writer<T['row'][T['key']]['type'] extends 'uid' ? string : number, Written<T['row'][K]>> };
}

/** Any source, for code that goes by the declaration. */
export interface AnySource {
  from: keyof Schema;
  subject: AuditSubject;
  joins?: Sql;
  columns: Record<string, Sql | { id: Sql; name: Sql } | { name: Sql; url: Sql }>;
  options: Record<string, (db: Kysely<Schema>) => Promise<Options>>;
  write: Record<string, Writer<Key, unknown>>;
}

/** What names a row. */
export type Key = number | string;

/** The declaration says what the types have checked. */
export function anySource<T extends StaffTable>(source: TableSource<T>): AnySource {
  return source as unknown as AnySource;
}
