import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';

/** Effect of erasure on a column: an SQL expression for the new value, or the reason to keep the value. */
export type ColumnRule = RawBuilder<unknown> | Kept;

interface Kept {
  keptBecause: string;
}

type Fields<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** True for strings, arrays of strings and JSON, but not for unions of literals, numbers, dates and bytes. */
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

/** Columns that can contain arbitrary text, except generated columns. */
export type FreeTextColumn<Table extends keyof Schema> = {
  [Column in keyof Fields<Table>]: Column extends keyof Updateable<Schema[Table]>
    ? HoldsText<Fields<Table>[Column]> extends never
      ? never
      : Column
    : never;
}[keyof Fields<Table>];

/** A rule for every free-text column; rules for other columns are optional. */
export type ColumnRules<Table extends keyof Schema> = Record<FreeTextColumn<Table>, ColumnRule> &
  Partial<Record<keyof Fields<Table>, ColumnRule>>;

export type TableRule<Table extends keyof Schema> =
  /** Rows about the person are deleted. */
  | { deleteRows: RawBuilder<unknown>; files?: (keyof Fields<Table>)[] }
  /** Rows are deleted by a cascading foreign key to this table. */
  | { deletedWith: keyof Schema }
  /** Columns of the rows about the person are cleared. */
  | { clearRows: RawBuilder<unknown>; columns: ColumnRules<Table>; files?: (keyof Fields<Table>)[] }
  /** Nothing is erased: every column has a reason to be kept. */
  | { columns: Record<FreeTextColumn<Table>, Kept> & Partial<Record<keyof Fields<Table>, Kept>> };

/** Erasure rules by table. The compiler reports missing tables and missing free-text columns. */
export type ErasureRules = { [Table in keyof Schema]: TableRule<Table> };

export function keepColumn(keptBecause: string): Kept {
  return { keptBecause };
}

export function isKept(rule: ColumnRule): rule is Kept {
  return 'keptBecause' in rule;
}

export const EMPTY_TEXT: RawBuilder<unknown> = sql`''`;
export const NULL: RawBuilder<unknown> = sql`null`;
export const EMPTY_LIST: RawBuilder<unknown> = sql`'[]'`;

export const REFERENCE: Kept = keepColumn('reference data that names nobody');
export const COMPANY: Kept = keepColumn('a company’s own record, which stays with the company');
export const CHOICE: Kept = keepColumn('one of a fixed list of values');
export const RANDOM: Kept = keepColumn('a random identifier');
export const DATE: Kept = keepColumn('a date or a time zone');
export const DERIVED: Kept = keepColumn('derived by the database from columns that are cleared');
export const ADDRESS_OF_VIEW: Kept = keepColumn('a filtered view of the market, stored without its author');
