import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { createTextFormatter } from '../kit/words.ts';
import german from '../languages/de.ts';
import { jobFacts, type JobSay } from './JobCard.tsx';

const english = { anywhere: 'anywhere', countries: '{name} and {n} more', noEnglish: 'No English' };
const say = createTextFormatter(english) as JobSay;
const POLAND = { code: 'PL', label: 'Poland' };
const GERMANY = { code: 'DE', label: 'Germany' };
const CARD = { company_name: 'Acme', city: null, region: null, countries: [], seniority: null, duration: null };
const factsOf = (to: Partial<RequestCard>) =>
  jobFacts({ ...CARD, english_level: null, ...to } as unknown as RequestCard, say);

test.each([
  [{}, 'Acme · anywhere'],
  [{ countries: [POLAND] }, 'Acme · Poland'],
  [{ city: 'Kraków', countries: [POLAND, GERMANY] }, 'Acme · Kraków · Poland and 1 more'],
  [{ city: 'Austin', region: 'Texas' }, 'Acme · Austin, Texas'],
  [{ city: 'תל אביב' }, 'Acme · \u2068תל אביב\u2069'],
])('a job with %j shows “%s”', (place, text) => {
  expect(factsOf(place)).toBe(text);
});

const germanWords = { ...english, ...german.countries, ...german.all, ...german.jobs };
const factsInGerman = (card: Partial<RequestCard>) =>
  jobFacts(
    { ...CARD, english_level: null, ...card } as unknown as RequestCard,
    createTextFormatter(germanWords) as JobSay,
  );
const MIDDLE = { id: 2, label: 'Middle' };
const OVER_A_YEAR = { id: 5, label: 'More than 12 months' };

test('a job shows its country, seniority and duration in the language of the widget', () => {
  const card = { countries: [GERMANY], seniority: MIDDLE, duration: OVER_A_YEAR };
  expect(factsInGerman(card)).toBe('Acme · Deutschland · Mid-Level · Über 12 Monate');
  expect(factsOf(card)).toBe('Acme · Germany · Middle · More than 12 months');
});

test('countries and options without a translation keep the label of the API', () => {
  const card = { countries: [{ code: 'QX', label: 'Atlantis' }], seniority: { id: 9, label: 'Principal' } };
  expect(factsInGerman(card)).toBe('Acme · Atlantis · Principal');
});

test('a job that needs no English says so, instead of naming a level', () => {
  const english_level = { id: 7, name: 'None', level: 7 };
  expect(factsOf({ english_level })).toBe('Acme · anywhere · No English');
  expect(factsInGerman({ english_level })).toBe('Acme · Überall · Kein Englisch');
});
