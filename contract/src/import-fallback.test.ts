import { expect, test } from 'vitest';
import { makeFallbackValue } from './import-fallback.ts';
import { ImportMapping } from './import-mapping.ts';

test.each([
  ['Java, Spring', '', 'Java'],
  ['Java (5 years), Spring', 'Developer', 'Java Developer'],
  ['{React,Redux}', 'Developer', 'React Developer'],
  ['["Go","SQL"]', '', 'Go'],
  ['• Swift\n• Kotlin', '', 'Swift'],
  ['', 'Developer', 'Developer'],
  ['', '', ''],
])('makes a title from the first value of %j and the text %j', (cell, text, title) => {
  expect(makeFallbackValue('title', { text, column: 1 }, ['Ana', cell])).toBe(title);
});

test('makes the same title for all rows if there is no column', () => {
  expect(makeFallbackValue('title', { text: 'Developer', column: null }, ['Ana', 'Java'])).toBe('Developer');
});

test('makes a name from an email address or a reference, and none without a value', () => {
  expect(makeFallbackValue('name', { text: '', column: 0 }, ['ana.petrova7@example.com'])).toBe('Ana Petrova');
  expect(makeFallbackValue('name', { text: 'Candidate', column: 0 }, ['A17'])).toBe('Candidate A17');
  expect(makeFallbackValue('name', { text: 'Candidate', column: 0 }, [''])).toBe('');
});

test('refuses a fallback with neither a text nor a column', () => {
  const mapping = {
    sheet: 0,
    header_row: 0,
    fields: ['name'],
    currency: 'USD',
    exchange: {},
    period: 'hour',
    day_first: true,
  };
  const parse = (title: object) => ImportMapping.safeParse({ ...mapping, fallbacks: { title } }).success;
  for (const blank of [' ', '\u3164', '\u200B']) expect(parse({ text: blank, column: null })).toBe(false);
  expect(parse({ text: 'Developer', column: null })).toBe(true);
  expect(parse({ text: '', column: 0 })).toBe(true);
});
