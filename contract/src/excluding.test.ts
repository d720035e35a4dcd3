import { expect, test } from 'vitest';
import { excludingIn } from './excluding.ts';

test.each([
  ['A young team of ninjas', ['“young”: may keep', '“ninjas”: fewer women']],
  ['He knows React; his code is tested', ['“he” and “his”: one gender']],
  ['Native speaker of German, recent graduate', ['“recent graduate”: may keep', '“native speaker”: asks where']],
  ['Salesmen with manpower', ['“salesmen” and “manpower”: one gender']],
  ['EU citizens only, in good health', ['“citizens only”: asks for a passport', '“in good health”: keeps people']],
  ['Ein junges Team sucht Muttersprachler', ['“junges team”: may keep', '“muttersprachler”: asks where']],
])('%s', (text, begins) => {
  const found = excludingIn(text);
  expect(found.map((sentence, at) => sentence.slice(0, begins[at]?.length))).toEqual(begins);
});

test.each([
  'The theme of this shell: hers and theirs, others, Schengen, rock salt, starry nights',
  'A man-in-the-middle attack, senior citizens, agencies and nationals of any country',
  'Native apps for iOS, native React components, youngest commit first',
  'You lead a team of five and answer for its health checks',
])('%s: contains no exclusionary words', (text) => {
  expect(excludingIn(text)).toEqual([]);
});
