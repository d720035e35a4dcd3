import type { Edited, Row, StaffTable } from '@crewdock/contract/table';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** How a column is displayed. The label also names its filter, sort order and edits. */
interface ColumnLook<R> {
  label: string;
  /** Pixels. */
  width: number;
  /** Custom rendering; by default the plain value. */
  cell?: (row: R) => ReactNode;
  /** Hidden by default; the user can show it. Its filter is offered anyway. */
  isHidden?: true;
  /** Labels of its values. */
  values?: Record<string, string>;
  /** Notice text after a change to this value. */
  told?: (value: string) => string;
}

/** A quick filter that is switched on and off. */
export interface Toggle {
  column: string;
  label: string;
  /** Filter values in the on and off states; '' means no filter. */
  on: string;
  off: string;
  /** On by default. */
  isFirstOn?: true;
}

/** What a side panel gets besides its row. */
interface PanelTools<T extends StaffTable> {
  onClose: () => void;
  edit: (column: Edited<T>, value: CellChoice) => void;
  /** The panel's tab in the URL, and the URL of another tab. */
  tab: string | null;
  tabAddress: (tab: string) => string;
  /** URL of the current view without an open row. */
  list: string;
  /** Opens the previous or next row; null at the ends of the loaded rows. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Presentation of a staff table: everything that its declaration in the contract doesn't define. */
export interface TableLook<T extends StaffTable> {
  title: string;
  /** Path in the portal. */
  path: string;
  /** Singular and plural of a row's name. */
  noun: readonly [one: string, many: string];
  icon: LucideIcon;
  /** Path of the page that creates a row, and label of the link. */
  create?: { to: string; label: string };
  /** Navigation to related tables, including this one. */
  beside?: { label: string; tables: readonly { to: string; label: string }[] };
  /** Accessible name of the row. */
  nameOf: (row: Row<T>) => string;
  /** Columns in display order; the first one links to the row. */
  columns: { [K in keyof T['row'] & string]?: ColumnLook<Row<T>> };
  /** Columns in the second line on a phone. */
  phone: readonly (keyof T['row'] & string)[];
  /** Default filters, for users without a default view. */
  start: Record<string, string>;
  toggles?: readonly (Toggle & { column: keyof T['filters'] & string })[];
  /** Keyboard shortcuts that edit the current row; `does` describes the shortcut in the key hints: 'verify'. */
  keys?: Record<string, { does: string; edit: (row: Row<T>) => readonly [column: Edited<T>, value: CellChoice] }>;
  /** Text of the empty state: which rows will appear here. */
  empty: string;
  /** The side panel with a row's details; must render an `aside`. */
  panel: (row: Row<T>, tools: PanelTools<T>) => ReactNode;
  /** Columns without a value in the whole result are hidden. */
  hidesEmpty?: true;
  /** The panel contains lists and needs more width. */
  isPanelWide?: true;
  /** Called after a row was edited, to refresh data of other pages. */
  onEdited?: () => void;
}

/** A table declaration and its presentation, for generic code. */
export interface AnyTable {
  table: StaffTable;
  look: TableLook<StaffTable>;
}

export type AnyRow = Row<StaffTable>;

export function getRowKey({ table }: AnyTable, row: AnyRow): string {
  return getValueText(row, table.key);
}

/** The key in the type that the API expects. */
export function keyIn({ table }: AnyTable, key: string): number | string {
  return table.row[table.key]!.type === 'uid' ? key : Number(key);
}

/** A value as text for URLs and API calls. */
export function getValueText(row: AnyRow, column: string): string {
  const value = row[column];
  return typeof value === 'object' ? '' : String(value);
}

/** Name of a referenced entry or file; null when there is none. */
export function nameIn(value: object | null): string | null {
  return value && 'name' in value ? String(value.name) : null;
}

/** A cell's choice: an enum value, a boolean, an entry of another table, or null for none. */
export type CellChoice = string | boolean | { id: number; name: string } | null;

/** A choice in the form that the API expects. */
export function toApiValue(choice: CellChoice): string | number | boolean | null {
  return typeof choice === 'object' ? (choice?.id ?? null) : choice;
}

/** A choice as option id. */
export function toOptionId(choice: CellChoice): string {
  return String(toApiValue(choice) ?? '');
}

/** A choice as filter value. */
export function toFilterValue(choice: CellChoice): string {
  return typeof choice === 'boolean' ? (choice ? '1' : '0') : toOptionId(choice);
}

/** A choice as display text. */
export function getChoiceLabel(at: AnyTable, column: string, choice: CellChoice): string {
  if (choice === null) return 'None';
  return typeof choice === 'object' ? choice.name : getValueLabel(at, column, String(choice));
}

/** A value as display text. */
export function getValueLabel({ table, look }: AnyTable, column: string, value: string): string {
  const word = look.columns[column]?.values?.[value];
  return word ?? (table.row[column]!.type === 'flag' ? (value === 'true' ? 'Yes' : 'No') : value);
}

/** The visible columns. The first column is always visible and first. */
export function shownColumns({ look }: AnyTable, chosen: readonly string[] | null): string[] {
  const all = Object.keys(look.columns);
  const usual = all.filter((column) => !look.columns[column]!.isHidden);
  const wanted = chosen?.filter((column) => column in look.columns) ?? usual;
  return [...new Set([all[0]!, ...wanted])];
}
