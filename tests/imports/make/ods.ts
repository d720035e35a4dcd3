import { strToU8, zipSync } from 'fflate';

/** Content of a cell: a string, a number, a date, an amount of money, or a string that spans columns. */
export type OdsCell =
  | string
  | number
  | { day: string }
  | { amount: number; currency: string }
  | { wide: string; columns: number };

/** Builds a workbook as LibreOffice writes it, with 1,000 empty rows after the last row. */
export function ods(sheets: { name: string; rows: OdsCell[][] }[]): Uint8Array {
  const tables = sheets.map(({ name, rows }) => {
    const lines = rows.map((cells) => `<table:table-row>${cells.map(cellXml).join('')}${EMPTY}</table:table-row>`);
    return `<table:table table:name="${name}">${lines.join('')}<table:table-row table:number-rows-repeated="1000">${EMPTY}</table:table-row></table:table>`;
  });
  const content = `<office:document-content ${SPACES}><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(content),
  });
}

const SPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const EMPTY = '<table:table-cell table:number-columns-repeated="1000"/>';

function cellXml(cell: OdsCell): string {
  if (cell === '') return '<table:table-cell/>';
  if (typeof cell === 'string')
    return `<table:table-cell office:value-type="string">${paragraphs(cell)}</table:table-cell>`;
  if (typeof cell === 'number')
    return `<table:table-cell office:value-type="float" office:value="${cell}">${paragraphs(String(cell))}</table:table-cell>`;
  if ('day' in cell)
    return `<table:table-cell office:value-type="date" office:date-value="${cell.day}">${paragraphs('shown')}</table:table-cell>`;
  if ('amount' in cell) {
    return `<table:table-cell office:value-type="currency" office:currency="${cell.currency}" office:value="${cell.amount}">${paragraphs('shown')}</table:table-cell>`;
  }
  const covered = `<table:covered-table-cell table:number-columns-repeated="${cell.columns - 1}"/>`;
  return `<table:table-cell office:value-type="string" table:number-columns-spanned="${cell.columns}">${paragraphs(cell.wide)}</table:table-cell>${covered}`;
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split('\n')
    .map((line) => `<text:p>${line}</text:p>`)
    .join('');
}
