import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { shortcutKey } from '../../browser/singleKeys.ts';

interface Walk<Id extends string | number> {
  /** The page's element. The keys work only while the focus is within it. */
  frame: RefObject<HTMLElement | null>;
  /** Row ids in display order. Each row's element has its id as `data-row`, and its first link opens the row. */
  ids: readonly Id[];
  /** Id of the row that is open in the side panel. */
  open: Id | null;
  onOpen: (id: Id | null) => void;
  /** Called when the user reaches the last row. */
  onEnd: () => void;
  /** Scrolls to a row outside the rendered range. */
  reveal?: (at: number) => void;
  /** Whether N and B show the next and previous row in the side panel. */
  hasPanelKeys?: boolean;
  /**
   * Handles any other key and returns whether the key was handled. `at`: index of the current row; -1 if there is none,
   * or if the user hasn't moved to a row yet. `hasMoved`: whether the user has moved to a row.
   */
  onKey?: (key: string, at: number, hasMoved: boolean) => boolean;
  /** Whether a dialog is open. The focus must then not be moved. */
  isAsking?: boolean;
}

/**
 * Adds keyboard navigation to a list: J and K move between rows and switch the side panel; N and B switch the side
 * panel of a list with `hasPanelKeys`; Enter follows the row's link; Escape closes the side panel. If the focused row
 * is removed, the focus moves to the next row. Returns a function that closes the side panel like Escape.
 */
export function useWalk<Id extends string | number>(walk: Walk<Id>): () => void {
  const { frame, ids, open, onOpen, onEnd, reveal = scrollOn, hasPanelKeys = false, onKey, isAsking = false } = walk;
  /**
   * Whether the user has moved to a row, including with a key that stays on the only row. A page can open with the
   * focus on a row that keys must not change by accident.
   */
  const hasMoved = useRef(false);
  /**
   * Whether the user's last click or focus in the frame was in a row or in the side panel. Used while the frame itself
   * has the focus: after an undo button was removed, and in Safari, which doesn't focus a clicked link.
   */
  const wasAtRow = useRef(false);
  /** The row that last had the focus. */
  const last = useRef<{ id: Id; at: number } | null>(null);
  const idOf = (place: EventTarget | null) => {
    const row = rowOf(frame.current, place);
    return ids.find((id) => String(id) === row) ?? null;
  };
  const isInPanel = (place: EventTarget | null) => isBeside(frame.current, place);
  /** Finds the row on which keys act: the row with the focus, or the open row while the side panel has the focus. */
  const findCurrent = () => {
    const { activeElement } = document;
    const isPanel = isInPanel(activeElement) || (activeElement === frame.current && wasAtRow.current);
    return idOf(activeElement) ?? (isPanel ? open : null);
  };
  const indexOf = (id: Id | null) => (id === null ? -1 : ids.indexOf(id));
  const focusAt = (at: number, focus?: (link: HTMLElement) => void) => {
    const id = ids[at];
    if (id === undefined) frame.current?.focus({ preventScroll: true });
    else focusRow(frame.current!, id, () => reveal(at), focus);
  };
  const leave = () => {
    const at = indexOf(open);
    onOpen(null);
    // On phones, the rows are hidden until the panel has closed.
    requestAnimationFrame(() => focusAt(at));
  };
  const step = (from: number, by: number) => {
    const to = from === -1 ? 0 : from + by;
    // The focus doesn't move if the row stays the same, or if the side panel replaces the list.
    if (from !== -1) hasMoved.current = true;
    if (to >= ids.length - 1) onEnd();
    const id = ids[to];
    if (id === undefined) return;
    focusAt(to);
    if (open !== null) onOpen(id);
  };
  const switchPanel = (by: number) => {
    const from = indexOf(open);
    if (from === -1) return;
    hasMoved.current = true;
    const id = ids[from + by];
    if (id === undefined) return;
    // The other keys act on the row with the focus, which must be the row in the side panel.
    if (idOf(document.activeElement) !== null) focusAt(from + by);
    onOpen(id);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Null if a list within the side panel has handled the key, because that list takes precedence.
    const key = shortcutKey(event);
    if (key === null) return;
    const current = findCurrent();
    if (key === 'escape') {
      if (open === null) return;
      leave();
      event.preventDefault();
      return;
    }
    const from = current ?? open;
    if (key === 'j') step(indexOf(from), 1);
    else if (key === 'k') step(indexOf(from), -1);
    else if (hasPanelKeys && (key === 'n' || key === 'b')) switchPanel(key === 'n' ? 1 : -1);
    else if (!onKey?.(key, hasMoved.current ? indexOf(current) : -1, hasMoved.current)) return;
    event.preventDefault();
  });

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const id = isInPanel(target) ? open : idOf(target);
    last.current = id === null || !ids.includes(id) ? null : { id, at: ids.indexOf(id) };
    if (last.current && target !== focusedByPage) hasMoved.current = true;
    if (target !== frame.current) wasAtRow.current = id !== null;
  });

  // Safari doesn't focus a clicked link, so clicks are tracked separately.
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    wasAtRow.current = idOf(target) !== null || isInPanel(target);
    if (wasAtRow.current) hasMoved.current = true;
  });

  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('pointerdown', onPointerDown);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [frame]);

  const onIds = useEffectEvent((before: readonly Id[]) => {
    const opened = open === null ? -1 : before.indexOf(open);
    if (opened !== -1 && !ids.includes(open!)) onOpen(ids[Math.min(opened, ids.length - 1)] ?? null);
    if (isAsking || !last.current || ids.includes(last.current.id)) return;
    const { at } = last.current;
    last.current = null;
    focusAt(Math.min(at, ids.length - 1), focusByPage);
  });
  const before = useRef(ids);
  useEffect(() => {
    onIds(before.current);
    before.current = ids;
  }, [ids, isAsking]);
  return leave;
}

