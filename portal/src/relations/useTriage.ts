import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../ui/notices.ts';
import { nameOf } from './moves.ts';
import type { Related } from './queries.ts';
import type { Deeds } from './useDeeds.ts';

interface Triage {
  /** The page: the keys work while the focus is within it, so that they disturb nobody elsewhere. */
  frame: RefObject<HTMLElement | null>;
  items: Related[];
  /** The id of the relation that is open beside the list. */
  open: number | null;
  onOpen: (id: number | null) => void;
  /** The last row is reached. */
  onEnd: () => void;
  onKeys: () => void;
  deeds: Deeds;
  /** What U takes back where the row at hand has nothing to take back. */
  lastRejected: RefObject<Related | null>;
  /** While a dialog asks, the focus is its. */
  isAsking: boolean;
}

/** J and K walk, C, R, P and U move the relation at hand, Escape closes it, ? tells of them; Enter is the row's own link. */
export function useTriage({ frame, items, open, onOpen, onEnd, onKeys, deeds, lastRejected, isAsking }: Triage) {
  /** The row that takes the focus once the list is without the one that had it. */
  const next = useRef<number | null>(null);
  const rows = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-relation]') ?? [])];
  const focusRow = (at: number) => {
    const row = rows()[at];
    (row ?? frame.current)?.focus({ preventScroll: !row });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const all = rows();
    const focused = all.findIndex((row) => row.closest('article')!.contains(document.activeElement));
    const opened = items.findIndex(({ relation }) => relation.id === open);
    const at = focused === -1 ? opened : focused;
    const related = items[at];
    switch (event.key.toLowerCase()) {
      case 'escape':
        if (open === null) return;
        onOpen(null);
        // On a phone the rows are in sight again only then.
        requestAnimationFrame(() => focusRow(opened));
        return;
      case '?':
        onKeys();
        break;
      case 'j':
      case 'k': {
        const to = at === -1 ? 0 : at + (event.key.toLowerCase() === 'j' ? 1 : -1);
        if (to >= items.length - 1) onEnd();
        if (!items[to]) break;
        focusRow(to);
        if (open !== null) onOpen(items[to].relation.id);
        break;
      }
      case 'c':
        if (related) doOrTell(related, related.relation.can.confirm, 'confirmed', deeds.confirm);
        break;
      case 'r':
        if (related) doOrTell(related, related.relation.can.reject, 'rejected', deeds.askReject);
        break;
      case 'p':
        if (related) doOrTell(related, related.relation.can.proceed, 'taken further', deeds.askProceed);
        break;
      case 'u': {
        const rejected = related?.relation.can.unarchive ? related : lastRejected.current;
        lastRejected.current = null;
        const isBack = items.some(
          ({ relation }) => relation.id === rejected?.relation.id && relation.status !== 'rejected',
        );
        if (rejected && !isBack) deeds.restore(rejected);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [frame]);

  const settle = useEffectEvent(() => {
    if (next.current === null || isAsking) return;
    const at = next.current;
    next.current = null;
    focusRow(Math.min(at, items.length - 1));
  });
  useEffect(() => settle(), [items, isAsking]);

  /** The row of this relation is about to leave the list. */
  return (id: number) => {
    const at = items.findIndex(({ relation }) => relation.id === id);
    next.current = at;
    if (open !== id) return;
    const neighbour = items[at + 1] ?? items[at - 1];
    onOpen(neighbour?.relation.id ?? null);
  };
}

function doOrTell(related: Related, may: boolean, deed: string, run: (related: Related) => void): void {
  if (may) run(related);
  else notify({ tone: 'info', text: `${nameOf(related)} can’t be ${deed} by you now.` });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
