import { FileReader } from '@crewdock/server/imports/tables/files/read';
import { afterAll, expect, test } from 'vitest';
import { seenAts } from './files/seen-ats.ts';
import { seenPasted } from './files/seen-pasted.ts';
import { seenText } from './files/seen-text.ts';
import { seenWorkbooks } from './files/seen-workbooks.ts';
import { unseenAts } from './files/unseen-ats.ts';
import { unseenText } from './files/unseen-text.ts';
import { unseenWorkbooks } from './files/unseen-workbooks.ts';
import { readTables } from './read-tables.ts';
import { type Score, scoreOf } from './score.ts';
import type { MessyFile } from './truth.ts';

/** Minimum share of cells that are read correctly with the suggested mapping. */
const SHARE = 0.95;

const reader = new FileReader();
afterAll(() => reader.close());

test.each([
  { name: 'read while the reading was built', files: [...seenText, ...seenPasted, ...seenWorkbooks, ...seenAts] },
  { name: 'first read when it was done', files: [...unseenText, ...unseenWorkbooks, ...unseenAts] },
])('in messy files $name, nearly all cells are parsed correctly', async ({ files }) => {
  const scores = await Promise.all(files.map((file, at) => scored(file, `person ${at}`)));
  const [cells, right] = [sum(scores, 'cells'), sum(scores, 'right')];
  expect({ right: right >= cells * SHARE, wrong: scores.flatMap(({ wrong }) => wrong).slice(0, 20) }).toMatchObject({
    right: true,
  });
  expect(cells).toBeGreaterThan(200);
});

async function scored({ name, content, truth }: MessyFile, caller: string): Promise<Score> {
  const { tables, rows } = await readTables(reader, name, content, caller);
  return scoreOf(
    tables.map(({ hidden }, at) => ({ hidden, rows: rows[at]! })),
    truth,
  );
}

function sum(scores: Score[], what: 'cells' | 'right'): number {
  return scores.reduce((all, score) => all + score[what], 0);
}
