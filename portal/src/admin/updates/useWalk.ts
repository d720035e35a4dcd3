import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface Walk {
  /** What takes the focus when the page opens: the keys work within it alone, so that they disturb nobody elsewhere. */
  frame: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Closes what is open; its row has the focus again. */
  leave: () => void;
}

/** J and K walk through the rows of a list, and with them what is open; Escape leaves it; Enter is the row's own. */
export function useWalk(open: number, onOpen: (row: number) => void): Walk {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focus = (at: number) => (rows()[at] ?? frame.current)?.focus();
  const leave = () => {
    onOpen(-1);
    // On a phone the rows are in sight again only then.
    requestAnimationFrame(() => focus(open));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === 'Escape' && open !== -1) return leave();
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined) return;
    const all = rows();
    const focused = all.findIndex((row) => row === document.activeElement);
    const from = focused === -1 ? open : focused;
    const to = from === -1 ? 0 : Math.min(Math.max(from + step, 0), all.length - 1);
    focus(to);
    if (open !== -1) onOpen(to);
  };
  return { frame, list, onKeyDown, leave };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
