import type { RefObject } from 'react';
import { useMemo } from 'react';
import { showNotice } from '../ui/patterns/notices.ts';
import { useWalk } from '../ui/hooks/useWalk.ts';
import { inTurn, getRelatedName } from './moves.ts';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Triage {
  /** The page's element: the keyboard shortcuts work only within it. */
  frame: RefObject<HTMLElement | null>;
  items: Related[];
  /** Id of the relation open in the side panel. */
  open: number | null;
  onOpen: (id: number | null) => void;
  /** Called when the user reaches the last row. */
  onEnd: () => void;
  onKeys: () => void;
  actions: RelationActions;
  /** Whether a dialog is open. If so, the focus must not be moved. */
  isAsking: boolean;
}

/**
 * Keyboard shortcuts of the relation list, in addition to list navigation: C, R, P, W and U move the current relation,
 * ? shows the shortcuts. Returns a function that closes the side panel.
 */
export function useRelationTriage({ items, actions, onKeys, ...walk }: Triage): () => void {
  const ids = useMemo(() => items.map(({ relation }) => relation.id), [items]);
  const onKey = (key: string, at: number, hasMoved: boolean): boolean => {
    const related = items[at];
    if (key === '?') onKeys();
    else if (key === 'u' && !related?.relation.can.unarchive) {
      if (hasMoved) actions.undo();
    } else if (!(key in MOVES)) return false;
    else if (related) void inTurn(related, (now) => MOVES[key as keyof typeof MOVES](now, actions));
    return true;
  };
  return useWalk({ ...walk, ids, onKey });
}

const MOVES = {
  c: (related: Related, { confirm }: RelationActions) =>
    doOrTell(related, related.relation.can.confirm, 'confirm', confirm),
  r: (related: Related, { askReject }: RelationActions) =>
    doOrTell(related, related.relation.can.reject, 'reject', askReject),
  p: (related: Related, { askProceed }: RelationActions) =>
    doOrTell(related, related.relation.can.proceed, 'proceed', (each) => askProceed(each)),
  w: (related: Related, { withdraw }: RelationActions) =>
    doOrTell(related, related.relation.can.archive, 'withdraw', withdraw),
  u: (related: Related, { restore }: RelationActions) => restore(related),
};

function doOrTell(related: Related, may: boolean, move: string, run: (related: Related) => void): void {
  if (may) run(related);
  else showNotice({ tone: 'info', text: t(messages.notPossible, { move, name: getRelatedName(related) }) });
}
