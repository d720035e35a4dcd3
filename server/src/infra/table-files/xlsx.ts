import { Readable } from 'node:stream';
import { type AddFile, streamZip } from '../storage/zip-archive.ts';
import { cellXml } from './xlsx-cell.ts';
import { XLSX_CONTENT_TYPES, relationshipsXml, ROOT_RELATIONSHIPS, STYLES, workbookXml } from './xlsx-parts.ts';

/** Maximum number of rows per sheet in Excel. */
const SHEET_ROWS_MAX = 2 ** 20;
const CHUNK_CHARACTERS = 64 * 1024;
const SHEET_START =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>';
const SHEET_END = '</sheetData></worksheet>';

/**
 * Streams rows as an XLSX workbook with real dates and numbers; text never becomes a formula. The first row is the
 * header, and is repeated on each sheet of a long table.
 */
export async function* streamXlsx(
  rows: AsyncIterable<unknown[]>,
  rowsPerSheet = SHEET_ROWS_MAX,
): AsyncGenerator<Uint8Array> {
  yield* streamZip((add) => writeWorkbook(rows, rowsPerSheet, add));
}

async function writeWorkbook(rows: AsyncIterable<unknown[]>, rowsPerSheet: number, add: AddFile): Promise<void> {
  await add('[Content_Types].xml', partOf([XLSX_CONTENT_TYPES]));
  await add('_rels/.rels', partOf([ROOT_RELATIONSHIPS]));
  await add('xl/styles.xml', partOf([STYLES]));
  const source = rows[Symbol.asyncIterator]();
  const header = await source.next();
  let next = header.done ? header : await source.next();
  const sheet = async function* () {
    if (!header.done) yield header.value;
    for (let row = 1; row < rowsPerSheet && !next.done; row += 1) {
      yield next.value;
      next = await source.next();
    }
  };
  let sheets = 0;
  do {
    sheets += 1;
    await add(`xl/worksheets/sheet${sheets}.xml`, partOf(sheetXml(sheet())));
  } while (!next.done);
  await add('xl/workbook.xml', partOf([workbookXml(sheets)]));
  await add('xl/_rels/workbook.xml.rels', partOf([relationshipsXml(sheets)]));
}

async function* sheetXml(rows: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let chunk = SHEET_START;
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    chunk += `<row r="${number}">${cells.map((value, column) => cellXml(value, column, number)).join('')}</row>`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + SHEET_END;
}

function partOf(xml: Iterable<string> | AsyncIterable<string>): Readable {
  return Readable.from(xml, { objectMode: false });
}