/** The focused element if the page has focused it instead of the user. */
let focusedByPage: Element | null = null;

/** Focuses an element on behalf of the page. Keys don't change its row until the user has moved to a row. */
export function focusByPage(element: HTMLElement, options?: FocusOptions): void {
  focusedByPage = element;
  // The mark is kept when the window loses the focus and gets it back, which focuses the element again.
  const forget = ({ target }: FocusEvent) => {
    if (target === element) return;
    if (focusedByPage === element) focusedByPage = null;
    document.removeEventListener('focusin', forget, true);
  };
  document.addEventListener('focusin', forget, true);
  element.focus(options);
}

/** Focuses the row with which a page opens. Keys change the row only after the user has moved to a row. */
export function focusFirstRow(frame: HTMLElement, id: string | number, reveal: () => void): void {
  focusRow(frame, id, reveal, focusByPage);
}

/** Focuses a row. A virtualized row is rendered only after scrolling, so this retries for up to `tries` frames. */
export function focusRow(
  frame: HTMLElement,
  id: string | number,
  reveal = scrollOn,
  focus = (link: HTMLElement) => link.focus(),
  tries = 30,
): void {
  const links = frame.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(String(id))}"] a`);
  const row = [...links].find((link) => !isBeside(frame, link));
  if (row) focus(row);
  else if (tries > 0) {
    reveal();
    requestAnimationFrame(() => focusRow(frame, id, reveal, focus, tries - 1));
  }
}

function scrollOn(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

function rowOf(frame: HTMLElement | null, place: EventTarget | null): string | null {
  if (!(place instanceof Element) || isBeside(frame, place)) return null;
  return place.closest('[data-row]')?.getAttribute('data-row') ?? null;
}

/** Whether the element is within the side panel next to the frame's list. */
function isBeside(frame: HTMLElement | null, place: EventTarget | null): boolean {
  const panel = place instanceof Element ? place.closest('[data-beside]') : null;
  return panel !== null && panel !== frame && frame?.contains(panel) === true;
}
