import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvForSpreadsheets, guardFormula } from './csv.ts';

describe('guardFormula', () => {
  it.each(['+385 91 555 0147', '+1 (555) 010-0147', '-5', '-1,5', '- ten years of Go', 'a=b', ''])(
    'leaves %j unchanged',
    (value) => expect(guardFormula(value)).toBe(value),
  );

  it.each([
    '=1+1',
    '@SUM(A1)',
    '+SUM(A1)',
    '-A1+B2',
    `-cmd|' /C calc'!A0`,
    '-2+3',
    '+1*2',
    '-HYPERLINK("http://x")',
    '\t=1',
    '\r=1',
  ])('puts an apostrophe before %j', (value) => {
    expect(guardFormula(value)).toBe(`'${value}`);
  });
});

it('writes a header, a byte order mark, and guarded text', async () => {
  const csv = csvForSpreadsheets({ columns: ['phone', 'message', 'count'] });
  csv.end({ phone: '+385 91 555 0147', message: '=1+1', count: -1 });
  expect((await buffer(csv)).toString()).toBe("\u{FEFF}phone,message,count\n+385 91 555 0147,'=1+1,-1\n");
});
