/**
 * A staff table, said once as plain values: the endpoints are made from it, the server says where its rows come from, the
 * portal how it looks. Nothing here knows zod, so that browsers may have it.
 */

/** Rows of one page. */
export const TABLE_PAGE = 50;
/** Rows are counted up to here; one more stands for all that are beyond. As many are changed at a time. */
export const COUNT_LIMIT = 10_000;

/** What a column holds. */
interface Values {
  id: number;
  uid: string;
  version: number;
  /** Text of one line; `text` may have several. */
  line: string;
  text: string;
  count: number;
  /** Whole US dollars. */
  money: number;
  flag: boolean;
  /** ISO 8601. */
  time: string;
  /** An entry of another table. */
  ref: { id: number; name: string };
  file: { name: string; url: string };
  /** Values by their names, as another table's entry had them. */
  fields: Record<string, unknown>;
}

export type Column =
  | { type: keyof Values; isNullable?: true; isFew?: true }
  | { type: 'oneOf' | 'ranked'; values: readonly string[]; isNullable?: true };

export const id = () => ({ type: 'id' }) as const;
export const uid = () => ({ type: 'uid' }) as const;
/** Grows with every edit. */
export const version = () => ({ type: 'version' }) as const;
export const line = () => ({ type: 'line' }) as const;
export const text = () => ({ type: 'text' }) as const;
export const count = () => ({ type: 'count' }) as const;
export const money = () => ({ type: 'money' }) as const;
export const flag = () => ({ type: 'flag' }) as const;
export const time = () => ({ type: 'time' }) as const;
export const ref = () => ({ type: 'ref' }) as const;
/** An entry of a dictionary so short that all of it is offered at once. */
export const few = () => ({ type: 'ref', isFew: true }) as const;
export const file = () => ({ type: 'file' }) as const;
export const fields = () => ({ type: 'fields' }) as const;
export const oneOf = <const V extends readonly string[]>(values: V) => ({ type: 'oneOf', values }) as const;
/** One of some values that have an order: the database keeps its place among them, from 0. */
export const ranked = <const V extends readonly string[]>(values: V) => ({ type: 'ranked', values }) as const;
export const nullable = <const C extends Column>(column: C) => ({ ...column, isNullable: true }) as const;

type Columns = Record<string, Column>;
type ColumnsOfType<R extends Columns, Type extends Column['type']> = {
  [K in keyof R & string]: R[K]['type'] extends Type ? K : never;
}[keyof R & string];
type Sortable<R extends Columns> = {
  [K in keyof R & string]: R[K] extends { isNullable: true } | { type: 'ref' | 'file' | 'fields' | 'flag' } ? never : K;
}[keyof R & string];

/** `any` of some values, what it `is` letter for letter, a `range` of numbers, a range of `days`, whether it `has` one, whether it `holds`. */
type FilterOf<C extends Column> =
  | (C['type'] extends 'oneOf' | 'ranked' | 'ref' ? 'any' : never)
  | (C['type'] extends 'line' ? 'is' : never)
  | (C['type'] extends 'count' | 'money' ? 'range' : never)
  | (C['type'] extends 'flag' ? 'holds' : never)
  | (C['type'] extends 'time' ? 'days' : never)
  | (C extends { isNullable: true } ? 'has' : never);
export type FilterKind = 'any' | 'is' | 'range' | 'days' | 'has' | 'holds';

interface Rules<R extends Columns> {
  row: R;
  /** The column that names a row in addresses. */
  key: ColumnsOfType<R, 'id' | 'uid'>;
  /** Each word that is looked for begins a word in one of these. */
  search: readonly ColumnsOfType<R, 'line' | 'text'>[];
  filters: { readonly [K in keyof R]?: FilterOf<R[K]> };
  /** The first one is how the table opens; `-` turns it round. */
  sorts: readonly [`${'-' | ''}${Sortable<R>}`, ...`${'-' | ''}${Sortable<R>}`[]];
  /** The rows are counted by its values. It is a filter too. */
  counters?: ColumnsOfType<R, 'oneOf'>;
  /** What staff change in the row itself: the row then has a `version`. */
  edit: Editable<R>;
  /** Those of them that are changed in many rows at a time, which can be undone. */
  bulk: Editable<R>;
  /** Behind each row stands somebody who can be mailed: the columns that such a mail may name. */
  mails?: readonly ColumnsOfType<R, 'line' | 'ref' | 'count'>[];
  /** Which rows have to do with a card, by its number. */
  cards?: readonly CardQuestion[];
}

