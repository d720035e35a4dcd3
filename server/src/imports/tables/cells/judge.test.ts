import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import { expect, test } from 'vitest';
import { findHeader } from '../header/find.ts';
import { suggestMapping } from '../mapping/suggest.ts';
import { importDictionaries } from './dictionaries.ts';
import { judgeRow } from './judge.ts';

const dictionaries = importDictionaries({ skills: [], seniorities: [], english: [], countries: [] });

test('parses a row by its column mapping, and reports an error for a missing title', () => {
  const rows = [
    ['Name', 'Title'],
    ['Ana Petrova', 'Go developer'],
    ['Bo', ''],
  ];
  const { mapping } = suggestMapping({ rows, header: findHeader(rows), saved: [], dictionaries });
  const [ana, bo] = rows.slice(1).map((row) => judgeRow(row, mapping, dictionaries, '2026-04-03'));
  expect(ana).toMatchObject({ values: { name: 'Ana Petrova', title: 'Go developer' }, faults: [], skip: null });
  expect(bo!.faults).toMatchObject([{ field: 'title', level: 'error', text: 'is missing' }]);
});

/** Parses a row with these cells by field. */
function judge(cells: Partial<Record<ImportField, string>>) {
  const mapping: ImportMapping = {
    sheet: 0,
    header_row: 0,
    fields: Object.keys(cells) as ImportField[],
    currency: 'USD',
    exchange: {},
    period: 'hour',
    day_first: true,
  };
  return judgeRow(Object.values(cells), mapping, dictionaries, '2026-04-03');
}

test('a name or title without any visible character is missing', () => {
  for (const blank of ['\u3164', '\u200B', '\u2800 \u00AD', '\u202E\u200F']) {
    const { values, faults } = judge({ name: blank, title: blank });
    expect([values.name, values.title], JSON.stringify(blank)).toEqual(['', '']);
    expect(faults).toMatchObject([
      { field: 'name', level: 'error', text: 'is missing' },
      { field: 'title', level: 'error', text: 'is missing' },
    ]);
    expect(judge({ first_name: blank, last_name: 'Petrova', title: 'Tester' }).values.name).toBe('Petrova');
    expect(judge({ name_and_title: `${blank}, Tester` }).values.name).toBe('');
  }
});

test('an e-mail address with an internationalised domain is stored with the ASCII domain', () => {
  const { values, faults } = judge({
    name: 'Ana',
    title: 'Tester',
    email: 'Ana@Bücher.example, ana@xn--bcher-kva.example',
  });
  expect([values.email, faults]).toEqual(['ana@xn--bcher-kva.example', []]);
});
