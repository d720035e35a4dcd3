import { describe, expect, it } from 'vitest';
import { describeFaults, formatTableImportCounts } from './words.ts';

const NONE = { create: 0, update: 0, skip: 0, error: 0, ready: 0, faulty: 0 };

describe('describeFaults', () => {
  it.each([
    [{ create: 2 }, 'No row has a fault.'],
    [
      { create: 1, error: 1, faulty: 1 },
      '1 of 2 rows has faults. Rows with errors are left out. Select a cell to fix it, now or after the import.',
    ],
    [
      { create: 1999, error: 1, faulty: 1200 },
      '1,200 of 2,000 rows have faults. Rows with errors are left out. Other faults affect single cells: their rows are ' +
        'imported. Select a cell to fix it, now or after the import.',
    ],
  ])('describes the counts %o', (counts, text) => {
    expect(describeFaults({ ...NONE, ...counts })).toBe(text);
  });
});

describe('formatTableImportCounts', () => {
  it.each([
    ['checked', { ready: 1204, faulty: 3 }, '1,204 ready · 3 with faults'],
    ['done', { create: 1204, skip: 1, error: 3 }, '1,204 added · 1 skipped · 3 with errors'],
    ['done', {}, 'No rows yet'],
  ] as const)('formats the counts of an import that is %s: %o', (state, counts, text) => {
    expect(formatTableImportCounts({ state, counts: { ...NONE, ...counts } })).toBe(text);
  });
});
