import { useState } from 'react';

export interface RowSelection {
  /** Selected keys among the loaded rows. */
  keys: ReadonlySet<string>;
  /** Whether all rows are selected, including rows that are loaded later. */
  isAll: boolean;
  /** Whether all matching rows are selected, loaded or not. */
  isEverything: boolean;
  toggle: (key: string) => void;
  setAll: (isAll: boolean) => void;
  setEverything: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows. A changed `question` (the list's query) resets the selection. */
export function useSelection(keys: readonly string[], question: string): RowSelection {
  const [state, setState] = useState({ question, picked: NONE, isAll: false, isEverything: false });
  const now = state.question === question ? state : { question, picked: NONE, isAll: false, isEverything: false };
  const picked = new Set(keys.filter((key) => now.isAll || now.picked.has(key)));
  const pick = (of: ReadonlySet<string>, isAll: boolean, isEverything = false) =>
    setState({ question, picked: of, isAll, isEverything });
  return {
    keys: picked,
    isAll: now.isAll,
    isEverything: now.isEverything,
    toggle(key) {
      const next = new Set(picked);
      if (!next.delete(key)) next.add(key);
      pick(next, false);
    },
    setAll: (isAll) => pick(NONE, isAll),
    setEverything: () => pick(NONE, true, true),
  };
}
