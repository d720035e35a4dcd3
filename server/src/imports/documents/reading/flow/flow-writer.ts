import type { FlowLine } from './flow.ts';

interface Cell {
  lines: FlowLine[];
}

interface Row {
  cells: Cell[];
}

/** Maximum nesting depth of tables. Deeper tables are read as plain text. */
const DEEPEST = 20;

/** Collects paragraphs and tables while a document is read. */
export class FlowWriter {
  readonly #lines: FlowLine[] = [];
  readonly #tables: Row[] = [];
  /** The number of cells in the row above, if it is the first row of a table and may contain column headings. */
  #columns = 0;
  #text = '';
  #bold = 0;
  #letters = 0;
  #size = 0;

  /** Appends text to the current paragraph. */
  add(text: string, { bold = false, size = 0 }: { bold?: boolean; size?: number } = {}): void {
    this.#text += text;
    const letters = text.trim().length;
    this.#letters += letters;
    if (bold) this.#bold += letters;
    if (letters > 0) this.#size = Math.max(this.#size, size);
  }

  /** Ends the paragraph, or a line within it. `heading`: whether the paragraph is a heading. */
  end(heading = false): void {
    const bold = heading || (this.#letters > 0 && this.#bold * 2 > this.#letters);
    const size = this.#size || (heading ? 14 : 0);
    const cells = this.#text.split('\t').map((cell) => cell.trim());
    const line = { cells: cells.filter(Boolean), bold, ...(size > 0 && { size }) };
    if (line.cells.length > 0) this.#target().push(line);
    if (line.cells.length > 0 && this.#tables.length === 0) this.#columns = 0;
    this.#text = '';
    this.#bold = this.#letters = this.#size = 0;
  }

  openRow(): void {
    this.end();
    if (this.#tables.length < DEEPEST) this.#tables.push({ cells: [] });
  }

  openCell(): void {
    this.end();
    this.#tables.at(-1)?.cells.push({ lines: [] });
  }

  /**
   * Ends a table row. If each cell has a single line, the row becomes one line. If a row above has as many single
   * cells, they are column headings, and the first lines of the cells become one line. Otherwise the cells are columns
   * and are written one after the other.
   */
  closeRow(): void {
    this.end();
    const row = this.#tables.pop();
    if (!row) return;
    const filled = row.cells.filter(({ lines }) => lines.length > 0);
    if (filled.length === 0) return;
    const firsts = filled.map((cell) => cell.lines[0]!);
    const first = { ...firsts[0]!, cells: firsts.flatMap(({ cells }) => cells) };
    const isSingle = filled.every(({ lines }) => lines.length === 1);
    const isData = filled.length > 2 && filled.length === this.#columns;
    if (isSingle) this.#columns = filled.length;
    if (isSingle) this.#target().push(first);
    else if (isData) this.#target().push(first, ...filled.flatMap(({ lines }) => lines.slice(1)));
    else this.#target().push(...filled.flatMap(({ lines }) => lines));
  }

  lines(): FlowLine[] {
    while (this.#tables.length > 0) this.closeRow();
    this.end();
    return this.#lines;
  }

  #target(): FlowLine[] {
    return this.#tables.findLast(({ cells }) => cells.length > 0)?.cells.at(-1)?.lines ?? this.#lines;
  }
}
