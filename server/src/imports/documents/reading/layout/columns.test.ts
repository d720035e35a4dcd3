import { expect, test } from 'vitest';
import { inReadingOrder } from './columns.ts';
import { groupIntoPieces } from './pieces.ts';

/** Words of a text at a position; a letter is five points wide. */
const set = (text: string, x: number, y: number, { size = 10, bold = false } = {}) => {
  let left = x;
  return text.split(' ').map((word) => {
    const placed = { text: word, x: left, y, width: word.length * 5, height: size, size, bold };
    left += word.length * 5 + 2.5;
    return placed;
  });
};
const readLines = (...words: ReturnType<typeof set>[]) =>
  inReadingOrder(groupIntoPieces(words.flat())).map(({ text }) => text);

test('a column of dates stays beside the text, although headings have nothing beside them', () => {
  const rows = [0, 1, 2].flatMap((entry) => [
    set('Heading', 40, entry * 80, { size: 13 }),
    set(`201${entry} – now`, 40, entry * 80 + 25),
    set(`Developer ${entry}, Acme`, 160, entry * 80 + 25),
    set('Builds the portal of a bank.', 160, entry * 80 + 38),
  ]);
  expect(readLines(...rows).slice(0, 3)).toEqual([
    'Heading',
    '2010 – now\tDeveloper 0, Acme',
    'Builds the portal of a bank.',
  ]);
});

test('a narrow gap before the left edge of a column separates a label from the text', () => {
  const texts = ['Acme', 'Globex', 'Initech', 'Umbrella'].map((text, at) => set(text, 160, 60 + at * 14));
  const [first] = readLines(set('01.2019 until today', 62, 40), set('Developer', 160, 40), ...texts);
  expect(first).toBe('01.2019 until today\tDeveloper');
});

test('a block of contact data in the page header does not reorder the text below it', () => {
  const contact = ['12 Mill Lane', 'Leeds', '+44 20 7946 0358', 'ana@post.example', 'post.example'].map((text, at) =>
    set(text, 400, 40 + at * 14),
  );
  const below = ['Experience', 'Developer', 'Acme', 'Education', 'College'].map((text, at) =>
    set(text, 40, 130 + at * 14),
  );
  const lines = readLines(set('Ana Petrova', 40, 40), set('Developer', 40, 54), ...contact, ...below);
  expect(lines.indexOf('post.example')).toBeLessThan(lines.indexOf('Experience'));
});

test('labels of one style stay beside their values, although headings have nothing beside them', () => {
  const pairs = [
    ['Email', 'ana@post.example'],
    ['Phone', '+44 20 7946 0358'],
    ['Website', 'post.example'],
    ['Location', 'Leeds, United Kingdom'],
  ];
  const rows = pairs.flatMap(([label, value], at) => [set(label!, 40, 40 + at * 17), set(value!, 140, 40 + at * 17)]);
  const heading = set('CONTACT', 40, 20, { bold: true });
  expect(readLines(heading, ...rows)).toEqual(['CONTACT', ...pairs.map((pair) => pair.join('\t'))]);
});

test('a list beside a column of sentences is a column, although its rows have the same heights', () => {
  const skills = ['Java', 'Kotlin', 'Redis', 'Docker'].map((text, at) => set(text, 40, 40 + at * 14));
  const text = [
    'Built the portal of a bank for',
    'two million customers, together with',
    'four teams in three cities, and',
    'kept it up for several years now',
  ].map((line, at) => set(line, 140, 40 + at * 14));
  expect(readLines(...skills, ...text).slice(0, 4)).toEqual(['Java', 'Kotlin', 'Redis', 'Docker']);
});

test('pieces at the right with different left edges stay in their rows', () => {
  const rows = [
    [set('MSc Geology', 40, 40), set('2007 to 2009', 420, 40)],
    [set('BSc Geology', 40, 54), set('2004 to 2007', 430, 54)],
    [set('English', 40, 82), set('Spanish', 190, 82), set('Polish', 330, 82)],
    [set('C1', 40, 96), set('Native', 190, 96), set('B2', 330, 96)],
  ];
  expect(readLines(...rows.flat())).toEqual(
    rows.map((row) => row.map((words) => words.map(({ text }) => text).join(' ')).join('\t')),
  );
});
