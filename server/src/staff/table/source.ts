import type {
  CardQuestion,
  Column,
  Edited,
  Filters,
  Options,
  OptionsAsked,
  PickedRefs,
  Row,
  StaffTable,
  Written,
} from '@crewdock/contract/table';
import type { AuditSubject } from '@crewdock/contract/audit';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';

/** A fragment of a SQL statement. */
export type Sql = RawBuilder<unknown>;

/** Expressions of a column's value: id and name for references, name and URL for files. */
type ExpressionOf<C extends Column> = C['type'] extends 'ref'
  ? { id: Sql; name: Sql }
  : C['type'] extends 'file'
    ? { name: Sql; url: Sql }
    : Sql;

/** Writes one column of one row within the edit's transaction. The caller checks and increments the version. */
type Writer<K, Value> = (trx: Transaction<Schema>, key: K, value: Value, doer: Doer) => Promise<void>;

/** Returns at most `OPTIONS_MAX` options, by name. */
export type OptionsSource = (db: Kysely<Schema>, asked: OptionsAsked) => Promise<Options>;

/**
 * How the rows of a staff table are read and written. The type requires everything that the table's declaration needs.
 */
export type TableSource<T extends StaffTable> = Reads<T> &
  (T extends { cards: readonly (infer C extends CardQuestion)[] } ? { cards: { [K in C]: OfCard } } : unknown) &
  (T['edit'] extends readonly [] ? unknown : Writes<T>) &
  (T extends { mails: readonly string[] } ? Mailed : unknown);

interface Reads<T extends StaffTable> {
  /** Database table with one row per row of the staff table. */
  from: keyof Schema;
  /** Restricts the database rows that the table contains. */
  only?: Sql;
  /**
   * Joins for displayed columns, at most one row each. Filters, counts and orders must use columns of `from`, so that
   * an index alone can answer them.
   */
  joins?: Sql;
  columns: { [K in keyof T['row']]: ExpressionOf<T['row'][K]> };
  /** Column with the stored search words. Large tables need it, because computing them for each row is too slow. */
  words?: Sql;
  /**
   * Like `words`, for tables whose column is null until the background job has written the words: they are also found
   * by the expression of the former index.
   */
  storedWords?: Sql;
  /** Converts a stored value to the displayed value. */
  shown?: { [K in keyof T['row']]?: (kept: NonNullable<Row<T>[K]>) => Row<T>[K] };
  /** Custom filter conditions, for columns whose expression could not use an index. */
  conditions?: { [K in keyof T['filters'] & string]?: (asked: NonNullable<Filters<T>[K & keyof Filters<T>]>) => Sql };
  /** Options for reference columns in filters and edits. */
  options: { [K in PickedRefs<T>]: OptionsSource };
}

interface Writes<T extends StaffTable> {
  /** Subject type in the audit log. */
  subject: AuditSubject;
  /** A writer per column, or one writer for all columns. */
  write: { [K in Edited<T>]: Writer<KeyType<T>, Written<T['row'][K]>> } | ManyWriter<KeyType<T>, ChangesOf<T>>;
  /** Columns that depend on edited columns. Undo also passes their earlier values to the `ManyWriter`. */
  beside?: readonly (keyof T['row'] & string)[];
}

type KeyType<T extends StaffTable> = T['row'][T['key']]['type'] extends 'uid' ? string : number;
/** New values by column. */
export type ChangesOf<T extends StaffTable> = { [K in Edited<T>]?: Written<T['row'][K]> };

/**
 * Writes many locked rows within the edit's transaction, each with different values. It increments their versions,
 * writes the audit entries and updates dependent columns.
 */
export type ManyWriter<K, Values> = (
  trx: Transaction<Schema>,
  changes: { key: K; values: Values }[],
  doer: Doer,
) => Promise<void>;

/** Condition for rows related to the card with this id. */
type OfCard = (id: number) => Sql;

/** Recipients of mass mail. */
interface Mailed {
  /** Person id of the recipient, and id of the company whose branding the mail uses, or null. */
  reader: { person: Sql; company: Sql };
}

/** A source without the type of its table, for code that works with any declaration. */
export interface AnySource {
  from: keyof Schema;
  subject: AuditSubject;
  only?: Sql;
  joins?: Sql;
  words?: Sql;
  storedWords?: Sql;
  conditions?: Record<string, (asked: unknown) => Sql>;
  cards?: Partial<Record<CardQuestion, OfCard>>;
  columns: Record<string, Sql | { id: Sql; name: Sql } | { name: Sql; url: Sql }>;
  shown?: Record<string, (kept: unknown) => unknown>;
  options: Record<string, OptionsSource>;
  reader?: Mailed['reader'];
  write: Record<string, Writer<RowKey, unknown>> | ManyWriter<RowKey, Record<string, unknown>>;
  beside?: readonly string[];
}

export type RowKey = number | string;

/** The cast is safe, because `TableSource` has already checked the source against its declaration. */
export function anySource<T extends StaffTable>(source: TableSource<T>): AnySource {
  return source as unknown as AnySource;
}
