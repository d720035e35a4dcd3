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
import type { Doer } from '../../platform/audit/changed.ts';
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
type Writer<K, Value> = (trx: Transaction<Schema>, key: K, value: Value, doer: Doer) => Promise<void>;

/** At most `OPTIONS_MAX`, by name. */
export type OptionsSource = (db: Kysely<Schema>, asked: OptionsAsked) => Promise<Options>;

/** Where the rows of a staff table come from and how they are written: what its declaration says and this lacks doesn't compile. */
export type TableSource<T extends StaffTable> = Reads<T> &
  (T extends { cards: readonly (infer C extends CardQuestion)[] } ? { cards: { [K in C]: OfCard } } : unknown) &
  (T['edit'] extends readonly [] ? unknown : Writes<T>) &
  (T extends { mails: readonly string[] } ? Mailed : unknown);

interface Reads<T extends StaffTable> {
  /** The database's table that has a row for each row. */
  from: keyof Schema;
  /** Which of the database's rows are in the table, where not all are. */
  only?: Sql;
  /**
   * What is joined to it to be shown: one row at most for each. What rows are found, counted and ordered by are columns of its own, which
   * an index answers alone: a join that isn't needed would have the database read the table besides.
   */
  joins?: Sql;
  columns: { [K in keyof T['row']]: ExpressionOf<T['row'][K]> };
  /** The words that are looked through, where a column of the database keeps them: many rows are too many to read their words from. */
  words?: Sql;
  /** What a value becomes that isn't shown as it is kept. */
  shown?: { [K in keyof T['row']]?: (kept: NonNullable<Row<T>[K]>) => Row<T>[K] };
  /** How rows are found by a filter, where the column's own expression would have to be read of each. */
  conditions?: { [K in keyof T['filters'] & string]?: (asked: NonNullable<Filters<T>[K & keyof Filters<T>]>) => Sql };
  /** Entries of other tables that filters and edits offer. */
  options: { [K in PickedRefs<T>]: OptionsSource };
}

interface Writes<T extends StaffTable> {
  /** What the audit log calls a row. */
  subject: AuditSubject;
  /** Each column its own way, or all of them by the feature's one way to change its rows. */
  write: { [K in Edited<T>]: Writer<KeyType<T>, Written<T['row'][K]>> } | ManyWriter<KeyType<T>, ChangesOf<T>>;
  /** Columns that follow from edited ones: undo hands them to the `ManyWriter` as they were, too. */
  beside?: readonly (keyof T['row'] & string)[];
}

type KeyType<T extends StaffTable> = T['row'][T['key']]['type'] extends 'uid' ? string : number;
/** New values by column. */
export type ChangesOf<T extends StaffTable> = { [K in Edited<T>]?: Written<T['row'][K]> };

/**
 * Writes rows that the kit has locked, each its own values, in the transaction of the edit. It raises their versions and tells the audit log
 * by itself; what has to change beside a column it changes too.
 */
export type ManyWriter<K, Values> = (
  trx: Transaction<Schema>,
  changes: { key: K; values: Values }[],
  doer: Doer,
) => Promise<void>;

/** Whether a row has to do with the card of this id. */
type OfCard = (id: number) => Sql;

/** Who is mailed because of a row. */
interface Mailed {
  /** The ids of whoever the row belongs to, and of the company in whose name they are written to, or null. */
  reader: { person: Sql; company: Sql };
}

/** Any source, for code that goes by the declaration. */
export interface AnySource {
  from: keyof Schema;
  subject: AuditSubject;
  only?: Sql;
  joins?: Sql;
  words?: Sql;
  conditions?: Record<string, (asked: unknown) => Sql>;
  cards?: Partial<Record<CardQuestion, OfCard>>;
  columns: Record<string, Sql | { id: Sql; name: Sql } | { name: Sql; url: Sql }>;
  shown?: Record<string, (kept: unknown) => unknown>;
  options: Record<string, OptionsSource>;
  reader?: Mailed['reader'];
  write: Record<string, Writer<Key, unknown>> | ManyWriter<Key, Record<string, unknown>>;
  beside?: readonly string[];
}

/** What names a row. */
export type Key = number | string;

/** The declaration says what the types have checked. */
export function anySource<T extends StaffTable>(source: TableSource<T>): AnySource {
  return source as unknown as AnySource;
}
