import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHotlist } from './hotlist.ts';

function read(text: string): string[][] | null {
  const folder = mkdtempSync(join(tmpdir(), 'hotlist-'));
  try {
    if (!readHotlist(text, folder)) return null;
    const lines = readFileSync(join(folder, '0.ndjson'), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as string[]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PEOPLE = [
  ['Ravi K', 'Java Developer', '$65/hr'],
  ['Sneha P', 'Data Engineer', '$70/hr'],
];

test.each([
  ['dashes', 'Ravi K - Java Developer - $65/hr\nSneha P - Data Engineer - $70/hr'],
  ['long dashes', 'Ravi K – Java Developer – $65/hr\nSneha P — Data Engineer — $70/hr'],
  ['bullets', 'Our hotlist:\n\n• Ravi K - Java Developer - $65/hr\n• Sneha P - Data Engineer - $70/hr\n\nBest, Kim'],
  ['numbers and bars', '1. Ravi K | Java Developer | $65/hr\r\n2. Sneha P | Data Engineer | $70/hr'],
  ['colons', 'Ravi K: Java Developer: $65/hr\nSneha P: Data Engineer: $70/hr'],
  ['bullets and commas', '* Ravi K, Java Developer, $65/hr\n* Sneha P, Data Engineer, $70/hr'],
])('splits lines with %s into columns', (_, text) => {
  expect(read(text)).toEqual(PEOPLE);
});

test('leaves the rate of a shorter line in its column', () => {
  const text =
    'Ravi K - Java Developer - Dallas - $65/hr\nMack F - Tester - $48/hr\nSneha P - Data Engineer - Oslo - $70/hr';
  expect(read(text)?.[1]).toEqual(['Mack F', 'Tester', '', '$48/hr']);
});

test('leaves visas, engagement types and relocation of shorter lines in their columns', () => {
  const text = [
    'Ravi K - Java Developer - Dallas, TX - H1B - C2C - Open to relocation - $65/hr',
    'Mack F - Tester - GC EAD - $48/hr',
    'Sneha P - Data Engineer - Austin, TX - Visa: USC - C2C or W2 - No relocation - $70/hr',
    'Zola T - Analyst - Boston, MA - W2 - $50/hr',
  ].join('\n');
  expect(read(text)).toEqual([
    ['Ravi K', 'Java Developer', 'Dallas, TX', 'H1B', 'C2C', 'Open to relocation', '$65/hr'],
    ['Mack F', 'Tester', '', 'GC EAD', '', '', '$48/hr'],
    ['Sneha P', 'Data Engineer', 'Austin, TX', 'Visa: USC', 'C2C or W2', 'No relocation', '$70/hr'],
    ['Zola T', 'Analyst', 'Boston, MA', '', 'W2', '', '$50/hr'],
  ]);
});

test.each([
  ['values with commas', 'Name,Title\nAna Petrova,Go developer - senior\nBo Larsen,QA engineer'],
  ['values with dashes', 'Name,Title,Years\nAna,Go developer - senior,2020 - 2021\nBo,QA - lead,2019 - 2022'],
  ['values with tabs', 'Ana - Petrova\tGo\nBo - Larsen\tQA'],
  ['a note', 'From: Kim\nTo: Ana\nSubject: Hotlist'],
  ['prose', 'Hello Kim,\nplease find the table below.\nThanks'],
])('does not take %s for a list of people', (_, text) => {
  expect(read(text)).toBeNull();
});
