import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import { describe, expect, test } from 'vitest';
import { englishLevels, referenceSeniorities } from '../../../dictionaries/reference/dictionaries.ts';
import { countryRows } from '../../../dictionaries/reference/places.ts';
import { referenceSkills } from '../../../dictionaries/reference/skills.ts';
import { importDictionaries } from './dictionaries.ts';
import { judgeRow } from './judge.ts';

const TODAY = '2026-03-10';
const dictionaries = importDictionaries({
  skills: referenceSkills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
  seniorities: [...referenceSeniorities],
  english: englishLevels,
  countries: countryRows(),
});

/** Parses a row whose other cells are fine. Returns the values and the text of the warnings. */
function read(cells: Partial<Record<ImportField, string>>, defaults: Partial<ImportMapping> = {}) {
  const row = { name: 'Ana Petrova', title: 'Go developer', ...cells };
  const mapping: ImportMapping = {
    sheet: 0,
    header_row: 0,
    fields: Object.keys(row) as ImportField[],
    currency: 'USD',
    exchange: { EUR: 1.1 },
    period: 'hour',
    day_first: true,
    ...defaults,
  };
  const { values, faults } = judgeRow(Object.values(row), mapping, dictionaries, TODAY);
  return { values, warnings: faults.map(({ text }) => text) };
}

describe('skills', () => {
  test.each(['{React,Redux}', '["React","Redux"]', "['React', 'Redux']", '{"React","Redux"}'])(
    'splits %s',
    (skills) => {
      const { values, warnings } = read({ skills });
      expect(values.skills.map(({ name }) => name)).toEqual(['React', 'Redux']);
      expect(warnings).toEqual([]);
    },
  );

  test('names unknown skills', () => {
    expect(read({ skills: 'Go, Moon Gardening, Basketry' }).warnings).toEqual([
      'leaves out “Moon Gardening”, “Basketry”: not in the list of skills',
    ]);
  });
});

describe('amounts', () => {
  test.each([
    ['$40 - $45', 40, 'is a range, and only the first amount counts: “$40 - $45”'],
    ['$70-75/hr', 70, 'is a range, and only the first amount counts: “$70-75/hr”'],
    ['$65 C2C, $60 W2', 65, 'has several amounts, and only the first counts: “$65 C2C, $60 W2”'],
    ['$65/hr negotiable', 65, 'leaves out “negotiable”'],
  ])('reads %s as %d and names what is left out', (rate, dollars, warning) => {
    expect(read({ rate })).toMatchObject({ values: { hourly_rate: dollars }, warnings: [warning] });
  });

  test.each(['$65/hr', '45', 'C2C $65', '€50 per hour', 'up to $60/h', '$1,000.00/month', 'USD 45.50'])(
    'reads %s without a warning',
    (rate) => expect(read({ rate }).warnings).toEqual([]),
  );

  test.each(['-40', '€6O/h', '12.5.3', '45%'])('refuses the odd number %s', (rate) => {
    const { values, warnings } = read({ rate });
    expect(values.hourly_rate).toBeNull();
    expect(warnings).toEqual([`is an odd number: “${rate}”`]);
  });

  test('takes the currency from its own column', () => {
    expect(read({ hourly_rate: '40', currency: 'EUR' }).values.hourly_rate).toBe(44);
    expect(read({ hourly_rate: '40', currency: 'Florins' }).warnings).toEqual(['isn’t a currency: “Florins”']);
  });

  test('warns about amounts without a currency while the currency is a guess', () => {
    const guesses = { guesses: ['currency' as const] };
    expect(read({ rate: '45' }, guesses)).toMatchObject({
      values: { hourly_rate: 45 },
      warnings: ['states no currency and is read as USD'],
    });
    expect(read({ rate: '$45' }, guesses).warnings).toEqual([]);
  });
});

