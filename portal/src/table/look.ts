import type { Edited, Row, StaffTable } from '@crewdock/contract/table';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

/** Color that carries meaning; `grey` carries none. */
export type Tone = 'green' | 'amber' | 'red' | 'grey';

/** A flag that is shown as an icon in the column of states. */
interface StateFlag {
  column: string;
  /** Icons of the states true and false. */
  on: LucideIcon;
  off: LucideIcon;
  /** Color of the icon while the flag is true. */
  tone: Tone;
}

/** How a column is displayed. The label is also used for the column's filter, sort order and edits. */
interface ColumnLook<R> {
  label: string;
  /** In pixels. */
  width: number;
  /** Custom rendering of the cell; by default the plain value. */
  cell?: (row: R) => ReactNode;
  /** Whether the column is hidden by default. The user can show it, and its filter is always offered. */
  isHidden?: true;
  /** Labels of the column's values, by value. */
  values?: Record<string, string>;
  /** Values that are shown as pills, with their colors. */
  tones?: Record<string, Tone>;
  /** Whether the column contains amounts, which are aligned at the end and never wrap. */
  isAmount?: true;
  /** Returns the notice text after a change to a value. `choice` is null if there is no value. */
  told?: (value: string, choice: CellChoice) => string;
}

/** A quick filter that is switched on and off. */
export interface Toggle {
  column: string;
  label: string;
  /** Filter values in the on and off states; '' means no filter. */
  on: string;
  off: string;
  /** Whether the toggle is on by default. */
  isFirstOn?: true;
}

/** A preset view, shown as a tab: the rows with this flag, regardless of the quick filters. */
export interface Preset {
  column: string;
  label: string;
}

