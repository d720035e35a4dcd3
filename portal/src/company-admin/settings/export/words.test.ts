import { expect, test } from 'vitest';
import { formatFileSize } from './words.ts';

test.each([
  [10, '1 kB'],
  [345_678, '346 kB'],
  [1_234_567, '1.2 MB'],
  [12_345_678_901, '12.35 GB'],
])('%i bytes are formatted as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
