/**
 * Declares staff tables. Endpoints are generated from the declaration; the server adds the data source, the portal the
 * presentation. No Zod, so that browsers can import this file.
 */

/** Rows per page. */
export const TABLE_PAGE = 50;
/** Maximum count of rows; one more stands for "more". Also the maximum number of rows of a bulk edit. */
export const COUNT_LIMIT = 10_000;

/** Types of column values. */
interface Values {
  id: number;
  uid: string;
  version: number;
  /** A single line of text; values of `text` may have several lines. */
  line: string;
  text: string;
  count: number;
  /** Whole US dollars. */
  money: number;
  flag: boolean;
  /** ISO 8601. */
  time: string;
  /** A row of another table. */
  ref: { id: number; name: string };
  file: { name: string; url: string };
  /** Names and values of fields of another table's row, such as the values before a change. */
  fields: Record<string, unknown>;
}

export type Column =
  | { type: keyof Values; isNullable?: true; isFew?: true }
  | { type: 'oneOf' | 'ranked'; values: readonly string[]; isNullable?: true }
  | { type: 'someOf'; values: readonly string[]; isNullable?: true };

export const idColumn = () => ({ type: 'id' }) as const;
export const uidColumn = () => ({ type: 'uid' }) as const;
/** Increases with every edit. */
export const versionColumn = () => ({ type: 'version' }) as const;
export const lineColumn = () => ({ type: 'line' }) as const;
export const textColumn = () => ({ type: 'text' }) as const;
export const countColumn = () => ({ type: 'count' }) as const;
export const moneyColumn = () => ({ type: 'money' }) as const;
export const flagColumn = () => ({ type: 'flag' }) as const;
export const timeColumn = () => ({ type: 'time' }) as const;
export const referenceColumn = () => ({ type: 'ref' }) as const;
/** A reference to a short dictionary; a select can offer all its entries. */
export const dictionaryColumn = () => ({ type: 'ref', isFew: true }) as const;
export const fileColumn = () => ({ type: 'file' }) as const;
export const fieldsColumn = () => ({ type: 'fields' }) as const;
export const enumColumn = <const V extends readonly string[]>(values: V) => ({ type: 'oneOf', values }) as const;
/** One of several ordered values; the database stores its index, from 0. */
export const rankedColumn = <const V extends readonly string[]>(values: V) => ({ type: 'ranked', values }) as const;
/** Any number of the values. */
export const setColumn = <const V extends readonly string[]>(values: V) => ({ type: 'someOf', values }) as const;
export const nullableColumn = <const C extends Column>(column: C) => ({ ...column, isNullable: true }) as const;

type Columns = Record<string, Column>;
type ColumnsOfType<R extends Columns, Type extends Column['type']> = {
  [K in keyof R & string]: R[K]['type'] extends Type ? K : never;
}[keyof R & string];
type Sortable<R extends Columns> = {
  [K in keyof R & string]: R[K] extends { isNullable: true } | { type: 'ref' | 'file' | 'fields' | 'flag' | 'someOf' }
    ? never
    : K;
}[keyof R & string];

/**
 * Filter types. `any`: one of several values, or a set that contains one of them; `is`: equal; `range`: range of
 * numbers; `days`: range of dates; `has`: not null; `holds`: true.
 */
type FilterOf<C extends Column> =
  | (C['type'] extends 'oneOf' | 'ranked' | 'someOf' | 'ref' ? 'any' : never)
  | (C['type'] extends 'line' ? 'is' : never)
  | (C['type'] extends 'count' | 'money' ? 'range' : never)
  | (C['type'] extends 'flag' ? 'holds' : never)
  | (C['type'] extends 'time' ? 'days' : never)
  | (C extends { isNullable: true } ? 'has' : never);
export type FilterKind = 'any' | 'is' | 'range' | 'days' | 'has' | 'holds';

interface Rules<R extends Columns> {
  row: R;
  /** The column that identifies a row in URLs. */
  key: ColumnsOfType<R, 'id' | 'uid'>;
  /** Searched columns: each search word must be a prefix of a word in one of them. */
  search: readonly ColumnsOfType<R, 'line' | 'text'>[];
  filters: { readonly [K in keyof R]?: FilterOf<R[K]> };
  /** Sort orders, starting with the default; `-` means descending. */
  sorts: readonly [`${'-' | ''}${Sortable<R>}`, ...`${'-' | ''}${Sortable<R>}`[]];
  /** Column whose values are counted; rows can also be filtered by it. */
  counters?: ColumnsOfType<R, 'oneOf'>;
  /** Columns that staff can edit in a row. Requires a version column. */
  edit: Editable<R>;
  /** Editable columns that can also be changed in bulk, with undo. */
  bulk: Editable<R>;
  /**
   * Columns that bulk emails can use as placeholders. Declared only if each row belongs to a person who can receive
   * email.
   */
  mails?: readonly ColumnsOfType<R, 'line' | 'ref' | 'count'>[];
  /** Supported filters by the id of a card. */
  cards?: readonly CardQuestion[];
  /** Whether columns without a value in any matching row are hidden. The first page then names them. */
  hidesEmpty?: true;
  /**
   * `suggest/` and `filters/` are not generated: the feature declares them, because they return more than the table's
   * rows.
   */
  hasOwnLookups?: true;
}

