import type { ReceivedApplication } from '@crewdock/contract/applications';
import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { ShortcutHelp } from '../relations/KeysDialog.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { useWalk } from '../ui/hooks/useWalk.ts';
import type { ApplicationActions } from './useActions.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Triage {
  /** The page's element; keyboard shortcuts work only within this element. */
  frame: RefObject<HTMLElement | null>;
  items: ReceivedApplication[];
  /** Id of the application open in the side panel. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** Called when the user moves to the last row. */
  onEnd: () => void;
  onKeys: () => void;
  actions: ApplicationActions;
  /** Whether a dialog is open. If so, the focus must not be moved. */
  isAsking: boolean;
}

export const APPLICATION_KEYS: readonly ShortcutHelp[] = [
  [['J'], messages.keyNext],
  [['K'], messages.keyPrevious],
  [['Enter'], messages.keyOpen],
  [['Esc'], messages.keyClose],
  [['S'], messages.keyShortlist],
  [['R', '1–0'], messages.keyReject],
  [['I'], messages.keyInvite],
  [['U'], messages.keyUndo],
  [['M'], messages.keyRead],
  [['?'], messages.keyShortcuts],
];

/**
 * Adds the shortcuts S, R, I, U and M for the current application to the list navigation. Returns a function that
 * closes the side panel.
 */
export function useApplicationTriage({ items, actions, onKeys, ...walk }: Triage): () => void {
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const onKey = (key: string, at: number, hasMoved: boolean): boolean => {
    const application = items[at];
    if (key === '?') onKeys();
    else if (key === 'u' && !application?.can.reopen) {
      if (hasMoved) actions.undo();
    } else if (!(key in MOVES)) return false;
    else if (application) MOVES[key as keyof typeof MOVES](application, actions);
    return true;
  };
  return useWalk({ ...walk, ids, onKey });
}

const MOVES = {
  s: (application: ReceivedApplication, { shortlist }: ApplicationActions) =>
    doOrTell(application, application.can.shortlist, 'shortlist', shortlist),
  r: (application: ReceivedApplication, { askReject }: ApplicationActions) =>
    doOrTell(application, application.can.reject, 'reject', askReject),
  i: (application: ReceivedApplication, { askInvite }: ApplicationActions) =>
    doOrTell(application, application.can.invite, 'invite', askInvite),
  u: (application: ReceivedApplication, { reopen }: ApplicationActions) => reopen(application),
  m: (application: ReceivedApplication, { mark }: ApplicationActions) => mark(application, !application.is_read),
};

function doOrTell(
  application: ReceivedApplication,
  may: boolean,
  move: string,
  run: (application: ReceivedApplication) => void,
): void {
  if (may) run(application);
  else showNotice({ tone: 'info', text: t(messages.notPossible, { move, name: application.name }) });
}
