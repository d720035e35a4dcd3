import { useState } from 'react';

export interface Selection {
  keys: ReadonlySet<string>;
  /** Of what is loaded, all; what is loaded later joins it. */
  isAll: boolean;
  toggle: (key: string) => void;
  setAll: (isAll: boolean) => void;
}

/** Which of the loaded rows are picked. Another question of the table begins with none. */
export function useSelection(keys: readonly string[], question: string): Selection {
  const [state, setState] = useState({ question, picked: new Set<string>(), isAll: false });
  const now = state.question === question ? state : { question, picked: new Set<string>(), isAll: false };
  const picked = new Set(now.isAll ? keys : keys.filter((key) => now.picked.has(key)));
  return {
    keys: picked,
    isAll: now.isAll || (keys.length > 0 && picked.size === keys.length),
    toggle(key) {
      const next = new Set(picked);
      if (!next.delete(key)) next.add(key);
      setState({ question, picked: next, isAll: false });
    },
    setAll: (isAll) => setState({ question, picked: new Set(isAll ? keys : []), isAll }),
  };
}
