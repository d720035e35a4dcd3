import type { ImportMapping } from '@crewdock/contract/import-mapping';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishLevels, referenceSeniorities } from '../../../dictionaries/reference/dictionaries.ts';
import { countryRows } from '../../../dictionaries/reference/places.ts';
import { referenceSkills } from '../../../dictionaries/reference/skills.ts';
import { parseAmount } from './amount.ts';
import { parseDate } from './day.ts';
import { importDictionaries } from './dictionaries.ts';
import { judgeRow } from './judge.ts';
import { parseEnglishLevel, parseSeniority } from './level.ts';
import { nameAndTitle, wholeName } from './person-name.ts';
import { normalizePhoneNumber } from './phone.ts';
import { parseRate } from './rate.ts';
import { parseSkillsCell } from './skills.ts';
import { parseImportedStatus } from './status.ts';
import { parseYearsOfExperience } from './years.ts';

const TODAY = '2026-03-10';
const dictionaries = importDictionaries({
  skills: referenceSkills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
  seniorities: [...referenceSeniorities],
  english: englishLevels,
  countries: countryRows(),
});
const mapping: ImportMapping = {
  sheet: 0,
  header_row: 0,
  fields: ['name', 'title', 'rate', 'available_from', 'skills', 'country', 'phone'],
  currency: 'USD',
  exchange: { EUR: 1.1 },
  period: 'hour',
  day_first: true,
};

test.each([
  ['€45/h', 45, 'EUR', 'hour'],
  ['5 000 USD per month', 5000, 'USD', 'month'],
  ['45-55', 45, null, null],
  ['4,5k', 4500, null, null],
  ['4-5k €/month', 4000, 'EUR', 'month'],
  ["CHF 1'250.50", 1250.5, 'CHF', null],
  ['1.250,50 €', 1250.5, 'EUR', null],
  ['45,00', 45, null, null],
  ['5.000 zł mies.', 5000, 'PLN', 'month'],
  ['$120k p.a.', 120_000, 'USD', 'year'],
  ['800 грн/год', 800, 'UAH', 'hour'],
  ['560 €/Tag', 560, 'EUR', 'day'],
  ['R$ 12.000,00', 12_000, 'BRL', null],
])('parses the amount, currency and period of %s', (text, value, currency, period) => {
  expect(parseAmount(text)).toEqual({ value, currency, period });
});

test('parses an amount to the same value in the number formats of several locales', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const value = whole + cents / 100;
      for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL']) {
        const text = value.toLocaleString(locale, {
          minimumFractionDigits: 2,
          useGrouping: 'always',
        });
        expect(parseAmount(`${text} EUR`)).toEqual({ value, currency: 'EUR', period: null });
      }
    }),
  );
});

test.each([
  ['320 USD/day', 'rate', { field: 'hourly_rate', dollars: 40 }],
  ['96 000 USD per year', 'rate', { field: 'monthly_rate', dollars: 8000 }],
  ['4800/month', 'hourly_rate', { field: 'hourly_rate', dollars: 30 }],
  ['40 €', 'hourly_rate', { field: 'hourly_rate', dollars: 44 }],
  ['40 £', 'hourly_rate', { fault: 'is in GBP, which has no exchange rate' }],
  ['4800', 'hourly_rate', { fault: 'is too much for an hour: “4800”' }],
  ['negotiable', 'rate', { fault: 'is not an amount: “negotiable”' }],
] as const)('parses the rate %s into dollars, or reports what is wrong', (text, field, rate) => {
  expect(parseRate(text, field, mapping)).toEqual(rate);
});

test.each([
  ['3.4.2026', '2026-04-03'],
  ['15. 5. 2026', '2026-05-15'],
  ['03/04/26', '2026-04-03'],
  ['04/25/2026', '2026-04-25'],
  ['2026-04-03T00:00:00Z', '2026-04-03'],
  ['ASAP', TODAY],
  ['od zaraz', TODAY],
  ['зараз', TODAY],
  ['2 weeks', '2026-03-24'],
  ['in two weeks', '2026-03-24'],
  ["1 month's notice", '2026-04-10'],
  ['end of March', '2026-03-31'],
  ['Ende April', '2026-04-30'],
  ['mid-May', '2026-05-15'],
  ['Q3', '2026-07-01'],
  ['Q1 2027', '2027-01-01'],
  ['46115', '2026-04-03'],
  ['1 kwietnia 2026', '2026-04-01'],
  ['1er avril', '2026-04-01'],
  ['с 1 мая', '2026-05-01'],
  ['März 2026', '2026-03-01'],
  ['1 de junio de 2026', '2026-06-01'],
  ['October 2nd, 2026', '2026-10-02'],
  ['31.02.2026', null],
  ['soon', null],
  ['45', null],
  ['Ana', null],
])('parses %s as a date, or returns null', (text, day) => {
  expect(parseDate(text, { dayFirst: true, today: TODAY })).toBe(day);
});

test('parses a date to the same day in several formats and languages', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year, month, number] = day.split('-') as [string, string, string];
      const ways = [
        day,
        `${number}.${month}.${year}`,
        `${Number(number)}/${Number(month)}/${year.slice(2)}`,
        `${year}${month}${number}`,
      ];
      for (const locale of ['en-GB', 'en-US', 'de', 'es', 'fr', 'pl', 'uk', 'ru', 'cs', 'pt']) {
        ways.push(date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
      }
      for (const way of ways) expect([way, parseDate(way, { dayFirst: true, today: TODAY })]).toEqual([way, day]);
      expect(parseDate(`${month}/${number}/${year}`, { dayFirst: false, today: TODAY })).toBe(day);
    }),
  );
});

