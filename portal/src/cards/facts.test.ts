import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { formatCardLocation } from './facts.ts';

const POLAND = { code: 'PL', label: 'Poland' };
const GERMANY = { code: 'DE', label: 'Germany' };
const locationOf = (place: Partial<RequestCard>) =>
  formatCardLocation({ city: null, region: null, countries: [], ...place } as RequestCard);

test.each([
  [{}, 'Anywhere'],
  [{ countries: [POLAND] }, 'Poland'],
  [{ city: 'Austin', region: 'Texas' }, 'Austin, Texas'],
  [{ city: 'Kraków', countries: [POLAND] }, 'Kraków, Poland'],
  [{ region: 'Lesser Poland', countries: [POLAND] }, 'Lesser Poland, Poland'],
])('the location of a job with %j is “%s”', (place, text) => {
  expect(locationOf(place)).toBe(text);
});

test('a city is not placed in one of several countries', () => {
  expect(locationOf({ city: 'Berlin', countries: [POLAND, GERMANY] })).toBe('Berlin · Poland, Germany');
});

test('a city in a right-to-left script does not reorder the words around it', () => {
  expect(locationOf({ city: 'תל אביב', countries: [{ code: 'IL', label: 'Israel' }] })).toBe(
    '\u2068תל אביב\u2069, Israel',
  );
});
