import { useState } from 'react';
import { type AnyRow, type AnyTable, getRowKey } from './look.ts';

interface Known {
  view: string;
  keys: ReadonlySet<string>;
}

/**
 * Holds back rows that were inserted between known rows while the user is viewing the list, so that the list doesn't
 * shift. Rows after the last known row come from pagination and are shown.
 */
export function useKnownRows(at: AnyTable, view: string, loaded: AnyRow[]) {
  const [known, setKnown] = useState<Known>({ view, keys: new Set() });
  const before = known.view === view ? known.keys : new Set<string>();
  const end = loaded.findLastIndex((row) => before.has(getRowKey(at, row)));
  const rows = loaded.filter((row, index) => index > end || before.has(getRowKey(at, row)));
  const fresh = rows.filter((row) => !before.has(getRowKey(at, row)));
  if (known.view !== view || fresh.length > 0) {
    setKnown({ view, keys: new Set([...before, ...fresh.map((row) => getRowKey(at, row))]) });
  }
  return {
    rows: rows.length === loaded.length ? loaded : rows,
    held: loaded.length - rows.length,
    known: before,
    /** Shows all loaded rows. */
    showAll: () => setKnown({ view, keys: new Set() }),
  };
}
