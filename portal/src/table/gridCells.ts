/** Position in a grid: a row's key, or null for the head row; `column` counts from the selection column. */
interface Position {
  row: string | null;
  column: number;
}

/** The current cell of a grid. An unknown row key stands for the first row. */
export interface GridPlace extends Position {
  /** The focus was here last and has not moved elsewhere. */
  hasFocus: boolean;
  /** The animation frame that waits for the cell to be rendered. */
  pending?: number;
}

export const FIRST_PLACE: GridPlace = { row: '', column: 1, hasFocus: false };

const CONTROLS = 'a[href], button, input, select';

/** The cell at a position; undefined while a virtualized row or its columns aren't rendered. */
export function cellAt(grid: HTMLTableElement, { row, column }: Position): HTMLElement | undefined {
  const line = row === null ? grid.tHead?.rows[0] : rowElement(grid, row);
  return line?.cells[column];
}

/** The position of a cell. */
export function getCellPosition(cell: HTMLElement): Position {
  const line = cell.closest('tr')!;
  return { row: line.dataset['row'] ?? null, column: [...line.cells].indexOf(cell as HTMLTableCellElement) };
}

/**
 * The element that has the focus while a cell is current: its control, if the arrow keys have no meaning there, else
 * the cell.
 */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const [first] = controlsIn(cell);
  return first && !isEditor(first) ? first : cell;
}

/** The control after `current` in its cell; from the cell, its first control. */
export function nextControl(cell: HTMLElement, current: HTMLElement, by: 1 | -1 = 1): HTMLElement | undefined {
  const controls = controlsIn(cell);
  return controls[controls.indexOf(current) + by];
}

/** Scrolls horizontally until a cell is visible beside the frozen columns. */
export function showColumn(frame: HTMLElement, cell: HTMLElement): void {
  if (cell.matches(FROZEN)) return;
  const view = frame.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const frozen = [...frame.querySelectorAll(`thead :is(${FROZEN})`)].map((head) => head.getBoundingClientRect().right);
  const start = Math.max(view.left, ...frozen);
  if (box.left < start) frame.scrollLeft -= start - box.left;
  else if (box.right > view.right) frame.scrollLeft += Math.min(box.right - view.right, box.left - start);
}

/** Number of rows that fit below the head. */
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

/** Whether the control uses the arrow keys itself. */
function isEditor(control: HTMLElement): boolean {
  return control.matches('select, input:not([type=checkbox])');
}