/**
 * Filters by the id of a card: the card's own row (`card_id`), rows with an active relation to the card (`for`), or
 * with any relation to the card (`all_for`).
 */
export type CardQuestion = 'card_id' | 'for' | 'all_for';

type Editable<R extends Columns> = R extends { version: { type: 'version' } }
  ? readonly ColumnsOfType<R, 'oneOf' | 'ranked' | 'ref' | 'flag'>[]
  : readonly [];

export function defineStaffTable<const Name extends string, const R extends Columns, const D extends Rules<R>>(
  name: Name,
  declaration: D & { row: R },
): D & { name: Name } {
  return { ...declaration, name };
}

/** A table of any type, for generic code. */
export interface StaffTable {
  name: string;
  row: Columns;
  key: string;
  search: readonly string[];
  filters: { readonly [column: string]: FilterKind | undefined };
  sorts: readonly [string, ...string[]];
  counters?: string;
  edit: readonly string[];
  bulk: readonly string[];
  mails?: readonly string[];
  cards?: readonly CardQuestion[];
  hidesEmpty?: true;
  hasOwnLookups?: true;
}

export type ValueOf<C extends Column> =
  | (C extends { type: 'someOf'; values: readonly (infer V)[] }
      ? V[]
      : C extends { values: readonly (infer V)[] }
        ? V
        : C['type'] extends keyof Values
          ? Values[C['type']]
          : never)
  | (C extends { isNullable: true } ? null : never);

export type Row<T extends StaffTable> = { -readonly [K in keyof T['row']]: ValueOf<T['row'][K]> };

export type KeyOf<T extends StaffTable> = Row<T>[T['key'] & keyof T['row']];

export type Edited<T extends StaffTable> = T['edit'][number] & keyof T['row'];

/** Type of an edited value; for references, the type of the id. */
export type Written<C extends Column> =
  | (C extends { values: readonly (infer V)[] } ? V : C['type'] extends 'flag' ? boolean : number)
  | (C extends { isNullable: true } ? null : never);

/** The changes to a row, and the version as seen by the requester. */
export type Edit<T extends StaffTable> = { version?: number | undefined } & { [K in Edited<T>]?: Written<T['row'][K]> };

/** A bulk edit of the rows in `keys` or, if omitted, of all rows that match the query. */
export type BulkEdit<T extends StaffTable> = {
  keys?: KeyOf<T>[];
  change: { [K in T['bulk'][number] & keyof T['row']]?: Written<T['row'][K]> };
};

export type Counters<T extends StaffTable> = T['counters'] extends string
  ? { counters?: Record<ValueOf<T['row'][T['counters']]> & string, number> }
  : unknown;

export type EmptyColumns<T extends StaffTable> = T extends { hidesEmpty: true }
  ? {
      /** Columns without a value in any matching row. Only on the first page, and only for 1 to COUNT_LIMIT rows. */
      empty_columns?: string[];
    }
  : unknown;

export type TablePage<T extends StaffTable> = {
  items: Row<T>[];
  total: number;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
} & Counters<T> &
  EmptyColumns<T>;

type FilterValue<C extends Column, F> = F extends 'any'
  ? (C extends { values: readonly (infer V)[] } ? V : number)[]
  : F extends 'is'
    ? string
    : F extends 'range'
      ? { min: number | null; max: number | null }
      : F extends 'days'
        ? { min: string | null; max: string | null }
        : boolean;

/** Filters by column, search text and card. */
export type Filters<T extends StaffTable> = { search?: string } & {
  [K in keyof T['filters'] & keyof T['row']]?: FilterValue<T['row'][K], T['filters'][K]>;
} & (T extends { cards: readonly (infer C extends CardQuestion)[] } ? { [K in C]?: number } : unknown);

/** Filters and sort order. */
export type Question<T extends StaffTable> = Filters<T> & { ordering: T['sorts'][number] };

export type TableQuery<T extends StaffTable> = Question<T> & {
  limit: number;
  /** The value of `next` of the previous page. */
  after?: string;
  /** Number of rows to skip, as an alternative to `after` for the first pages. */
  offset?: number;
  with_counters: boolean;
};

/** A filter of a table, with its options. */
export interface FilterChoices {
  column: string;
  kind: FilterKind;
  /** Values of an enum column, with `all` for no filter; otherwise null. */
  values: { code: string; label: string }[] | null;
  /** For reference columns, the first options by name, otherwise null. `options/{column}/` returns others. */
  options: Options | null;
}

/** Rows of a referenced table, as options for filters and edits. */
export type Options = { id: number; name: string }[];
/** Maximum number of options per call; a search text finds others. */
export const OPTIONS_MAX = 50;
/** Selects options by a substring of their name, or by ids. */
export interface OptionsAsked {
  search?: string;
  ids?: number[];
}
/** The names of the reference columns that can be filtered or edited. */
export type PickedRefs<T extends StaffTable> = {
  [K in (keyof T['filters'] | T['edit'][number]) & keyof T['row'] & string]: T['row'][K]['type'] extends 'ref'
    ? K
    : never;
}[(keyof T['filters'] | T['edit'][number]) & keyof T['row'] & string];
