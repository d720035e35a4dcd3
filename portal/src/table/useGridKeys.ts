import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  cellAt,
  focusTarget,
  type GridPlace,
  nextControl,
  getCellPosition,
  rowsInView,
  showColumn,
} from './gridCells.ts';

interface Grid {
  /** Row keys in display order. */
  ids: readonly string[];
  /** The current cell; kept while the loading state replaces the grid. */
  placeRef: RefObject<GridPlace>;
  /** Scrolls to a row outside the rendered range. */
  reveal: (at: number) => void;
  /** Called when the user reaches the last row. */
  onEnd: () => void;
  /** Called for Shift and an arrow key in a column header: -1 for narrower, 1 for wider. */
  onWiden: (column: number, by: -1 | 1) => void;
}

/** A grid with its elements: the table and the scroll container. */
interface Mounted extends Grid {
  table: HTMLTableElement;
  frame: HTMLElement;
}

const HEAD = -1;
/** Maximum number of animation frames to wait until a cell is rendered. Rows and columns are added over many frames. */
const TRIES = 300;
const BY_ARROW: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Implements the grid pattern of the ARIA Authoring Practices: the grid is one tab stop, the arrow keys move between
 * cells, Enter and F2 enter a cell's editor, and Escape returns to the cell. Uses native listeners, which run before
 * the page's shortcuts (`useWalk`).
 */
export function useGridKeys(frame: HTMLElement | null, grid: Grid): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent, mounted: HTMLElement, table: HTMLTableElement) =>
    handleKey({ ...grid, frame: mounted, table }, event),
  );
  const focusCurrent = useEffectEvent((mounted: HTMLElement, table: HTMLTableElement) => {
    const { row, column } = grid.placeRef.current;
    const at = row === null ? HEAD : Math.max(0, grid.ids.indexOf(row));
    focusAt({ ...grid, frame: mounted, table }, at, column);
  });
  const { placeRef } = grid;
  useEffect(() => {
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const onKey = (event: KeyboardEvent) => onKeyDown(event, frame, table);
    const onFocusIn = ({ target }: FocusEvent) => {
      // Removes the table from the tab order while it contains the focus, so that Shift+Tab leaves the grid.
      table.tabIndex = -1;
      const cell = (target as HTMLElement).closest<HTMLElement>('td, th');
      if (cell) placeRef.current = { ...getCellPosition(cell), hasFocus: true };
      else focusCurrent(frame, table);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (table.contains(relatedTarget as Node | null)) return;
      table.tabIndex = 0;
      // `relatedTarget` is null if the cell was removed or the window lost the focus: the grid then counts as focused.
      if (relatedTarget) placeRef.current = { ...placeRef.current, hasFocus: false };
    };
    // Restores the focus after the loading state, for example while sorting, had replaced the grid and its focused
    // cell.
    if (placeRef.current.hasFocus && document.activeElement === document.body) focusCurrent(frame, table);
    // Browsers may send no event when a removed cell loses the focus.
    const onFocusElsewhere = ({ target }: FocusEvent) => {
      if (!table.contains(target as Node)) table.tabIndex = 0;
    };
    document.addEventListener('focusin', onFocusElsewhere);
    table.addEventListener('keydown', onKey);
    table.addEventListener('focusin', onFocusIn);
    table.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusElsewhere);
      table.removeEventListener('keydown', onKey);
      table.removeEventListener('focusin', onFocusIn);
      table.removeEventListener('focusout', onFocusOut);
      const { pending, ...place } = placeRef.current;
      if (pending !== undefined) cancelAnimationFrame(pending);
      placeRef.current = place;
    };
  }, [frame, placeRef]);
}

function handleKey(grid: Mounted, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('td, th');
  if (event.defaultPrevented || event.altKey || !cell) return;
  const isCurrent = target === cell || target === focusTarget(cell);
  const isHandled = isCurrent ? handleCellKey(grid, cell, event) : handleEditorKey(cell, event);
  if (isHandled) event.preventDefault();
}

function handleCellKey(grid: Mounted, cell: HTMLElement, event: KeyboardEvent): boolean {
  const { key } = event;
  if (event.shiftKey) return handleShiftKey(grid, cell, key);
  const isControl = event.ctrlKey || event.metaKey;
  if (key === 'Home' || key === 'End') {
    const by = key === 'Home' ? -Infinity : Infinity;
    move(grid, cell, isControl ? by : 0, by);
    return true;
  }
  if (isControl) return false;
  const arrow = BY_ARROW[key];
  if (arrow) move(grid, cell, ...arrow);
  else if (key === 'PageUp') move(grid, cell, -rowsInView(grid.frame, grid.table), 0);
  else if (key === 'PageDown') move(grid, cell, rowsInView(grid.frame, grid.table), 0);
  else return (key === 'F2' || key === 'Enter') && enter(cell, event);
  return true;
}

/** Shift and an arrow key in a header change the column's width; Shift+Space selects the row. */
function handleShiftKey({ onWiden }: Mounted, cell: HTMLElement, key: string): boolean {
  const { row, column } = getCellPosition(cell);
  if (row !== null && key === ' ') {
    cell.closest('tr')!.querySelector('input')!.click();
    return true;
  }
  if (row !== null || column === 0 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  onWiden(column, key === 'ArrowLeft' ? -1 : 1);
  return true;
}

/** Focuses the cell's editor; a cell without an editor is clicked instead. */
function enter(cell: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const control = target as HTMLElement;
  // Links and buttons handle Enter themselves.
  if (key === 'Enter' && control.matches('a, button')) return false;
  const next = nextControl(cell, control);
  if (next) next.focus();
  else if (control.matches('input, button')) control.click();
  else if (key === 'Enter') cell.click();
  return true;
}

function handleEditorKey(cell: HTMLElement, { key, shiftKey, target }: KeyboardEvent): boolean {
  if (key === 'Escape' || key === 'F2') {
    focusTarget(cell).focus();
    return true;
  }
  const next = key === 'Tab' && nextControl(cell, target as HTMLElement, shiftKey ? -1 : 1);
  if (!next) return false;
  next.focus();
  return true;
}

/** Moves by rows and columns, and stops at the edges. */
function move(grid: Mounted, cell: HTMLElement, rows: number, columns: number): void {
  const { ids, table, placeRef, onEnd } = grid;
  // If the previous key's target cell isn't rendered yet, moves on from that cell.
  const { row, column } = placeRef.current.pending === undefined ? getCellPosition(cell) : placeRef.current;
  const to = (row === null ? HEAD : ids.indexOf(row)) + rows;
  if (to >= ids.length - 1 && rows > 0) onEnd();
  const last = table.tHead!.rows[0]!.cells.length - 1;
  focusAt(grid, within(HEAD, to, ids.length - 1), within(0, column + columns, last));
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function focusAt(grid: Mounted, at: number, column: number, tries = TRIES): void {
  const { ids, frame, table, placeRef, reveal } = grid;
  const row = at === HEAD ? null : ids[at]!;
  if (placeRef.current.pending !== undefined) cancelAnimationFrame(placeRef.current.pending);
  placeRef.current = { row, column, hasFocus: true };
  if (at !== HEAD) reveal(at);
  const cell = cellAt(table, { row, column });
  if (cell) {
    // The head is sticky: scrolling to it would move the rows.
    focusTarget(cell).focus({ preventScroll: at === HEAD });
    showColumn(frame, cell);
  } else if (tries > 0) placeRef.current.pending = requestAnimationFrame(() => focusAt(grid, at, column, tries - 1));
}