test.each([
  ['5+ yrs', 5],
  ['3-5 years', 3],
  ['18 months', 1],
  ['7,5', 7],
  ['since 2015', 11],
  ['8 лет', 8],
  ['less than 1 year', 0],
  ['many', null],
  ['500', null],
])('parses the years of experience in %s, or returns null', (text, years) => {
  expect(parseYearsOfExperience(text, TODAY)).toBe(years);
});

test.each([
  ['Go, SQL; Docker', ['Go', 'SQL', 'Docker']],
  ['C/C++, CI/CD', ['C', 'C++', 'CI/CD']],
  ['AWS (EC2, S3), Go (5 years)', ['AWS', 'EC2', 'S3', 'Go 5']],
  ['Python 3.11 / Django', ['Python', 'Django']],
  ['React - 4y, golang: 3', ['React 4', 'Go 3']],
  ['go, Go, golang', ['Go']],
  ['• Selenium\n• Cypress', ['Selenium', 'Cypress']],
  ['Go Docker Kubernetes', ['Go', 'Docker', 'Kubernetes']],
  ['Basket weaving', ['Basket weaving']],
])('parses the skills in %s', (text, named) => {
  const found = parseSkillsCell(text, false, dictionaries.skills);
  expect(found.map(({ name, experience }) => (experience === null ? name : `${name} ${experience}`))).toEqual(named);
});

test('parses English levels, seniorities, statuses, names and phone numbers', () => {
  const english = (text: string) =>
    englishLevels.find(({ id }) => id === parseEnglishLevel(text, dictionaries.english))?.name.slice(0, 2);
  expect(
    ['B2+', 'B1/B2', 'Upper-Intermediate', 'C1 (Advanced)', 'fluent', 'pre-intermediate', '?'].map(english),
  ).toEqual(['B2', 'B1', 'B2', 'C1', 'C1', 'A2', undefined]);
  const seniority = (text: string) =>
    referenceSeniorities.find(({ id }) => id === parseSeniority(text, dictionaries.seniorities))?.label;
  expect(['sr.', 'Mid-level', 'Strong Middle', 'Team Lead', 'старший', 'x'].map(seniority)).toEqual([
    'Senior',
    'Middle',
    'Middle',
    'Lead',
    'Senior',
    undefined,
  ]);
  expect(
    ['not available', 'Available', 'on project', 'frei', '?', 'blue', 'not sure yet'].map(parseImportedStatus),
  ).toEqual(['unavailable', 'available', 'placed', 'available', 'unknown', null, null]);
  expect(['Petrova, Ana', 'Ana Petrova', 'Ana, 30'].map(wholeName)).toEqual(['Ana Petrova', 'Ana Petrova', 'Ana, 30']);
  expect(nameAndTitle('Anne-Marie Poe – Go developer')).toEqual({ name: 'Anne-Marie Poe', title: 'Go developer' });
  expect([
    normalizePhoneNumber('044 123 45 67', 'UA'),
    normalizePhoneNumber('0044 20 7946 0958', undefined),
    normalizePhoneNumber('123456', undefined),
    normalizePhoneNumber('call me', undefined),
  ]).toEqual(['+380441234567', '+442079460958', '123456', null]);
});

describe('parsing a row', () => {
  const judge = (...cells: string[]) => judgeRow(cells, mapping, dictionaries, TODAY);

  test('reports an error for a missing required value, and a warning for each cell that cannot be parsed', () => {
    expect(judge('Ana', '', 'much', 'soon', '', 'Atlantis', 'x').faults).toEqual([
      { column: 2, field: 'rate', level: 'warning', text: 'is not an amount: “much”' },
      {
        column: 3,
        field: 'available_from',
        level: 'warning',
        text: 'is not understood, so the availability is unknown: “soon”',
      },
      { column: 5, field: 'country', level: 'warning', text: 'is not a country: “Atlantis”' },
      { column: 6, field: 'phone', level: 'warning', text: 'is not a phone number: “x”' },
      { column: 1, field: 'title', level: 'error', text: 'is missing' },
    ]);
  });

  test('skips a row that does not describe a person, with a reason', () => {
    expect(['', 'Total: 12', 'Backend team'].map((cell) => judge(cell).skip)).toEqual([
      'is empty',
      'is a total',
      'is a heading or a note',
    ]);
    expect(judge('Name', 'Title', 'Rate', 'Available from').skip).toBe('repeats the headers');
    expect(judge('Total Recall', 'Actor', '45').skip).toBeNull();
  });

  test('parses rows of arbitrary text deterministically into values that can be stored', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('__proto__', 'constructor', '=1+1')),
          { minLength: 7, maxLength: 7 },
        ),
        (cells) => {
          const { values } = judgeRow(cells, mapping, dictionaries, TODAY);
          expect(values.name.isWellFormed() && !values.name.includes('\0')).toBe(true);
          expect(judgeRow(cells, mapping, dictionaries, TODAY).values).toEqual(values);
          for (const rate of [values.hourly_rate, values.monthly_rate])
            expect(rate === null || (Number.isInteger(rate) && rate > 0)).toBe(true);
        },
      ),
    );
  });
});
