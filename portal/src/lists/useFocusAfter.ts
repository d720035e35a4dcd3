import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the focused row is removed: to the row that replaces it or, if there is none, to the page.
 * Returns a ref for the list.
 */
export function useFocusAfter(rows: number) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ at: number; rows: number } | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    if (!before || rows >= before.rows || document.activeElement !== document.body) return;
    last.current = null;
    const row = list.current?.children[Math.min(before.at, rows - 1)];
    (row?.querySelector<HTMLElement>('a') ?? document.getElementById('main'))?.focus();
  }, [rows]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target));
    last.current = at === -1 ? null : { at, rows };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) last.current = null;
  };
  return { ref: list, onFocus, onBlur };
}
