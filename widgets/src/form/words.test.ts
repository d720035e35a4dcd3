import { CV_MAX_BYTES, megabytes } from '@crewdock/contract/limits';
import { expect, test } from 'vitest';
import { applyWords } from '../job-board/words.ts';
import german from '../languages/de.ts';
import spanish from '../languages/es.ts';
import { formWords } from './words.ts';

const most = megabytes(CV_MAX_BYTES);

test.each([
  ['English', { ...formWords, ...applyWords }],
  ['German', { ...german.all, ...german.jobs }],
  ['Spanish', { ...spanish.all, ...spanish.jobs }],
])('%s says how large a CV may be', (_, words) => {
  expect([words.fileLarge, words.cvHint]).toEqual([expect.stringContaining(most), expect.stringContaining(most)]);
});
