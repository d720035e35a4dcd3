import { describe, expect, it } from 'vitest';
import { t } from '../../i18n/translate.ts';
import { received } from './links/messages.ts';
import { dropText, importName } from './messages.ts';
import { formatMassImportCounts } from './words.ts';

const NONE = { draft: 0, known: 0, refused: 0, waiting: 0, cancelled: 0 };

describe('formatMassImportCounts', () => {
  it.each([
    ['talent', { draft: 1200, known: 1, refused: 8 }, '1,200 drafts · 1 with a card · 8 not readable'],
    ['request', { draft: 1, known: 2, cancelled: 3 }, '1 draft · 2 already added · 3 canceled'],
    ['talent', {}, '2 files'],
  ] as const)('formats the counts of a %s import: %o', (kind, counts, text) => {
    expect(formatMassImportCounts({ kind, files: 2, counts: { ...NONE, ...counts } })).toBe(text);
  });
});

describe('the texts with a number of files', () => {
  it('name the kind of the files', () => {
    expect(t(importName, { kind: 'talent', count: 50 })).toBe('50 CVs');
    expect(t(received, { kind: 'request', received: 0, files: 1 })).toBe('0 of 1 job description');
    expect(t(dropText, { kind: 'talent', max: 1, size: '20 MB' })).toBe(
      'or drop files, folders or a ZIP here: up to 1 CV of at most 20 MB each.',
    );
  });
});
