import type { Match } from '@crewdock/contract/matching';
import { expect, test } from 'vitest';
import { groupByMode } from './groups.ts';

const matched = (mode: Match['mode'], score: number) => ({ match: { mode, score, up_to: score, unknown: [] } });

test('matches are grouped by mode, the strictest first, and keep their order within a mode', () => {
  const items = [matched('strict', 80), matched('strict', 70), matched('recommended', 95), matched('all', 10)];
  expect(groupByMode(items).map(({ mode, items: of }) => [mode, of.map(({ match }) => match.score)])).toEqual([
    ['strict', [80, 70]],
    ['recommended', [95]],
    ['all', [10]],
  ]);
  expect(groupByMode([])).toEqual([]);
});
