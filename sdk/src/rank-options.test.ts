import { expect, test } from 'vitest';
import { rankOptions } from './rank-options.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label }));
const ranked = (text: string, ...labels: string[]) => rankOptions(named(...labels), text).map(({ label }) => label);

test('ranks the exact label, its beginning, the beginning of a word, and any part, and leaves the rest out', () => {
  expect(ranked('java', 'RxJava', 'Core Java', 'JavaScript', 'Rust', 'Java')).toEqual([
    'Java',
    'JavaScript',
    'Core Java',
    'RxJava',
  ]);
});

test('options of the same rank keep their order', () => {
  expect(ranked('united', 'United States', 'United Kingdom', 'Tanzania, United Republic of')).toEqual([
    'United States',
    'United Kingdom',
    'Tanzania, United Republic of',
  ]);
});

test('any part of a label matches, also after a part that begins no word', () => {
  expect(ranked('ypescri', 'Rust', 'TypeScript')).toEqual(['TypeScript']);
  expect(ranked('js', 'Xjsx', 'xjs Node.js')).toEqual(['xjs Node.js', 'Xjsx']);
});

test('case and accents make no difference', () => {
  expect(ranked('łódź'.toUpperCase(), 'Łódź')).toEqual(['Łódź']);
  expect(ranked('krakow', 'Kraków')).toEqual(['Kraków']);
});

test('an empty text leaves all options in their order', () => {
  expect(ranked(' ', 'B', 'A')).toEqual(['B', 'A']);
});
