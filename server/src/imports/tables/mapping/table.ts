import type { ImportDictionaries } from '../cells/dictionaries.ts';
import { findHeader } from '../header/find.ts';
import { suggestMapping } from './suggest.ts';

/** The index of the table that most likely contains people, based on its first rows. */
export function likeliestTable(
  tables: { hidden: boolean; rows: string[][] }[],
  dictionaries: ImportDictionaries,
): number {
  const scores = tables.map(({ hidden, rows }) => {
    const { sure } = suggestMapping({ rows, header: findHeader(rows), saved: [], dictionaries });
    return sure.reduce((sum, each) => sum + each, 0) * (hidden ? 0.5 : 1);
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
