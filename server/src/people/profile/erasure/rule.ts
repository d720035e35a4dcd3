import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** What becomes of a column when its person is erased: an SQL expression for its new value, or the reason to keep it. */
export type ColumnRule = RawBuilder<unknown> | Kept;

interface Kept {
  keptBecause: string;
}

type Fields<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Plain strings, arrays of strings and JSON; not unions of literals, numbers, dates and bytes. */
type HoldsText<Value> = Value extends string
  ? string extends Value
    ? true
    : never
  : Value extends readonly (infer Item)[]
    ? Item extends number
      ? never
      : true
    : Value extends Date | Uint8Array | boolean | number | null | undefined
      ? never
      : true;

/** The columns of a table in which anything can be written, except those that the database generates. */
export type FreeTextColumn<Table extends keyof Schema> = {
  [Column in keyof Fields<Table>]: Column extends keyof Updateable<Schema[Table]>
    ? HoldsText<Fields<Table>[Column]> extends never
      ? never
      : Column
    : never;
}[keyof Fields<Table>];

/** A rule for every free-text column, and for others where there is something to do. */
export type ColumnRules<Table extends keyof Schema> = Record<FreeTextColumn<Table>, ColumnRule> &
  Partial<Record<keyof Fields<Table>, ColumnRule>>;

export type TableRule<Table extends keyof Schema> =
  /** Rows about the person are deleted. */
  | { deleteRows: RawBuilder<unknown>; files?: (keyof Fields<Table>)[] }
  /** Rows go by foreign key with those of another table. */
  | { deletedWith: keyof Schema }
  /** Columns of the rows about the person are cleared. */
  | { clearRows: RawBuilder<unknown>; columns: ColumnRules<Table>; files?: (keyof Fields<Table>)[] }
  /** Nothing is changed here: every column says why. */
  | { columns: Record<FreeTextColumn<Table>, Kept> & Partial<Record<keyof Fields<Table>, Kept>> };

/** A table without a rule, or a rule without one of its free-text columns, does not compile. */
export type ErasureRules = { [Table in keyof Schema]: TableRule<Table> };

export function keep(keptBecause: string): Kept {
  return { keptBecause };
}

export function isKept(rule: ColumnRule): rule is Kept {
  return 'keptBecause' in rule;
}

export const EMPTY: RawBuilder<unknown> = sql`''`;
export const NULL: RawBuilder<unknown> = sql`null`;
export const EMPTY_LIST: RawBuilder<unknown> = sql`'[]'`;

export const REFERENCE: Kept = keep('reference data that names nobody');
export const COMPANY: Kept = keep('a company’s own record, which stays with the company');
export const CHOICE: Kept = keep('one of a fixed list of values');
export const RANDOM: Kept = keep('a random identifier');
export const DATE: Kept = keep('a date or a time zone');
export const DERIVED: Kept = keep('derived by the database from columns that are cleared');
export const ADDRESS_OF_VIEW: Kept = keep('a filtered view of the market, stored without its author');
