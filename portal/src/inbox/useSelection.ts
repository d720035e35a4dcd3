import type { InboxEntry } from '@crewdock/contract/inbox';
import { useState } from 'react';

export interface EntrySelection {
  /** The selected entries that are still in the list. */
  entries: InboxEntry[];
  isSelected: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Selects all loaded entries. */
  selectAll: () => void;
  clear: () => void;
}

export function useEntrySelection(items: InboxEntry[]): EntrySelection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    entries: items.filter(({ key }) => keys.has(key)),
    isSelected: (key) => keys.has(key),
    toggle: (key) => setKeys((before) => toggled(before, key)),
    selectAll: () => setKeys(new Set(items.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]);
}
