import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../ui/notices.ts';
import { nameOf } from './moves.ts';
import type { Related } from './queries.ts';
import type { RelationActions } from './useActions.ts';

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
  actions: RelationActions;
  /** While a dialog asks, the focus is its. */
  isAsking: boolean;
}

/** J and K walk, C, R, P and U move the relation at hand, Escape closes it, ? tells of them; Enter is the row's own link. */
export function useTriage({ frame, items, open, onOpen, onEnd, onKeys, actions, isAsking }: Triage): void {
  /** The row that the focus was in last. */
  const last = useRef<{ id: number; at: number } | null>(null);
  const focusRow = (at: number) => {
    const id = items[at]?.relation.id;
    if (id === undefined) frame.current?.focus({ preventScroll: true });
    else focusRelation(frame.current!, id);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const focusedId = relationOf(document.activeElement);
    const focused = items.findIndex(({ relation }) => relation.id === focusedId);
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
        if (related) doOrTell(related, related.relation.can.confirm, 'confirmed', actions.confirm);
        break;
      case 'r':
        if (related) doOrTell(related, related.relation.can.reject, 'rejected', actions.askReject);
        break;
      case 'p':
        if (related) doOrTell(related, related.relation.can.proceed, 'taken further', actions.askProceed);
        break;
      case 'u':
        if (related?.relation.can.unarchive) actions.restore(related);
        else actions.undo();
        break;
      default:
        return;
    }
    event.preventDefault();
  });

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const isBeside = target instanceof Element && target.closest('aside') !== null;
    const id = isBeside ? open : relationOf(target);
    const at = items.findIndex(({ relation }) => relation.id === id);
    last.current = id === null || at === -1 ? null : { id, at };
  });

  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [frame]);

  /** What left the list gives its place to the next one: the focus, and the panel beside the list. */
  const onItems = useEffectEvent((before: Related[]) => {
    const opened = before.findIndex(({ relation }) => relation.id === open);
    if (opened !== -1 && !has(items, open!)) {
      onOpen(items[Math.min(opened, items.length - 1)]?.relation.id ?? null);
    }
    if (isAsking || !last.current || has(items, last.current.id)) return;
    const { at } = last.current;
    last.current = null;
    focusRow(Math.min(at, items.length - 1));
  });
  const before = useRef(items);
  useEffect(() => {
    onItems(before.current);
    before.current = items;
  }, [items, isAsking]);
}

/** The relation of the row that something stands in. */
function relationOf(place: EventTarget | null): number | null {
  if (!(place instanceof Element)) return null;
  const row = place.closest('article')?.querySelector('[data-relation]');
  return row ? Number(row.getAttribute('data-relation')) : null;
}

/** A row that was far from the window comes into being when its neighbour is scrolled to. */
export function focusRelation(frame: HTMLElement, id: number, tries = 10): void {
  const row = frame.querySelector<HTMLElement>(`[data-relation="${id}"]`);
  if (row) row.focus();
  else if (tries > 0) {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    requestAnimationFrame(() => focusRelation(frame, id, tries - 1));
  }
}

function has(items: Related[], id: number): boolean {
  return items.some(({ relation }) => relation.id === id);
}

function doOrTell(related: Related, may: boolean, deed: string, run: (related: Related) => void): void {
  if (may) run(related);
  else notify({ tone: 'info', text: `${nameOf(related)} can’t be ${deed} by you now.` });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
