import { FileReader } from '@crewdock/server/imports/tables/files/read';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { encode } from './make/encode.ts';
import { type Cell, xlsx } from './make/xlsx.ts';
import { readTables } from './read-tables.ts';

const reader = new FileReader();
afterAll(() => reader.close());

const SHEET = 'xl/worksheets/sheet1.xml';
const book = (part: string, content: string | Uint8Array) =>
  xlsx([{ name: 'People', rows: [['Name', 'Title']] }], {
    [part]: typeof content === 'string' ? strToU8(content) : content,
  });
const sheet = (rows: string, head = '') => book(SHEET, `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const ole = (mark: string) =>
  Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.alloc(600), Buffer.from(mark, 'utf16le')]);

const FILES: Record<string, [content: string | Uint8Array, refusal: RegExp]> = {
  'an empty file': ['', /^This file is empty/],
  'a file of blank lines': ['\n\n \n', /^This file has no rows/],
  'a PDF': ['%PDF-1.7\n1 0 obj', /^This is a PDF, not a table/],
  'a picture': [Buffer.from('89504E470D0A1A0A0000000D', 'hex'), /^This is a picture/],
  'a ZIP': [zipSync({ 'people.csv': strToU8('Name,Title\n') }), /^This is a ZIP archive. Unpack it/],
  'an archive': [Buffer.from('1F8B0800000000000003', 'hex'), /^This is an archive/],
  'a text document': [zipSync({ 'word/document.xml': strToU8('<w/>') }), /^This is a text document/],
  'a page without a table': ['<!doctype html><p>Sign in</p>', /^This page has no table/],
  'a workbook of before 2007': [ole('Workbook'), /before 2007/],
  'a workbook with a password': [ole('EncryptedPackage'), /^This workbook is protected by a password/],
  'half a workbook': [book('x', 'y').subarray(0, 900), /^This file is damaged/],
  'a workbook of broken XML': [sheet('<row><c><v>1</row>'), /^This file is damaged/],
  'NUL bytes': ['Name,Title\nAna,Go\0\nBo,QA\n', /NUL bytes/],
  'broken UTF-8': [
    Buffer.concat([
      Buffer.from('Name,Title\nŁukasz Wiśniewski,Grzegorz Brzęczyk żółć\n'),
      Buffer.from([0xc5, 0x2c, 0xff, 0x0a]),
    ]),
    /^Some letters of this file are broken/,
  ],
  'bytes of no encoding': [Buffer.from(Array.from({ length: 600 }, (_, at) => 128 + ((at * 37) % 128))), /broken/],
  'more columns than there are': [Array.from({ length: 300 }, (_, at) => `c${at}`).join(','), /more than 256 columns/],
  'a sheet of 16,384 columns': [
    sheet(`<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>`),
    /more than 256 columns/,
  ],
  'more rows than there are': ['x,y\n'.repeat(200_001), /more than 200,000 rows/],
  'a cell far below': [
    sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="900000"><c r="A900000"><v>2</v></c></row>'),
    /more than 200,000 rows/,
  ],
  'a cell without end': [`Name,Title\n${'x'.repeat(100_001)},y\n`, /A cell of row 2 has more than 100,000 characters/],
  'entities that grow': [
    sheet(
      '<row><c t="inlineStr"><is><t>&b;</t></is></c></row>',
      `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`,
    ),
    /defines its own XML entities/,
  ],
  'elements without end': [sheet('<a>'.repeat(100_000)), /^This file is damaged/],
  'a bomb in a sheet': [sheet(' '.repeat(80 * 2 ** 20)), /unpacks to far more than a table needs/],
  'a bomb in the texts': [
    book('xl/sharedStrings.xml', `<sst><si><t>${'a'.repeat(80 * 2 ** 20)}</t></si></sst>`),
    /unpacks to far more/,
  ],
  'a bomb that says it is small': [lying(sheet(' '.repeat(80 * 2 ** 20))), /unpacks to far more|damaged/],
};

describe.each(Object.entries(FILES))('%s', (_, [content, refusal]) => {
  test('is refused with a reason', async () => {
    const refused = await readTables(reader, 'people.csv', content).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'ImportRefused', message: expect.stringMatching(refusal) });
  });
});

test('a file that declares more than 2 GB of unpacked content is refused', async () => {
  const content = sheet('<row/>');
  const refused = await readTables(reader, 'people.xlsx', saying(content, 2 ** 31)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'ImportRefused', message: expect.stringMatching(/unpacks to far more/) });
});

test('macros are left out, formulas are read as their values and links, and a note reports the macros', async () => {
  const rows: Cell[][] = [
    ['Name', 'Title'],
    [{ formula: 'HYPERLINK("http://x")', value: 'Ana' }, '=1+1'],
  ];
  const read = await readTables(
    reader,
    'people.xlsm',
    xlsx([{ name: 'A', rows }], { 'xl/vbaProject.bin': strToU8('x') }),
  );
  expect(read).toMatchObject({
    rows: [
      [
        ['Name', 'Title'],
        ['Ana', '=1+1', 'http://x'],
      ],
    ],
    notes: ['The macros were left out.'],
  });
});

test('styled empty cells up to the last column and row are not a reason for refusal', async () => {
  const read = await readTables(
    reader,
    'people.xlsx',
    sheet('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row>'),
  );
  expect(read.tables).toMatchObject([{ rows: 1, columns: 1 }]);
});

test('text is decoded with the right encoding', async () => {
  const read = async (content: Uint8Array) => (await readTables(reader, 'a.csv', content)).rows[0]![1]![0];
  expect(await read(encode('Name;x\nЮрий Щёголев;1\n', 'windows-1251'))).toBe('Юрий Щёголев');
  expect(await read(encode('Имя;Город\nЮрий Щукин;Пермь\n', 'koi8-r'))).toBe('Юрий Щукин');
  expect(await read(encode('Name;x\nZażółć Gęślą;1\n', 'windows-1250'))).toBe('Zażółć Gęślą');
  expect(await read(encode('Name;x\nFrançois Œuvré;1\n', 'windows-1252'))).toBe('François Œuvré');
});

test('a file that exhausts the memory of its process fails alone, and another file is read meanwhile', async () => {
  const strict = new FileReader({ ms: 60_000, memoryMb: 160 });
  try {
    const texts = Array.from(
      { length: 2_000_000 },
      (_, at) => `<si><t>${at} some text that is kept ${at * 7919}</t></si>`,
    ).join('');
    const hostile = readTables(strict, 'a.xlsx', book('xl/sharedStrings.xml', `<sst>${texts}</sst>`), 'person 1').catch(
      (error: unknown) => error,
    );
    const other = await readTables(strict, 'b.csv', 'Name,Title\nAna,Go\n', 'person 2');
    expect(other.rows).toEqual([
      [
        ['Name', 'Title'],
        ['Ana', 'Go'],
      ],
    ]);
    expect(await hostile).toMatchObject({
      name: 'ImportRefused',
      message: expect.stringMatching(/takes too long to read/),
    });
  } finally {
    await strict.close();
  }
});

/** Returns a copy of the archive whose directory states this uncompressed size for the sheet. */
function saying(archive: Uint8Array, bytes: number): Uint8Array {
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4)) {
    const name = copy.toString('latin1', at + 46, at + 46 + copy.readUInt16LE(at + 28));
    if (name === SHEET) copy.writeUInt32LE(bytes, at + 24);
  }
  return copy;
}

function lying(archive: Uint8Array): Uint8Array {
  return saying(archive, 1000);
}
