import { strToU8, zipSync } from 'fflate';

/** Content of a cell: a string, a number, a formatted number, or a formula with its result. */
export type Cell =
  | string
  | number
  | null
  | { value: number; format: string }
  | { formula: string; value: string | number };

export interface Sheet {
  name: string;
  rows: Cell[][];
  state?: 'hidden';
  /** Merged ranges such as `A1:C1`. */
  merges?: string[];
  hiddenColumns?: number[];
  hiddenRows?: number[];
  /** Targets of hyperlinks, by cell: `{ A2: 'https://files.example/cv.pdf' }`. */
  links?: Record<string, string>;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Builds a workbook as Excel writes it, with shared strings and number formats. `extra` adds or replaces parts. */
export function xlsx(sheets: Sheet[], extra: Record<string, Uint8Array> = {}): Uint8Array {
  const strings = new Map<string, number>();
  const formats = new Map<string, number>();
  const parts = sheets.map((sheet) => sheetXml(sheet, { strings, formats }));
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><workbookPr/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml([...formats.keys()]),
    'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(parts.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    ...Object.fromEntries(sheets.flatMap(({ links }, at) => (links ? [linksPart(links, at)] : []))),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...bytes, ...extra });
}

interface Shared {
  strings: Map<string, number>;
  formats: Map<string, number>;
}

function linksPart(links: Record<string, string>, sheet: number): [name: string, xml: string] {
  const related = Object.values(links).map(
    (target, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/hyperlink" Target="${escaped(target)}" TargetMode="External"/>`,
  );
  return [
    `xl/worksheets/_rels/sheet${sheet + 1}.xml.rels`,
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
  ];
}

function sheetXml({ rows, merges = [], hiddenColumns = [], hiddenRows = [], links }: Sheet, shared: Shared): string {
  const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" width="9" hidden="1"/>`).join('');
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, at) => cellXml(cell, `${letters(at)}${row + 1}`, shared)).join('');
    return `<row r="${row + 1}"${hiddenRows.includes(row) ? ' hidden="1"' : ''}>${written}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const linked = Object.keys(links ?? {}).map((ref, at) => `<hyperlink ref="${ref}" r:id="rId${at + 1}"/>`);
  return (
    `<worksheet xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}">${columns && `<cols>${columns}</cols>`}` +
    `<sheetData>${lines.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}` +
    `${linked.length > 0 ? `<hyperlinks>${linked.join('')}</hyperlinks>` : ''}</worksheet>`
  );
}

function cellXml(cell: Cell, place: string, { strings, formats }: Shared): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${numberOf(cell, strings)}</v></c>`;
  if ('format' in cell) return `<c r="${place}" s="${numberOf(cell.format, formats) + 1}"><v>${cell.value}</v></c>`;
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
}

function stylesXml(formats: string[]): string {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return `<styleSheet xmlns="${NAMESPACE}"><numFmts>${codes}</numFmts><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`;
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text);
  if (known === undefined) numbers.set(text, numbers.size);
  return known ?? numbers.size - 1;
}

function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
