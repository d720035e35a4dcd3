import { expect, test } from 'vitest';
import { monthsCovered } from './months-worked.ts';
import { rangesIn, getStatedDates } from './ranges.ts';

const TODAY = '2026-06-15';

test.each([
  ['Jan 2019 – Mar 2021', '2019-01', '2021-03'],
  ['January 2019 to present', '2019-01', null],
  ['03/2016 - 12/2019', '2016-03', '2019-12'],
  ['2019-01 — 2020-05', '2019-01', '2020-05'],
  ['01.02.2019 - 31.03.2020', '2019-02', '2020-03'],
  ['May 5, 2019 – June 1, 2020', '2019-05', '2020-06'],
  ["Jan '19 – Feb '21", '2019-01', '2021-02'],
  ['01/19 - 03/21', '2019-01', '2021-03'],
  ['Q1 2019 – Q3 2020', '2019-01', '2020-09'],
  ['Mar – Jun 2020', '2020-03', '2020-06'],
  ['2011 – 2015', '2011-01', '2015-12'],
  ['seit 03/2019', '2019-03', null],
  ['Januar 2019 bis heute', '2019-01', null],
  ['de enero de 2019 a marzo de 2021', '2019-01', '2021-03'],
  ['mars 2019 à août 2020', '2019-03', '2020-08'],
  ['juil. 2019 – aujourd’hui', '2019-07', null],
  ['січень 2019 – дотепер', '2019-01', null],
  ['березень 2018 р. – травень 2020 р.', '2018-03', '2020-05'],
  ['od marca 2019 do maja 2020', '2019-03', '2020-05'],
  ['paź 2019 - obecnie', '2019-10', null],
  ['XI 2021 – obecnie', '2021-11', null],
  ['III 2017 – X 2021', '2017-03', '2021-10'],
  ['2014. 05. – 2019. 08.', '2014-05', '2019-08'],
  ['03.2021 – до цього часу', '2021-03', null],
  ['2020–2023 Platform engineer', '2020-01', '2023-12'],
  ['Kyiv Polytechnic Institute 2011 – 2015', '2011-01', '2015-12'],
  ['Globex Inc. 03/2016 - 12/2019', '2016-03', '2019-12'],
])('finds the range of months in “%s”', (text, from, to) => {
  expect(rangesIn(text, TODAY)).toMatchObject([{ from, to }]);
});

test.each(['+380 44 123 45 67', 'Marketing 2019', '2021 – 2019', 'since 2031', 'ISO 27001 - 2013', 'Java 8 – 11'])(
  'finds no range of months in “%s”',
  (text) => {
    expect(rangesIn(text, TODAY)).toEqual([]);
  },
);

test('counts overlapping months once', () => {
  const worked = [
    { from: '2020-01', to: '2020-12' },
    { from: '2020-07', to: '2021-06' },
    { from: '2026-01', to: null },
  ];
  expect(monthsCovered(worked, TODAY)).toBe(18 + 6);
});

test('counts years without months from January to December, until today', () => {
  expect(monthsCovered([{ from: '2016', to: '2019' }], TODAY)).toBe(48);
  expect(monthsCovered([{ from: '2016', to: '2016' }], TODAY)).toBe(12);
  expect(monthsCovered([{ from: '2025', to: '2026' }], TODAY)).toBe(18);
  expect(monthsCovered([{ from: '2025', to: null }], TODAY)).toBe(18);
});

test.each([
  ['2011 – 2015', '2011', '2015'],
  ['Jan 2011 – 2015', '2011-01', '2015'],
  ['2011 – Mar 2015', '2011', '2015-03'],
  ['2011 – now', '2011', null],
  ['2024 – 2026', '2024', '2026'],
])('“%s” states the dates %s and %s', (text, from, to) => {
  expect(rangesIn(text, TODAY).map(getStatedDates)).toEqual([{ from, to }]);
});
