import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formula-guard.ts';

describe('guardFormula', () => {
  it.each([
    '+385 91 555 0147',
    '+1 (555) 010-0147',
    '+1-555-010-0147',
    '+49 89/123-4567',
    '+1000',
    '+385 91 555 0147 ext. 5',
    '-5',
    '-1,5',
    '- ten years of Go',
    '- ten years of Go (Kubernetes, AWS), C++/C# & SQL!',
    '- led a front-end (React) team: "great", 90% done?',
    '+ 5 years with the developer(s) of Go',
    '- wrote Go | Java',
    '-Kubernetes',
    '- Node.js, SQL',
    '- A1 in the first round',
    '+ C2 in English: excellent',
    '+ AWS, GCP (2 years)',
    '- first point\n- second point (with a note)',
    'a=b',
    "'tis a sentence",
    '',
  ])('leaves %j unchanged', (value) => expect(guardFormula(value)).toBe(value));

  it.each([
    '=1+1',
    '@SUM(A1)',
    '+SUM(A1)',
    '-A1+B2',
    '-A1',
    '+A1:A9',
    '-a1, b2;c3',
    '- S3',
    '+A1 B2',
    '+A:C',
    '-Sheet1.A1',
    '+1-1',
    '+1/2',
    '+(1)-2 -3',
    `-cmd|' /C calc'!A0`,
    `-a b+cmd|' /C calc'!A0`,
    '-2+3',
    '+1*2',
    '-HYPERLINK("http://x")',
    '- HYPERLINK ("http://x")',
    '-a b+WEBSERVICE("http://x")',
    '-a b+ WEBSERVICE (CONCAT(A1))',
    '-a b+(WEBSERVICE(((x),A1)))',
    '-a IF (1, WEBSERVICE (A1))',
    `-a b+'[other.xlsx]Sheet1'!A1`,
    '\t=1',
    '\r=1',
    '\n=1',
  ])('puts an apostrophe before %j', (value) => {
    expect(guardFormula(value)).toBe(`'${value}`);
  });
});

it('unguardFormula restores every guarded text', () => {
  const start = fc.constantFrom('', '-', '+', '=', '@', "'", "''=", "'+", '- ', '\t', '+385 91 ');
  const text = fc.tuple(start, fc.string({ unit: 'grapheme' })).map((parts) => parts.join(''));
  fc.assert(fc.property(text, (value) => unguardFormula(guardFormula(value)) === value));
});
