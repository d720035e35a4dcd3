import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { streamCsv } from './csv.ts';
import { DateCell } from './date-cell.ts';

it('writes a byte order mark, guarded text, numbers, dates, booleans and nested values', async () => {
  const rows = [
    ['phone', 'message', 'count', 'day', 'flag', 'list'],
    ['+385 91 555 0147', '=1+1', -1, new DateCell('2026-04-03'), false, [1, 'a']],
  ];
  const csv = await buffer(streamCsv(Readable.from(rows)));
  expect(csv.toString()).toBe(
    `\u{FEFF}phone,message,count,day,flag,list\n+385 91 555 0147,'=1+1,-1,2026-04-03,false,"[1,""a""]"\n`,
  );
});

it.each([
  ['comma', 'a,"b,c"\n'],
  ['semicolon', 'a;b,c\n'],
  ['tab', 'a\tb,c\n'],
] as const)('separates values by a %s', async (separator, expected) => {
  const csv = await buffer(streamCsv(Readable.from([['a', 'b,c']]), separator));
  expect(csv.toString()).toBe(`\u{FEFF}${expected}`);
});
