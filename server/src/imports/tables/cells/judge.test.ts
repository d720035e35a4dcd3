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
