import { useEffect } from 'react';
import { shortcutKey } from '../browser/singleKeys.ts';

/**
 * Adds shortcuts: `/` focuses the page's search, J and K move through list entries. A list's own shortcuts take
 * precedence.
 */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const key = shortcutKey(event);
  const { activeElement } = document;
  if (activeElement?.matches(BUSY) || !isOnPage(activeElement)) return;
  if (key === '/') focus(visible(SEARCHES)[0], event);
  else if (key === 'j' || key === 'k') focus(neighbour(activeElement, key === 'j' ? 1 : -1), event);
}

/** Elements in which letter keys have a different meaning. */
const BUSY =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox] *, [role=menu] *, [popover] *';
const SEARCHES = 'main input[type=search]:not(aside *)';
const ENTRIES = 'main a[data-entry]';

/** Whether the element is outside of dialogs, which are rendered outside of #root. */
function isOnPage(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('#root') !== null;
}

function neighbour(from: Element | null, by: 1 | -1): HTMLElement | undefined {
  const entries = visible(ENTRIES);
  const at = entries.findIndex((entry) => entry === from || (from !== null && entry.closest('li')?.contains(from)));
  if (at !== -1) return entries[at + by];
  return by === 1 ? entries[0] : undefined;
}

function visible(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

function focus(element: HTMLElement | undefined, event: KeyboardEvent): void {
  if (!element) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