describe('availability', () => {
  test.each(['tbc', '2027-02-30', 'after the festival'])('makes the availability unknown for %s', (text) => {
    const { values, warnings } = read({ available_from: text });
    expect(values).toMatchObject({ available_from: null, status: 'unknown' });
    expect(warnings).toEqual([`is not understood, so the availability is unknown: “${text}”`]);
  });

  test('keeps that somebody is placed if the availability is not understood', () => {
    expect(read({ status: 'Placed', available_from: 'tbc' }).values.status).toBe('placed');
  });

  test('marks an empty availability as missing, unless the status is stated', () => {
    expect(read({ available_from: '-' }).values).toMatchObject({ status: null, is_availability_missing: true });
    expect(read({ available_from: '', status: 'Available' }).values.is_availability_missing).toBeUndefined();
    expect(read({}).values.is_availability_missing).toBeUndefined();
  });

  test.each([
    ['60', 'day', '2026-05-09'],
    ['0', 'day', TODAY],
    ['4', 'week', '2026-04-07'],
    ['2', 'month', '2026-05-10'],
    ['15 Days or less', 'month', '2026-03-25'],
    ['Notice period: 2 weeks', undefined, '2026-03-24'],
  ] as const)('reads the notice period %s in units of one %s', (text, notice_unit, from) => {
    expect(read({ available_from: text }, notice_unit && { notice_unit }).values.available_from).toBe(from);
  });

  test('does not understand a bare number without a unit', () => {
    expect(read({ available_from: '60' }).values.status).toBe('unknown');
  });

  test('warns about a date of two readings while the order of day and month is a guess', () => {
    const guesses = { guesses: ['day_first' as const] };
    const { values, warnings } = read({ available_from: '03/04/2026' }, guesses);
    expect(values.available_from).toBe('2026-04-03');
    expect(warnings).toEqual([expect.stringMatching(/^can be read with the day or the month first: “03\/04\/2026”/)]);
    expect(read({ available_from: '13/04/2026' }, guesses).warnings).toEqual([]);
    expect(read({ available_from: '03/04/2026' }).warnings).toEqual([]);
  });
});

describe('damaged cells', () => {
  test.each([
    ['phone', '1.23E+10'],
    ['phone', '########'],
    ['rate', '#REF!'],
    ['email', '#N/A'],
    ['experience', '05-Mar'],
    ['experience', '2026-03-05'],
  ] as const)('names a %s that a spreadsheet program has turned into %s', (field, text) => {
    const { values, warnings } = read({ [field]: text });
    expect(warnings).toEqual([`was damaged by a spreadsheet program: “${text}”`]);
    expect(values).toMatchObject({ phone: '', hourly_rate: null, email: '', experience: null });
  });
});

describe('years of experience', () => {
  test('takes the first number of a range, and names the range', () => {
    expect(read({ experience: '3-5 years' })).toMatchObject({ values: { experience: 3 } });
    expect(read({ experience: '3-5 years' }).warnings[0]).toContain('is a range');
  });

  test.each(['-3', '12-10', '100'])('refuses %s', (experience) => {
    expect(read({ experience })).toMatchObject({ values: { experience: null } });
    expect(read({ experience }).warnings).toEqual([`is not a number of years: “${experience}”`]);
  });

  test('reads years and months without a warning', () => {
    expect(read({ experience: '6 Year(s) 4 Month(s)' })).toMatchObject({ values: { experience: 6 }, warnings: [] });
  });
});

describe('contacts', () => {
  test('names further email addresses and phone numbers', () => {
    const { values, warnings } = read({
      email: 'ana@example.com; a.p@example.com',
      phone: '+385915550147, +385915550148',
    });
    expect(values).toMatchObject({ email: 'ana@example.com', phone: '+385915550147' });
    expect(warnings).toEqual(['leaves out “a.p@example.com”', 'leaves out “+385915550148”']);
  });

  test('reads a phone number that a program has written with a decimal place', () => {
    expect(read({ phone: '5125550102.0' })).toMatchObject({ values: { phone: '5125550102' }, warnings: [] });
  });
});

describe('places', () => {
  test('names a place that contradicts the country', () => {
    const { values, warnings } = read({ city: 'Berlin, Germany', country: 'Poland' });
    expect(values.city).toBe('Berlin');
    expect(warnings).toEqual(['contradicts the country Poland: “Berlin, Germany”']);
  });

  test('reads the abbreviation of a US state, which is also the code of a country', () => {
    expect(read({ city: 'San Jose, CA', country: 'USA' }).warnings).toEqual([]);
    expect(read({ city: 'Toronto, CA', country: 'Canada' }).warnings).toEqual([]);
  });
});

describe('missing names and titles', () => {
  test('fills them as the mapping says', () => {
    const fallbacks = { title: { text: 'Developer', column: 3 }, last_name: { text: 'N.', column: null } };
    const { values, warnings } = read({ name: '', title: '', first_name: 'Ana', skills: 'Go, SQL' }, { fallbacks });
    expect(values).toMatchObject({ name: 'Ana N.', title: 'Go Developer' });
    expect(warnings).toEqual([]);
  });
});
