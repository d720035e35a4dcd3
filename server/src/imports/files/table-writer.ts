import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX, ROWS_MAX } from './limits.ts';
import { ImportRefused } from './refused.ts';

export interface ReadTable {
  /** A sheet’s; '' for a file that is a table. */
  name: string;
  hidden: boolean;
  rows: number;
  /** Of its widest row. */
  columns: number;
}

const BATCH_CHARACTERS = 256 * 1024;

/** Writes the rows of one table, without waiting: its process does nothing else. Empty cells at the end of a row and empty rows at the end of the table are left out. */
export class TableWriter {
  readonly #file: number;
  readonly #name: string;
  readonly #hidden: boolean;
  #batch = '';
  #blank = 0;
  #rows = 0;
  #columns = 0;

  constructor(folder: string, at: number, name = '', hidden = false) {
    this.#file = openSync(join(folder, `${at}.ndjson`), 'w');
    this.#name = name;
    this.#hidden = hidden;
  }

  /** So many rows with nothing in them. */
  skip(rows: number): void {
    this.#blank += rows;
  }

  /** Refuses what is too long, too wide and too much. */
  add(cells: string[]): void {
    let width = cells.length;
    while (width > 0 && isBlank(cells[width - 1])) width -= 1;
    if (width === 0) return this.skip(1);
    if (width > COLUMNS_MAX) throw tooWide();
    this.#rows += this.#blank + 1;
    if (this.#rows > ROWS_MAX) throw tooLong();
    this.#columns = Math.max(this.#columns, width);
    for (; this.#blank > 0; this.#blank -= 1) this.#batch += '[]\n';
    const row = Array.from({ length: width }, (_, at) => cellText(cells[at] ?? '', this.#rows));
    this.#batch += `${JSON.stringify(row)}\n`;
    if (this.#batch.length >= BATCH_CHARACTERS) this.#flush();
  }

  end(): ReadTable {
    this.#flush();
    closeSync(this.#file);
    return { name: this.#name, hidden: this.#hidden, rows: this.#rows, columns: this.#columns };
  }

  #flush(): void {
    writeSync(this.#file, this.#batch);
    this.#batch = '';
  }
}

export function tooWide(): ImportRefused {
  return new ImportRefused(
    `This table has more than ${COLUMNS_MAX} columns. Leave out those that say nothing of people.`,
  );
}

function tooLong(): ImportRefused {
  const most = ROWS_MAX.toLocaleString('en');
  return new ImportRefused(
    `This table goes on below row ${most}. Split it, or delete what stands far below, and try again.`,
  );
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '';
}

/** Without spaces around it; control characters but line breaks and tabs say nothing. */
function cellText(cell: string, row: number): string {
  if (cell.length > CELL_CHARACTERS_MAX) {
    throw new ImportRefused(
      `A cell of row ${row} has more than ${CELL_CHARACTERS_MAX.toLocaleString('en')} characters.`,
    );
  }
  // oxlint-disable-next-line no-control-regex
  return cell.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g, '').trim();
}
