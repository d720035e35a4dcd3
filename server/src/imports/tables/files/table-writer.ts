import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX, ROWS_MAX } from './limits.ts';
import { ImportRefused } from './refused.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

export interface ReadTable {
  /** Name of the sheet; empty for files with a single table. */
  name: string;
  hidden: boolean;
  rows: number;
  /** Width of the widest row. */
  columns: number;
}

const BATCH_CHARACTERS = 256 * 1024;

/**
 * Writes the rows of a table to a file. Uses synchronous calls, because its process does nothing else. Omits empty
 * cells at the end of rows and empty rows at the end of the table.
 */
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

  /** Adds empty rows. */
  skip(rows: number): void {
    this.#blank += rows;
  }

  /** Adds a row. Throws `ImportRefused` if the table gets too long or too wide, or if a cell is too long. */
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
  return new ImportRefused(formatMessage(errors.tooManyColumns, { max: COLUMNS_MAX }));
}

function tooLong(): ImportRefused {
  const most = ROWS_MAX.toLocaleString('en');
  return new ImportRefused(formatMessage(errors.tooManyRows, { max: most }));
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '';
}

/** Trims a cell's text and removes its control characters, except line breaks and tabs. */
function cellText(cell: string, row: number): string {
  if (cell.length > CELL_CHARACTERS_MAX) {
    throw new ImportRefused(formatMessage(errors.cellTooLong, { row, max: CELL_CHARACTERS_MAX }));
  }
  // oxlint-disable-next-line no-control-regex
  return cell.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g, '').trim();
}
