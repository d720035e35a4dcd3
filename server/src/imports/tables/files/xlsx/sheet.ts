import type { Readable } from 'node:stream';
import { COLUMNS_MAX, LINKS_MAX, MERGES_MAX } from '../limits.ts';
import type { Hyperlink } from '../links.ts';
import type { Merge } from '../merges.ts';
import { type TableWriter, tooWide } from '../table-writer.ts';
import { readXml } from '../xml.ts';
import { createDamagedFileError } from '../zip.ts';
import type { HyperlinkReference } from './links.ts';
import { parseCellRange, parseColumnIndex } from './places.ts';
import { type CellSource, shownText, type Workbook } from './shown.ts';

export interface FoundInSheet {
  merges: Merge[];
  links: HyperlinkReference[];
  /** Links of `HYPERLINK` formulas. */
  formulaLinks: Hyperlink[];
  hiddenColumns: number;
  hiddenRows: number;
}

const FORMULA_LINK = /^HYPERLINK\("(https?:\/\/[^"]+)"/i;

/** Reads a sheet as a stream and writes its rows to `writer`. */
export async function readSheet(source: Readable, book: Workbook, writer: TableWriter): Promise<FoundInSheet> {
  const found: FoundInSheet = { merges: [], links: [], formulaLinks: [], hiddenColumns: 0, hiddenRows: 0 };
  let last = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: CellSource = { type: '', style: 0, value: '', inline: '', formula: '' };
  let reads: 'value' | 'inline' | 'formula' | null = null;
  await readXml(source, {
    open(name, attributes) {
      if (name === 'row') {
        const row = Number(attributes.r ?? last + 1);
        if (!(row > last)) throw createDamagedFileError();
        if (row > last + 1) writer.skip(row - last - 1);
        last = row;
        cells = [];
        column = -1;
        if (isOn(attributes.hidden)) found.hiddenRows += 1;
      } else if (name === 'c') {
        column = attributes.r ? parseColumnIndex(attributes.r) : column + 1;
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', inline: '', formula: '' };
      } else if (name === 'v') reads = 'value';
      else if (name === 'f') reads = 'formula';
      else if (name === 't') reads = 'inline';
      else if (name === 'hyperlink' && found.links.length < LINKS_MAX) {
        const id = relationshipId(attributes);
        if (id && attributes.ref) found.links.push({ cells: attributes.ref, id });
      } else if (name === 'col' && isOn(attributes.hidden)) found.hiddenColumns += widthOf(attributes);
      else if (name === 'mergeCell') {
        found.merges.push(parseCellRange(attributes.ref ?? ''));
        if (found.merges.length > MERGES_MAX) throw tooWide();
      }
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') reads = null;
      else if (name === 'row') writer.add(cells);
      else if (name === 'c') {
        const text = shownText(cell, book);
        if (text === '') return;
        const target = FORMULA_LINK.exec(cell.formula)?.[1];
        if (target && found.formulaLinks.length < LINKS_MAX) found.formulaLinks.push({ row: last - 1, column, target });
        if (column >= COLUMNS_MAX) throw tooWide();
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
    },
    text(text) {
      if (reads) cell[reads] += text;
    },
  });
  return found;
}

function relationshipId(attributes: Record<string, string>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
}

/**
 * The number of columns in a hidden range. Zero if the range extends to the last column of the sheet, because then only
 * the empty area right of the table is hidden.
 */
function widthOf({ min, max }: Record<string, string>): number {
  return Number(max) > COLUMNS_MAX ? 0 : Number(max) - Number(min) + 1;
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
