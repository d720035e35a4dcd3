import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { unzipped } from '../../../../tests/support/unzipped.ts';
import { DateCell } from './date-cell.ts';
import { streamXlsx } from './xlsx.ts';

const written = async (rows: unknown[][], rowsPerSheet?: number) =>
  unzipped(await buffer(streamXlsx(Readable.from(rows), rowsPerSheet)));

it('writes dates, times, numbers and booleans with their type, and everything else as text', async () => {
  const { 'xl/worksheets/sheet1.xml': sheet } = await written([
    ['phone', 'n'],
    ['+385 91 555 0147', -1.5],
    ['=1+1', true],
    [new DateCell('2026-04-03'), new DateCell('2026-04-03T12:00:00.000Z')],
    [new DateCell('2026-02-31'), new DateCell('1815-12-10')],
    ['a<b & "c"', ['x']],
  ]);
  const rows = [...sheet!.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, cells]) => cells);
  const text = (place: string, words: string) =>
    `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
  expect(rows).toEqual([
    text('A1', 'phone') + text('B1', 'n'),
    `${text('A2', '+385 91 555 0147')}<c r="B2"><v>-1.5</v></c>`,
    `${text('A3', '=1+1')}<c r="B3" t="b"><v>1</v></c>`,
    '<c r="A4" s="1"><v>46115</v></c><c r="B4" s="2"><v>46115.5</v></c>',
    text('A5', '2026-02-31') + text('B5', '1815-12-10'),
    text('A6', 'a&lt;b &amp; "c"') + text('B6', '["x"]'),
  ]);
});

it('is well-formed XML in every part, also with control characters and broken surrogates', async () => {
  const parts = await written([['a'], ['\u0000\u001F\r\n\uFFFE\uD800 _x000D_ ]]>']]);
  expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
  for (const xml of Object.values(parts)) expect(() => new SaxesParser().write(xml).close()).not.toThrow();
});

it('repeats the header on each sheet when a table is longer than a sheet', async () => {
  const rows = [['n'], [1], [2], [3], [4]];
  const { 'xl/workbook.xml': workbook, ...parts } = await written(rows, 3);
  const values = Object.entries(parts).flatMap(([name, xml]) =>
    name.includes('worksheets/') ? [[...xml.matchAll(/<v>(\d)<\/v>/g)].map(([, value]) => Number(value))] : [],
  );
  expect(values).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(parts['xl/worksheets/sheet2.xml']).toContain('>n</t>');
  expect(workbook).toContain('name="Sheet2"');
});

it('writes a sheet without rows for an empty table', async () => {
  expect((await written([]))['xl/worksheets/sheet1.xml']).toContain('<sheetData></sheetData>');
});

it('cuts text that is too long for a cell of Excel', async () => {
  const { 'xl/worksheets/sheet1.xml': sheet } = await written([['x'.repeat(40_000)]]);
  expect(/>(x+…)</.exec(sheet!)![1]).toHaveLength(32_767);
});

it('reports an error when reading the rows fails', async () => {
  const rows = async function* () {
    yield ['a'];
    yield [1];
    throw new Error('connection lost');
  };
  await expect(buffer(streamXlsx(rows()))).rejects.toThrow('connection lost');
});
