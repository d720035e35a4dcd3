import fc from 'fast-check';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamCsv } from '../../../infra/table-files/csv.ts';
import { DateCell } from '../../../infra/table-files/date-cell.ts';
import { streamXlsx } from '../../../infra/table-files/xlsx.ts';
import { readTables } from './reading.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADER = ['name', 'phone', 'message'];
const FORMATS = {
  'a CSV file with commas': (rows: unknown[][]) => buffer(streamCsv(Readable.from(rows), 'comma')),
  'a CSV file with semicolons': (rows: unknown[][]) => buffer(streamCsv(Readable.from(rows), 'semicolon')),
  'a CSV file with tabs': (rows: unknown[][]) => buffer(streamCsv(Readable.from(rows), 'tab')),
  'an XLSX file': (rows: unknown[][]) => buffer(streamXlsx(Readable.from(rows))),
};

/** Reads a file the way an import does and returns its rows. */
async function readBack(contents: Buffer): Promise<string[][]> {
  const path = join(folder, 'export');
  await writeFile(path, contents);
  const read = await readTables({ path, name: 'export', output: folder });
  expect(read).toMatchObject({ tables: [{}], notes: [] });
  const lines = (await readFile(join(folder, '0.ndjson'), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as string[]);
}

const TEXTS = [
  '+385 91 555 0147',
  '- ten years of Go (Kubernetes, AWS)',
  '=1+1',
  "'=1+1",
  "''@name",
  '@name',
  '-a b+WEBSERVICE("http://x")',
  '_x000D_ _x005F_x0041_',
  '007',
  '2026-04-03',
  'a;b;c;d;e;f',
  'two  columns   of text',
  '| a | b |',
  '<table><tr><td>a</td></tr></table>',
  'urn:schemas-microsoft-com:office:spreadsheet',
  'first\nsecond',
  '"quoted", \'quoted\'',
];

test.each(Object.entries(FORMATS))('texts of %s are read back unchanged', async (_, write) => {
  const rows = TEXTS.map((text) => ['Ana', text, text]);
  expect(await readBack(await write([HEADER, ...rows]))).toEqual([HEADER, ...rows]);
});

test.each(Object.entries(FORMATS))('any text of %s is read back without surrounding spaces', async (_, write) => {
  const start = fc.constantFrom('', '-', '+', '=', '@', "'", "'=", '+385 91 ', '- two words ');
  const unit = fc.oneof(
    fc.constantFrom(...',;\t|"\'\n\r_x(<&='),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const text = fc.tuple(start, fc.array(unit, { maxLength: 12 })).map(([first, rest]) => first + rest.join(''));
  const row = fc.tuple(fc.constant('Ana'), text, text);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const read = await readBack(await write([HEADER, ...rows]));
      expect(read.map(normalized)).toEqual([HEADER, ...rows].map(normalized));
    }),
    { numRuns: 50 },
  );
});

// oxlint-disable-next-line no-control-regex
const REMOVED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g;

/**
 * The expected text after an import: without control characters and surrounding white space, with `\n` as line break.
 */
function normalized(cells: string[]): string[] {
  const [name = '', phone = '', message = ''] = cells.map((cell) =>
    cell.replaceAll(/\r\n?/g, '\n').replaceAll(REMOVED, '').trim(),
  );
  return [name, phone, message];
}

test.each(Object.entries(FORMATS))('numbers, dates and times of %s are read back', async (format, write) => {
  const rows = [
    ['Ana', 54, new DateCell('2026-04-03')],
    ['Bo', -1.5, new DateCell('2026-04-03T14:30:05.000Z')],
    ['Cy', 0, null],
  ];
  const time = format === 'an XLSX file' ? '2026-04-03 14:30:05' : '2026-04-03T14:30:05.000Z';
  expect(await readBack(await write([HEADER, ...rows]))).toEqual([
    HEADER,
    ['Ana', '54', '2026-04-03'],
    ['Bo', '-1.5', time],
    ['Cy', '0'],
  ]);
});
