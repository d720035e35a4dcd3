import { expect, test } from 'vitest';
import { excludingIn } from './excluding.ts';

test.each([
  ['A young team of ninjas', ['“young”: may discourage', '“ninjas”: discourages women']],
  ['He knows React; his code is tested', ['“he” and “his”: addresses']],
  ['Native speaker of German, recent graduate', ['“recent graduate”: may discourage', '“native speaker”: asks where']],
  ['Salesmen with manpower', ['“salesmen” and “manpower”: names']],
  ['EU citizens only, in good health', ['“citizens only”: excludes by', '“in good health”: discourages people']],
  ['Ein junges Team sucht Muttersprachler', ['“junges team”: may discourage', '“muttersprachler”: asks where']],
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
