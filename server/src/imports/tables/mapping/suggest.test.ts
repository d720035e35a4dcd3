import { expect, test } from 'vitest';
import { countryRows } from '../../../dictionaries/reference/places.ts';
import { referenceSkills } from '../../../dictionaries/reference/skills.ts';
import { importDictionaries } from '../cells/dictionaries.ts';
import { findHeader } from '../header/find.ts';
import { suggestMapping } from './suggest.ts';

const dictionaries = importDictionaries({
  skills: referenceSkills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
  seniorities: [],
  english: [],
  countries: countryRows(),
});
const suggest = (rows: string[][]) =>
  suggestMapping({ rows, header: findHeader(rows), saved: [], dictionaries }).mapping;

test('suggests the first skill as the title if no column holds one', () => {
  const mapping = suggest([
    ['Consultant', 'Technology'],
    ['Ravi K', 'Java, Spring'],
  ]);
  expect(mapping).toMatchObject({ fields: ['name', 'skills'], fallbacks: { title: { text: '', column: 1 } } });
});

test('suggests a name made from the email address if no column holds one', () => {
  const mapping = suggest([
    ['Email', 'Title'],
    ['ana.petrova@example.com', 'Go developer'],
  ]);
  expect(mapping.fallbacks).toEqual({ name: { text: '', column: 0 } });
});

test('joins two header rows of which each names some of the columns', () => {
  const rows = [
    ['Name', 'Title', 'Contact', ''],
    ['', '', 'Phone', 'Email'],
    ['Ana Petrova', 'Developer', '+1 312 555 0103', 'ana@example.com'],
  ];
  expect(suggest(rows)).toMatchObject({ header_row: 1, fields: ['name', 'title', 'phone', 'email'] });
});

test('takes no column of one repeated word for the title', () => {
  const people = ['Ana Petrova', 'Bo Larsen', 'Cid Moreno'];
  const { fields } = suggest([['Name', 'Profile'], ...people.map((name) => [name, 'Consultant'])]);
  expect(fields).toEqual(['name', null]);
});

test('takes no other column for the name if there are first and last names', () => {
  const { fields } = suggest([
    ['First Name', 'Last Name', 'Title', 'Candidate Owner', 'Team lead'],
    ['Ana', 'Petrova', 'Go developer', 'Pat Owner', 'Kim Lead'],
    ['Bo', 'Larsen', 'QA engineer', 'Pat Owner', 'Kim Lead'],
  ]);
  expect(fields).toEqual(['first_name', 'last_name', 'title', null, null]);
});

test.each([
  ['phone_cell', '+1 312 555 0103', 'phone'],
  ['desired_pay', '$65/hr', 'rate'],
  ['current_pay', '$55/hr', null],
  ['web_site', 'https://zola.example', null],
  ['key_skills', 'Java, Spring', 'skills'],
  ['notice_days', '60', 'available_from'],
  ['Expected CTC', 'USD 3000', 'rate'],
  ['Preferred Location', 'Berlin, Germany', null],
  ['Currency', 'EUR', 'currency'],
])('maps the header %s of an applicant tracking system', (header, cell, field) => {
  const { fields } = suggest([
    ['Name', 'Title', header],
    ['Ana Petrova', 'Go developer', cell],
  ]);
  expect(fields[2]).toBe(field);
});

test('reads the unit of notice periods from the header, or from the size of the numbers', () => {
  const unit = (header: string, ...cells: string[]) =>
    suggest([['Name', 'Title', header], ...cells.map((cell) => ['Ana Petrova', 'Go developer', cell])]).notice_unit;
  expect(unit('notice_days', '5', '60')).toBe('day');
  expect(unit('Notice (weeks)', '4', '2')).toBe('week');
  expect(unit('Notice period', '30', '60')).toBe('day');
  expect(unit('Notice period', '2', '3')).toBeUndefined();
});

test('keeps dollars if a single amount states another currency, and marks them as a guess', () => {
  const rows = (...rates: string[]) => [['Name', 'Title', 'Rate'], ...rates.map((rate) => ['Ana', 'Developer', rate])];
  expect(suggest(rows('85,00 €', '45', '$65/hr'))).toMatchObject({ currency: 'USD', guesses: ['currency'] });
  expect(suggest(rows('85 €', '45 €', '60'))).toMatchObject({ currency: 'EUR', guesses: ['currency'] });
  expect(suggest(rows('85 €', '45 €')).guesses).toBeUndefined();
});

test('marks the order of day and month as a guess unless a date shows it', () => {
  const guesses = (...days: string[]) =>
    suggest([['Name', 'Title', 'Available from'], ...days.map((day) => ['Ana', 'Developer', day])]).guesses;
  expect(guesses('03/04/2026')).toEqual(['day_first']);
  expect(guesses('03/04/2026', '25/04/2026')).toBeUndefined();
});
