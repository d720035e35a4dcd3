import { expect, test } from 'vitest';
import { rankOptions } from './rank-options.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label }));
const ranked = (text: string, ...labels: string[]) => rankOptions(named(...labels), text).map(({ label }) => label);

test('ranks by exact label, beginning of the label, beginning of a word and any part, and omits other options', () => {
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

test('any part of a label matches', () => {
  expect(ranked('ypescri', 'Rust', 'TypeScript')).toEqual(['TypeScript']);
  expect(ranked('js', 'Xjsx', 'xjs Node.js')).toEqual(['xjs Node.js', 'Xjsx']);
});

test('case and accents are ignored', () => {
  expect(ranked('łódź'.toUpperCase(), 'Łódź')).toEqual(['Łódź']);
  expect(ranked('krakow', 'Kraków')).toEqual(['Kraków']);
});

test('a given function folds labels and texts', () => {
  const fold = (text: string) => text.toLowerCase().replaceAll('ł', 'l');
  expect(rankOptions(named('Łódź'), 'lódź', fold)).toHaveLength(1);
  expect(rankOptions(named('Łódź'), 'lódź')).toEqual([]);
  expect(rankOptions(named('Łódź'), '🚀', () => '')).toEqual([]);
});

test('an empty text keeps all options in their order', () => {
  expect(ranked(' ', 'B', 'A')).toEqual(['B', 'A']);
});
