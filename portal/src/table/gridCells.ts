/**
 * Position in a grid: the row's key (null for the head row) and the index of the column (0 is the selection column).
 */
interface Position {
  row: string | null;
  column: number;
}

/** The current cell of a grid. An unknown row key is treated as the first row. */
export interface GridPlace extends Position {
  /** Whether the focus was last in the grid and has not moved to another element. */
  hasFocus: boolean;
  /** Id of the animation frame request that waits until the cell is rendered. */
  pending?: number;
}

export const FIRST_PLACE: GridPlace = { row: '', column: 1, hasFocus: false };

const CONTROLS = 'a[href], button, input, select';

/** Returns the cell at a position; undefined while a virtualized row or its columns aren't rendered. */
export function cellAt(grid: HTMLTableElement, { row, column }: Position): HTMLElement | undefined {
  const line = row === null ? grid.tHead?.rows[0] : rowElement(grid, row);
  return line?.cells[column];
}

export function getCellPosition(cell: HTMLElement): Position {
  const line = cell.closest('tr')!;
  return { row: line.dataset['row'] ?? null, column: [...line.cells].indexOf(cell as HTMLTableCellElement) };
}

/**
 * Returns the element of a cell that gets the focus: the first control, or the cell itself if there is no control or
 * the control uses the arrow keys.
 */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const [first] = controlsIn(cell);
  return first && !isEditor(first) ? first : cell;
}

/**
 * Returns the cell's control after `current` (before it if `by` is -1), or the first control if `current` is the cell.
 */
export function nextControl(cell: HTMLElement, current: HTMLElement, by: 1 | -1 = 1): HTMLElement | undefined {
  const controls = controlsIn(cell);
  return controls[controls.indexOf(current) + by];
}

/** Scrolls horizontally until a cell is visible, not covered by frozen columns. */
export function showColumn(frame: HTMLElement, cell: HTMLElement): void {
  if (cell.matches(FROZEN)) return;
  const view = frame.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const frozen = [...frame.querySelectorAll(`thead :is(${FROZEN})`)].map((head) => head.getBoundingClientRect().right);
  const start = Math.max(view.left, ...frozen);
  if (box.left < start) frame.scrollLeft -= start - box.left;
  else if (box.right > view.right) frame.scrollLeft += Math.min(box.right - view.right, box.left - start);
}

/** Number of rows by which Page Up and Page Down move: the rows that fit below the head, less one. */
export function rowsInView(frame: HTMLElement, grid: HTMLTableElement): number {
  const height = grid.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 1;
  return Math.max(1, Math.floor((frame.clientHeight - grid.tHead!.offsetHeight) / height) - 1);
}

const FROZEN = 'tr > :first-child, [data-frozen]';

function rowElement(grid: HTMLTableElement, row: string): HTMLTableRowElement | null {
  return grid.querySelector(`[data-row="${CSS.escape(row)}"]`);
}

function controlsIn(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Whether the control uses the arrow keys, such as a select. */
function isEditor(control: HTMLElement): boolean {
  return control.matches('select, input:not([type=checkbox])');
}
