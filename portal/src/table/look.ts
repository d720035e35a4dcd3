import type { Edited, Row, StaffTable } from '@crewdock/contract/table';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** How a column looks. Its label names its filter, its order and its edits too. */
interface ColumnLook<R> {
  label: string;
  /** Pixels. */
  width: number;
  /** Without one, the value as it is. */
  cell?: (row: R) => ReactNode;
  /** Not in the table until somebody chooses it; it filters all the same. */
  isHidden?: true;
  /** The words of its values. */
  values?: Record<string, string>;
  /** What a notice says when it was changed to this. */
  told?: (value: string) => string;
}

/** A filter that is switched on and off beside the others. */
export interface Toggle {
  column: string;
  label: string;
  /** What the filter is while it is on, and while it is off; '' is none. */
  on: string;
  off: string;
  /** Before somebody has touched it. */
  isFirstOn?: true;
}

/** What a panel may do with its row. */
interface PanelTools<T extends StaffTable> {
  onClose: () => void;
  edit: (column: Edited<T>, value: Choice) => void;
  /** Which part of the panel the address names, and the address of another. */
  tab: string | null;
  tabAddress: (tab: string) => string;
  /** The address of the table as it is looked at, without a row. */
  list: string;
  /** Opens the row before, or after; null at the ends of what is loaded. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** How a staff table looks: what its declaration doesn't say and nobody else has to know. */
export interface TableLook<T extends StaffTable> {
  title: string;
  /** Where it stands in the portal. */
  path: string;
  /** One row and several, in words. */
  noun: readonly [one: string, many: string];
  icon: LucideIcon;
  /** Where a new row is made, and what the way there is called. */
  create?: { to: string; label: string };
  /** Tables of the same kind, this one among them. */
  beside?: { label: string; tables: readonly { to: string; label: string }[] };
  /** What the row is called, for whoever can't see it. */
  nameOf: (row: Row<T>) => string;
  /** In their order, the one that opens the row first. */
  columns: { [K in keyof T['row'] & string]?: ColumnLook<Row<T>> };
  /** What a phone shows below the column that opens the row. */
  phone: readonly (keyof T['row'] & string)[];
  /** How it opens, until somebody has a default view of their own. */
  start: Record<string, string>;
  toggles?: readonly (Toggle & { column: keyof T['filters'] & string })[];
  /** What a key changes in the row at hand, in a word for who looks at the keys. */
  keys?: Record<string, { does: string; edit: (row: Row<T>) => readonly [column: Edited<T>, value: Choice] }>;
  /** What arrives here, where there is nothing. */
  empty: string;
  /** All of one row, beside the table: an `aside`. */
  panel: (row: Row<T>, tools: PanelTools<T>) => ReactNode;
  /** The panel has lists of its own and needs the room. */
  isPanelWide?: true;
  /** Somebody has changed a row: what stands elsewhere may be another now. */
  onEdited?: () => void;
}

/** A declared table and its look, for code that goes by what they say. */
export interface AnyTable {
  table: StaffTable;
  look: TableLook<StaffTable>;
}

export type AnyRow = Row<StaffTable>;

export function keyOf({ table }: AnyTable, row: AnyRow): string {
  return textOf(row, table.key);
}

/** A key as the body of a call has it. */
export function keyIn({ table }: AnyTable, key: string): number | string {
  return table.row[table.key]!.type === 'uid' ? key : Number(key);
}

/** A value as addresses and calls have it. */
export function textOf(row: AnyRow, column: string): string {
  const value = row[column];
  return typeof value === 'object' ? '' : String(value);
}

/** What another entry, or a file, is called; none has no name. */
export function nameIn(value: object | null): string | null {
  return value && 'name' in value ? String(value.name) : null;
}

/** What is chosen for a column: one of its values, yes or no, an entry of another table, or none. */
export type Choice = string | boolean | { id: number; name: string } | null;

/** A choice as the call has it. */
export function writtenOf(choice: Choice): string | number | boolean | null {
  return typeof choice === 'object' ? (choice?.id ?? null) : choice;
}

/** A choice as lists of choices name it. */
export function idOf(choice: Choice): string {
  return String(writtenOf(choice) ?? '');
}

/** A choice as a filter has it. */
export function filterOf(choice: Choice): string {
  return typeof choice === 'boolean' ? (choice ? '1' : '0') : idOf(choice);
}

/** A choice in words. */
export function wordsOf(at: AnyTable, column: string, choice: Choice): string {
  if (choice === null) return 'None';
  return typeof choice === 'object' ? choice.name : wordOf(at, column, String(choice));
}

/** A value in words. */
export function wordOf({ table, look }: AnyTable, column: string, value: string): string {
  const word = look.columns[column]?.values?.[value];
  return word ?? (table.row[column]!.type === 'flag' ? (value === 'true' ? 'Yes' : 'No') : value);
}

/** The columns that are shown, the one that opens the row always and first. */
export function shownColumns({ look }: AnyTable, chosen: readonly string[] | null): string[] {
  const all = Object.keys(look.columns);
  const usual = all.filter((column) => !look.columns[column]!.isHidden);
  const wanted = chosen?.filter((column) => column in look.columns) ?? usual;
  return [...new Set([all[0]!, ...wanted])];
}
