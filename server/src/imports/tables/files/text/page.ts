import { Parser } from 'htmlparser2';
import { COLUMNS_MAX, PAGE_BYTES_MAX, SHEETS_MAX } from '../limits.ts';
import { createMergeFiller, type Merge } from '../merges.ts';
import type { ReadFile } from '../read.ts';
import { ImportRefused } from '../refused.ts';
import { TableWriter, tooWide } from '../table-writer.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

/** A table that is being read. Tables can be nested, usually for page layout. */
interface Open {
  rows: string[][];
  merges: Merge[];
  cell: string | null;
  span: { rows: number; columns: number };
  /** Positions covered by cells of earlier rows (`rowspan`), as row and column. */
  taken: Set<string>;
  holdsTable: boolean;
}

const BREAKS = new Set(['br', 'p', 'div', 'li']);
const SPAN_MAX = 1000;
const TAKEN_MAX = 1_000_000;

/**
 * Reads the tables of a web page or mail. Includes only tables with at least two rows and two columns and without
 * nested tables.
 */
export function readPageTables(html: string, output: string): ReadFile {
  if (html.length > PAGE_BYTES_MAX) throw new ImportRefused(formatMessage(errors.pageTooLong));
  const found = tablesOf(html).slice(0, SHEETS_MAX);
  const tables = found.map(({ rows, merges }, at) => {
    const writer = new TableWriter(output, at, found.length > 1 ? `Table ${at + 1}` : '');
    for (const row of rows.map(createMergeFiller(merges, COLUMNS_MAX + 1))) writer.add(row);
    return writer.end();
  });
  return { tables, notes: [] };
}

function tablesOf(html: string): Open[] {
  const stack: Open[] = [];
  const done: Open[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'style') hidden += 1;
      if (name === 'table') stack.push(emptyTable());
      const table = stack.at(-1);
      if (!table) return;
      if (name === 'tr') table.rows.push([]);
      if (name === 'td' || name === 'th') {
        table.cell = '';
        table.span = { rows: spanOf(attributes.rowspan), columns: spanOf(attributes.colspan) };
      }
      if (BREAKS.has(name) && table.cell) table.cell += '\n';
    },
    ontext(text) {
      const table = stack.at(-1);
      if (table?.cell != null && hidden === 0) table.cell += text.replaceAll(/[\s\u00A0]+/g, ' ');
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') hidden -= 1;
      const table = stack.at(-1);
      if (!table) return;
      if (name === 'td' || name === 'th') endCell(table);
      if (name !== 'table') return;
      stack.pop();
      if (table.holdsTable || table.rows.length < 2 || table.rows.every(({ length }) => length < 2)) return;
      done.push(table);
      for (const outer of stack) outer.holdsTable = true;
    },
  });
  parser.end(html);
  return done;
}

function emptyTable(): Open {
  return { rows: [], merges: [], cell: null, span: { rows: 1, columns: 1 }, taken: new Set(), holdsTable: false };
}

function endCell(table: Open): void {
  if (table.cell === null) return;
  const row = table.rows.length - 1;
  const cells = table.rows[row] ?? (table.rows[0] = []);
  while (table.taken.has(`${row} ${cells.length}`)) cells.push('');
  const column = cells.length;
  const { rows, columns } = table.span;
  if (rows > 1 || columns > 1) table.merges.push({ row, column, rows, columns });
  for (let down = 1; down < rows; down += 1) {
    for (let along = 0; along < columns; along += 1) table.taken.add(`${row + down} ${column + along}`);
  }
  if (table.taken.size > TAKEN_MAX || cells.length > COLUMNS_MAX) throw tooWide();
  cells.push(tidied(table.cell), ...Array.from({ length: columns - 1 }, () => ''));
  table.cell = null;
}

function spanOf(said: string | undefined): number {
  const span = Number(said);
  return Number.isInteger(span) && span > 0 ? Math.min(span, SPAN_MAX) : 1;
}

function tidied(text: string): string {
  return text.replaceAll(/ *\n[ \n]*/g, '\n').trim();
}
