import { expect, test } from 'vitest';
import { normalizeWorkAuthorization } from './work-authorization.ts';

test.each([
  ['h1b', 'H-1B'],
  ['H1-B Visa', 'H-1B'],
  ['H4/EAD', 'H-4 EAD'],
  ['USC', 'US citizen'],
  ['U.S. Citizen', 'US citizen'],
  ['GC or USC', 'Green Card, US citizen'],
  ['GC / gc-ead', 'Green Card, Green Card EAD'],
  ['Green Card Holder', 'Green Card'],
  ['gc, GC', 'Green Card'],
  ['opt ead', 'OPT EAD'],
])('reads %s as %s', (text, expected) => {
  expect(normalizeWorkAuthorization(text)).toBe(expected);
  expect(normalizeWorkAuthorization(expected)).toBe(expected);
});

test.each(['Polish passport', 'Blue Card/EU', 'Authorized to work, no sponsorship', 'גרין קארד', ''])(
  'keeps %s as it was written',
  (text) => expect(normalizeWorkAuthorization(text)).toBe(text),
);

test('keeps unknown words beside a known permit', () => {
  expect(normalizeWorkAuthorization('h1b,needs transfer , ')).toBe('H-1B, needs transfer');
});
