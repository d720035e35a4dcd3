import { expect, test } from 'vitest';
import { memorySettings } from './memory.ts';

const GB = 2 ** 30;

test.each([
  [1, '256MB', '1024MB'],
  [2, '256MB', '1024MB'],
  [4, '512MB', '1024MB'],
  [8, '1024MB', '2048MB'],
  [16, '2048MB', '4096MB'],
  [256, '2048MB', '4096MB'],
])('with %i GB of memory PostgreSQL gets %s of shared buffers and %s of WAL', (gigabytes, kept, ahead) => {
  expect(memorySettings(gigabytes * GB)).toEqual({ shared_buffers: kept, max_wal_size: ahead });
});

test('the memory of the machine is detected', () => {
  const [, kept] = /^(\d+)MB$/.exec(memorySettings().shared_buffers)!;
  expect(Number(kept)).toBeGreaterThanOrEqual(256);
});