/** Arguments of a side panel, in addition to its row. */
interface PanelTools<T extends StaffTable> {
  onClose: () => void;
  edit: (column: Edited<T>, value: CellChoice) => void;
  /** The panel's tab in the URL, and a function that returns the URL of another tab. */
  tab: string | null;
  tabAddress: (tab: string) => string;
  /** URL of the current view without an open row. */
  list: string;
  /** Opens the previous or next row; null at the ends of the loaded rows. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Presentation of a staff table. The table's declaration in the contract defines everything else. */
export interface TableLook<T extends StaffTable> {
  title: string;
  /** Path of the table's page in the portal. */
  path: string;
  /** Singular and plural of the noun for a row. */
  noun: readonly [one: string, many: string];
  icon: LucideIcon;
  /** Path of the page that creates a row, and label of the link. */
  create?: { to: string; label: string };
  /** Navigation to related tables, including this one. */
  beside?: { label: string; tables: readonly { to: string; label: string }[] };
  /** Returns the accessible name of a row. */
  nameOf: (row: Row<T>) => string;
  /** Columns in display order; the first column links to the row. */
  columns: { [K in keyof T['row'] & string]?: ColumnLook<Row<T>> };
  /**
   * The editable flags. They are shown as icons in a single column, which has the place and width of the first flag.
   */
  states?: {
    label: string;
    flags: readonly (StateFlag & { column: Edited<T> })[];
  };
  /** Columns in the second line on phones. */
  phone: readonly (keyof T['row'] & string)[];
  /** Default filters, for users without a default view. */
  start: Record<string, string>;
  /** Preset views, listed as tabs before the values of the table's `counters` column. */
  presets?: readonly (Preset & { column: keyof T['filters'] & string })[];
  toggles?: readonly (Toggle & { column: keyof T['filters'] & string })[];
  /**
   * Keyboard shortcuts that edit the current row. `does`: the shortcut's description in the key hints, such as
   * 'verify'.
   */
  keys?: Record<string, { does: string; edit: (row: Row<T>) => readonly [column: Edited<T>, value: CellChoice] }>;
  /** Text of the empty state: which rows will appear here. */
  empty: string;
  /** Renders the side panel with a row's details; must render an `aside`. */
  panel: (row: Row<T>, tools: PanelTools<T>) => ReactNode;
  /** Whether the panel contains lists and thus needs more width. */
  isPanelWide?: true;
  /** Called after a row was edited, to refresh data of other pages. */
  onEdited?: () => void;
}

/** A table's declaration and presentation, without the table's specific types, for generic code. */
export interface AnyTable {
  table: StaffTable;
  look: TableLook<StaffTable>;
}

export type AnyRow = Row<StaffTable>;

export function getRowKey({ table }: AnyTable, row: AnyRow): string {
  return getValueText(row, table.key);
}

/** Converts a row's key to the type that the API expects. */
export function keyIn({ table }: AnyTable, key: string): number | string {
  return table.row[table.key]!.type === 'uid' ? key : Number(key);
}

/** Converts a value to text for URLs and API calls; '' for null and objects. */
export function getValueText(row: AnyRow, column: string): string {
  const value = row[column];
  return typeof value === 'object' ? '' : String(value);
}

/** Returns the name of a referenced entry or file; null if there is none. */
export function nameIn(value: object | null): string | null {
  return value && 'name' in value ? String(value.name) : null;
}

/** The chosen value of a cell: an enum value, a boolean, an entry of another table, or null for none. */
export type CellChoice = string | boolean | { id: number; name: string } | null;

/** Converts a choice to the value that the API expects. */
export function toApiValue(choice: CellChoice): string | number | boolean | null {
  return typeof choice === 'object' ? (choice?.id ?? null) : choice;
}

/** Converts a choice to an option id. */
export function toOptionId(choice: CellChoice): string {
  return String(toApiValue(choice) ?? '');
}

/** Converts a choice to a filter value. */
export function toFilterValue(choice: CellChoice): string {
  return typeof choice === 'boolean' ? (choice ? '1' : '0') : toOptionId(choice);
}

/** Returns a choice as display text. */
export function getChoiceLabel(at: AnyTable, column: string, choice: CellChoice): string {
  if (choice === null) return t(messages.none);
  return typeof choice === 'object' ? choice.name : getValueLabel(at, column, String(choice));
}

/** Returns a value as display text. */
export function getValueLabel({ table, look }: AnyTable, column: string, value: string): string {
  const word = look.columns[column]?.values?.[value];
  return word ?? (table.row[column]!.type === 'flag' ? t(value === 'true' ? messages.yes : messages.no) : value);
}

/** Returns the columns that the user can show, in their default order. */
export function getAllColumns(at: AnyTable): string[] {
  return Object.keys(at.look.columns).filter((column) => toGridColumn(at, column) === column);
}

/** Returns the heading of a column. */
export function getColumnLabel({ look }: AnyTable, column: string): string {
  return isStates({ look }, column) ? look.states!.label : look.columns[column]!.label;
}

/** Whether the column shows the table's states as icons. */
export function isStates({ look }: Pick<AnyTable, 'look'>, column: string): boolean {
  return look.states?.flags[0]?.column === column;
}

/** Returns the visible columns. The first column is always visible and stays first. */
export function shownColumns(at: AnyTable, chosen: readonly string[] | null): string[] {
  const all = getAllColumns(at);
  const usual = all.filter((column) => !at.look.columns[column]!.isHidden);
  const wanted = chosen?.map((column) => toGridColumn(at, column)).filter((column) => all.includes(column)) ?? usual;
  return [...new Set([all[0]!, ...wanted])];
}

/** Returns the color of a value's pill; undefined for values that are shown as text. */
export function getTone({ look }: AnyTable, column: string, value: string): Tone | undefined {
  const { tones } = look.columns[column]!;
  return tones?.[value];
}

/** Returns the column that shows a value: flags are in the column of states. */
function toGridColumn({ look }: AnyTable, column: string): string {
  const flags: string[] = look.states?.flags.map((flag) => flag.column) ?? [];
  return flags.includes(column) ? flags[0]! : column;
}