/**
 * What is asked by a card's number: its own row or rows (`card_id`), those that are linked with it openly (`for`), those that are linked with
 * it in whatever way (`all_for`).
 */
export type CardQuestion = 'card_id' | 'for' | 'all_for';

type Editable<R extends Columns> = R extends { version: { type: 'version' } }
  ? readonly ColumnsOfType<R, 'oneOf' | 'ranked' | 'ref' | 'flag'>[]
  : readonly [];

export function table<const Name extends string, const R extends Columns, const D extends Rules<R>>(
  name: Name,
  declaration: D & { row: R },
): D & { name: Name } {
  return { ...declaration, name };
}

/** Any table, for code that goes by what it says. */
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
}

export type ValueOf<C extends Column> =
  | (C extends { values: readonly (infer V)[] } ? V : C['type'] extends keyof Values ? Values[C['type']] : never)
  | (C extends { isNullable: true } ? null : never);

export type Row<T extends StaffTable> = { -readonly [K in keyof T['row']]: ValueOf<T['row'][K]> };

/** What names a row. */
export type KeyOf<T extends StaffTable> = Row<T>[T['key'] & keyof T['row']];

export type Edited<T extends StaffTable> = T['edit'][number] & keyof T['row'];

/** What is written into a column: of another table's entry its id. */
export type Written<C extends Column> =
  | (C extends { values: readonly (infer V)[] } ? V : C['type'] extends 'flag' ? boolean : number)
  | (C extends { isNullable: true } ? null : never);

/** The version that was seen, and what changes. */
export type Edit<T extends StaffTable> = { version: number } & { [K in Edited<T>]?: Written<T['row'][K]> };

/** What is changed in many rows: those that are named, or all that match the question as it is asked. */
export type BulkEdit<T extends StaffTable> = {
  keys?: KeyOf<T>[];
  change: { [K in T['bulk'][number] & keyof T['row']]?: Written<T['row'][K]> };
};

export type Counters<T extends StaffTable> = T['counters'] extends string
  ? { counters?: Record<ValueOf<T['row'][T['counters']]> & string, number> }
  : unknown;

export type TablePage<T extends StaffTable> = {
  items: Row<T>[];
  total: number;
  /** Where the next page begins, or null at the end. */
  next: string | null;
} & Counters<T>;

type FilterValue<C extends Column, F> = F extends 'any'
  ? (C extends { values: readonly (infer V)[] } ? V : number)[]
  : F extends 'is'
    ? string
    : F extends 'range'
      ? { min: number | null; max: number | null }
      : F extends 'days'
        ? { min: string | null; max: string | null }
        : boolean;

/** Which rows: by their columns, by words and by a card. */
export type Filters<T extends StaffTable> = { search?: string } & {
  [K in keyof T['filters'] & keyof T['row']]?: FilterValue<T['row'][K], T['filters'][K]>;
} & (T extends { cards: readonly (infer C extends CardQuestion)[] } ? { [K in C]?: number } : unknown);

/** Which rows, in which order. */
export type Question<T extends StaffTable> = Filters<T> & { ordering: T['sorts'][number] };

export type TableQuery<T extends StaffTable> = Question<T> & {
  limit: number;
  /** `next` of the page before. */
  after?: string;
  /** So many rows are passed over instead; further down `after` leads. */
  offset?: number;
  with_counters: boolean;
};

/** Entries of another table, which a filter or an edit picks from. */
export type Options = { id: number; name: string }[];
/** So many are offered at a time; more by words. */
export const OPTIONS_MAX = 50;
/** Which of them: those whose names hold this, or just these. */
export interface OptionsAsked {
  search?: string;
  ids?: number[];
}
/** The columns of other tables' entries that are asked for or written. */
export type PickedRefs<T extends StaffTable> = {
  [K in (keyof T['filters'] | T['edit'][number]) & keyof T['row'] & string]: T['row'][K]['type'] extends 'ref'
    ? K
    : never;
}[(keyof T['filters'] | T['edit'][number]) & keyof T['row'] & string];
