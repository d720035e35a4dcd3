import type { InboxEntry } from '@crewdock/contract/inbox';
import { type RefObject, useMemo } from 'react';
import type { ShortcutHelp } from '../relations/KeysDialog.tsx';
import { useWalk } from '../ui/hooks/useWalk.ts';
import * as messages from './messages.ts';
import type { InboxActions } from './useAnswers.ts';
import type { EntrySelection } from './useSelection.ts';

export const INBOX_KEYS: readonly ShortcutHelp[] = [
  [['J'], messages.keyNext],
  [['K'], messages.keyPrevious],
  [['Enter'], messages.keyOpen],
  [['Esc'], messages.keyClose],
  [['C'], messages.keyConfirm],
  [['R', '1–0'], messages.keyReject],
  [['N'], messages.keyStep],
  [['L'], messages.keyLater],
  [['X'], messages.keySelect],
  [['A'], messages.keySelectAll],
  [['U'], messages.keyUndo],
  [['?'], messages.keyShortcuts],
];

interface Triage {
  /** The page's element: the keyboard shortcuts work only within it. */
  frame: RefObject<HTMLElement | null>;
  items: InboxEntry[];
  /** Key of the entry in the side panel. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onEnd: () => void;
  onKeys: () => void;
  actions: InboxActions;
  selection: EntrySelection;
  isAsking: boolean;
}

/**
 * Keyboard shortcuts of the inbox. They act on the selected entries; without a selection, on the current row; and
 * before the user has moved to a row, on the oldest entry. Returns a function that closes the side panel.
 */
export function useInboxTriage({ items, actions, selection, onKeys, ...walk }: Triage): () => void {
  const ids = useMemo(() => items.map(({ key }) => key), [items]);
  const onKey = (key: string, at: number): boolean => {
    const current = items[Math.max(at, 0)];
    const entries = selection.entries.length > 0 ? selection.entries : current ? [current] : [];
    if (key === '?') onKeys();
    else if (key === 'u') actions.undo();
    else if (key === 'a') selection.selectAll();
    else if (entries.length === 0) return false;
    else if (key === 'x') selection.toggle(current!.key);
    else if (key === 'c') confirm(entries, actions, walk.onOpen);
    else if (key === 'n') void actions.answer(entries, { answer: 'shortlist' });
    else if (key === 'l') void actions.answer(entries, { answer: 'later' });
    else if (key === 'r') actions.reject(entries);
    else return false;
    return true;
  };
  return useWalk({ ...walk, ids, onKey });
}

/** Confirming an application requires a message, and an interview offer requires a time. Asks the user for both. */
function confirm(entries: InboxEntry[], actions: InboxActions, onOpen: (key: string) => void): void {
  const [first] = entries;
  if (entries.length > 1) void actions.answer(entries, { answer: 'confirm' });
  else if (first?.type === 'application') actions.askInvite(first);
  else if (first?.type === 'interview') onOpen(first.key);
  else if (first) void actions.answer([first], { answer: 'confirm' });
}
