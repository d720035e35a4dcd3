import { CV_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import { expect, test } from 'vitest';
import { applyWords } from '../job-board/apply-words.ts';
import type { Translation } from '../kit/translation.ts';
import { formWords } from './words.ts';

const most = formatMegabytes(CV_MAX_BYTES);

const LANGUAGES = import.meta.glob<Translation>('../languages/??.ts', { import: 'default', eager: true });

test.each([
  ['English', { ...formWords, ...applyWords }] as const,
  ...Object.entries(LANGUAGES).map(([path, { all, jobs }]) => [path, { ...all, ...jobs }] as const),
])('%s texts state the maximum size of a CV', (_, words) => {
  expect([words.fileLarge, words.cvHint]).toEqual([expect.stringContaining(most), expect.stringContaining(most)]);
});
