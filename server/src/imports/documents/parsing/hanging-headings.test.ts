import { expect, test } from 'vitest';
import { splitHangingHeadings } from './hanging-headings.ts';

/** A line whose cells start at the given positions. */
const line = (y: number, ...cells: [text: string, x: number][]) => {
  const words = cells.flatMap(([text, x]) =>
    text.split(' ').map((word, at) => ({ text: word, x: x + at * 30, y, width: 25, height: 10 })),
  );
  const text = cells.map(([each]) => each).join('\t');
  return { text, words, x: cells[0]![1], y, width: 400, height: 10, size: 10, bold: false };
};
const textsOf = (lines: Parameters<typeof splitHangingHeadings>[0]) =>
  splitHangingHeadings(lines).map(({ text }) => text);

test('a heading in the margin becomes a line', () => {
  const lines = [
    line(10, ['Work', 40], ['Acme', 160], ['2019', 400]),
    line(24, ['Developer', 160]),
    line(38, ['Education', 40], ['Leeds College', 160]),
    line(52, ['Diploma', 160]),
  ];
  expect(textsOf(lines)).toEqual(['Work', 'Acme\t2019', 'Developer', 'Education', 'Leeds College', 'Diploma']);
});

test('a label in a table of labels and values is no heading', () => {
  const lines = [
    line(10, ['Employer', 40], ['Acme', 160]),
    line(24, ['Role', 40], ['Developer', 160]),
    line(38, ['Technologies', 40], ['Go', 160]),
    line(52, ['and Redis', 160]),
    line(66, ['and Kafka', 160]),
  ];
  expect(textsOf(lines)).toContain('Technologies\tGo');
});
