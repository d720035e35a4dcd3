import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusByPage } from '../ui/hooks/useWalk.ts';
import {
  type RowLink,
  findOpenedRow,
  getFocusedRow,
  rememberOpenedRow,
  takeClickedLink,
  trackRows,
  wasOpenedFrom,
} from './openedRows.ts';
import { $announcedTitle } from './PageAnnouncement.tsx';

/**
 * After each client-side navigation, focuses the new page's heading, so that screen readers announce the page. On
 * return to a list, focuses the row that was opened. Pages, side panels and dialogs that focus an element take
 * precedence. If an element other than the heading has the focus, a live region announces the page's title.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const before = useRef<Element | null>(null);
  const rowBefore = useRef<RowLink | null>(null);
  useEffect(trackRows, []);
  useEffect(trackInput, []);
  // The cleanup runs before the new page's fields take the focus.
  useLayoutEffect(
    () => () => {
      before.current = document.activeElement;
      rowBefore.current = getFocusedRow();
    },
    [pathname],
  );
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    $announcedTitle.set('');
    const link = takeClickedLink();
    // A page that corrects its own URL while the document loads is not a navigation by the user.
    if (type === NavigationType.Replace && !link && !navigator.userActivation?.hasBeenActive) return;
    const isBack = type === NavigationType.Pop;
    // Without a link, a menu or button of a row might have led to this page.
    const openedRow = link === null ? rowBefore.current : link.opensEntry ? link : null;
    if (!isBack) rememberOpenedRow(left, pathname, openedRow);
    // Buttons such as Cancel and Save lead back to the page from which the current page was opened.
    const leadsToList = link ? link.isInPage : wasOpenedFrom(pathname, left);
    // A link with a hash leads to a section, not back to the row.
    const leadsBack = isBack || (leadsToList && hash === '');
    const findRow = () => (leadsBack ? findOpenedRow(pathname, left) : null);
    return keepFocus({ findRow, hash, before: before.current, mustScroll: !isBack });
    // Only a new path is a route change: the hash and the navigation type are read once per path.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}

/** Time in milliseconds after a navigation during which newly loaded data can replace the focused heading. */
const SETTLE_TIME = 10_000;

interface Arrival {
  findRow: () => HTMLElement | null;
  hash: string;
  /** The element that had the focus on the previous page, if it still exists. */
  before: Element | null;
  /** Whether to scroll to the focused row, because the scroll position is not restored. */
  mustScroll: boolean;
}

/**
 * Focuses the row or heading again whenever the loading page changes, until the user acts. Returns a function that
 * stops this.
 */
function keepFocus({ findRow, hash, before, mustScroll }: Arrival): () => void {
  let focused: Element | null = null;
  const update = () => {
    const { activeElement: active } = document;
    if (active?.closest('[role=dialog], [role=alertdialog]')) return;
    const heading = findHeading(hash);
    // A closing dialog or menu returns the focus to its trigger in the header.
    const isFree = active === before || active === focused || !active?.closest('main') || active.contains(heading);
    if (!isFree) {
      if (!focused?.isConnected) announceTitle();
      return stop();
    }
    const row = findRow();
    const target = row ?? heading;
    if (!target || target === active) return;
    focused = target;
    if (row) announceTitle();
    else target.tabIndex = -1;
    focusByPage(target, { preventScroll: true });
    if (row && mustScroll) row.scrollIntoView({ block: 'nearest' });
    if (row && isPointerUsed) hideFocusRing(row);
  };
  const observer = new MutationObserver(update);
  const timeout = setTimeout(stop, SETTLE_TIME);
  observer.observe(document.body, { childList: true, subtree: true });
  // A dialog that led to this page can return the focus to an element outside of the page when it closes.
  document.addEventListener('focusin', update);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  update();
  return stop;

  function stop(): void {
    clearTimeout(timeout);
    observer.disconnect();
    document.removeEventListener('focusin', update);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  }
}

function announceTitle(): void {
  $announcedTitle.set(document.title);
}

/**
 * Whether the last input came from a pointer. The focus ring is then hidden, which browsers show even after a click on
 * Back.
 */
let isPointerUsed = false;

function trackInput(): () => void {
  const update = ({ type }: Event) => {
    isPointerUsed = type === 'pointerdown';
  };
  document.addEventListener('keydown', update, true);
  document.addEventListener('pointerdown', update, true);
  return () => {
    document.removeEventListener('keydown', update, true);
    document.removeEventListener('pointerdown', update, true);
  };
}

/** Hides the focus ring until the next key or until the element loses the focus. */
function hideFocusRing(row: HTMLElement): void {
  row.dataset.quietFocus = '';
  const show = () => {
    delete row.dataset.quietFocus;
    row.removeEventListener('blur', show);
    document.removeEventListener('keydown', show, true);
  };
  row.addEventListener('blur', show);
  document.addEventListener('keydown', show, true);
}

/** Finds the element that the hash names, the heading of a page's current step, or the page's heading. */
function findHeading(hash: string): HTMLElement | null {
  const named = hash && document.getElementById(hash.slice(1));
  return named || document.querySelector<HTMLElement>('main [data-step-heading]') || document.querySelector('main h1');
}
