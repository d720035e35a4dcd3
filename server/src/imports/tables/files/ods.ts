import { COLUMNS_MAX, MERGES_MAX, ROWS_MAX, SHEETS_MAX } from './limits.ts';
import type { Merge } from './merges.ts';
import type { ReadFile, TableReadingTask } from './read.ts';
import { fillMergedAreas } from './refilled.ts';
import { ImportRefused } from './refused.ts';
import { TableWriter, tooWide } from './table-writer.ts';
import { readXml } from './xml.ts';
import { openZip } from './zip.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Attributes = Record<string, string>;

interface OpenTable {
  name: string;
  writer: TableWriter;
  merges: Merge[];
  row: number;
  cells: string[];
  hiddenRows: number;
}

interface OpenCell {
  attributes: Attributes;
  text: string;
  times: number;
}

/**
 * Reads the sheets of an ODS file and writes their rows to `output`. Throws `ImportRefused` for password-protected
 * files.
 */
export async function readOds({ path, output }: TableReadingTask): Promise<ReadFile> {
  const zip = await openZip(path);
  try {
    if (zip.has('META-INF/manifest.xml') && /encryption-data/.test(await zip.text('META-INF/manifest.xml'))) {
      throw new ImportRefused(formatMessage(errors.workbookLocked));
    }
    const tables = await readContent(await zip.stream('content.xml'), output);
    const filled = tables.map(({ writer, merges }, at) => fillMergedAreas(writer.end(), merges, output, at));
    return { tables: await Promise.all(filled), notes: tables.flatMap(hiddenNote) };
  } finally {
    zip.close();
  }
}

function hiddenNote({ name, hiddenRows }: OpenTable): string[] {
  if (hiddenRows === 0) return [];
  return [formatMessage(errors.hiddenRows, { sheet: name, count: hiddenRows })];
}

async function readContent(source: Parameters<typeof readXml>[0], output: string): Promise<OpenTable[]> {
  const tables: OpenTable[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let table: OpenTable | undefined;
  let cell: OpenCell | undefined;
  let repeated = 1;
  let notes = 0;
  await readXml(source, {
    open(name, attributes) {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      else if (name === 'table' && tables.length < SHEETS_MAX) {
        const title = attributes['table:name'] ?? '';
        const isHidden = hiddenStyles.has(attributes['table:style-name'] ?? '');
        table = {
          name: title,
          writer: new TableWriter(output, tables.length, title, isHidden),
          merges: [],
          row: 0,
          cells: [],
          hiddenRows: 0,
        };
        tables.push(table);
      } else if (!table) return;
      else if (name === 'table-row') {
        table.cells = [];
        repeated = timesOf(attributes['table:number-rows-repeated']);
        const isHidden = ['collapse', 'filter'].includes(attributes['table:visibility'] ?? '');
        if (isHidden && repeated < ROWS_MAX) table.hiddenRows += repeated;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attributes, text: '', times: timesOf(attributes['table:number-columns-repeated']) };
      } else if (name === 'annotation') notes += 1;
      else if (cell && name === 'p' && cell.text) cell.text += '\n';
      else if (cell && name === 's') cell.text += ' '.repeat(Math.min(timesOf(attributes['text:c']), 100));
      else if (cell && (name === 'line-break' || name === 'tab')) cell.text += name === 'tab' ? '\t' : '\n';
    },
    close(name) {
      if (!table) return;
      if (name === 'annotation') notes -= 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        if (cell) endCell(table, cell);
        cell = undefined;
      } else if (name === 'table-row') endRow(table, repeated);
      else if (name === 'table') table = undefined;
    },
    text(text) {
      if (cell && notes === 0) cell.text += text;
    },
  });
  return tables;
}

function endCell(table: OpenTable, { attributes, text, times }: OpenCell): void {
  const { cells, merges, row } = table;
  const [rows, columns] = [
    timesOf(attributes['table:number-rows-spanned']),
    timesOf(attributes['table:number-columns-spanned']),
  ];
  if (rows > 1 || columns > 1) merges.push({ row, column: cells.length, rows, columns });
  if (merges.length > MERGES_MAX) throw tooWide();
  const shown = shownText(attributes, text);
  if (shown !== '' && cells.length + times > COLUMNS_MAX) throw tooWide();
  // A row can end with thousands of repeated empty cells.
  for (let at = 0; at < Math.min(times, COLUMNS_MAX); at += 1) cells.push(shown);
}

function endRow(table: OpenTable, times: number): void {
  table.row += times;
  if (table.cells.every((cell) => cell === '')) return table.writer.skip(times);
  for (let at = 0; at < times; at += 1) table.writer.add(table.cells);
}

/**
 * Formats a cell: dates as `2026-04-03`, amounts with their currency, percentages as `50%`, other values as displayed.
 */
function shownText(attributes: Attributes, text: string): string {
  const value = attributes['office:value'] ?? '';
  switch (attributes['office:value-type']) {
    case 'date':
      return (attributes['office:date-value'] ?? text).replace(/T00:00(:00)?$/, '').replace('T', ' ');
    case 'currency':
      return `${value} ${attributes['office:currency'] ?? ''}`.trim();
    case 'percentage':
      return `${Number((Number(value) * 100).toPrecision(15))}%`;
    case 'float':
      return value;
    default:
      return text;
  }
}

function timesOf(said: string | undefined): number {
  const times = Number(said ?? 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
}
