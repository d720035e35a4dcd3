/** An entry of a list, by the URL of its link. */
export interface RowLink {
  href: string;
  /** URL of the next entry of the list, or of the previous one for the last entry; null for a single entry. */
  neighbor: string | null;
}

interface ClickedLink extends RowLink {
  /** Whether the link is in the page's contents, outside of header and footer. */
  isInPage: boolean;
  /** Whether the link opens an entry of a list, unlike tabs and other navigation links. */
  opensEntry: boolean;
}

let clicked: ClickedLink | null = null;

/** The row that has the focus, also while the row's menu is open. */
let focused: RowLink | null = null;

/**
 * By the path of a page: the row through which the user last left the page, and the path of the page that it opened.
 */
const opened = new Map<string, RowLink & { page: string }>();

/** Starts to record the last clicked link and the focused row. Returns a function that stops recording. */
export function trackRows(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    clicked = link && describeLink(link);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest('main') || target.closest('[role=menu]')) return;
    focused = describeRow(target);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocusIn, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocusIn, true);
  };
}

function describeLink(link: HTMLAnchorElement): ClickedLink {
  const isInPage = link.closest('main') !== null;
  const opensEntry = isInPage && link.closest('nav') === null;
  return { href: link.href, neighbor: findNeighbor(link), isInPage, opensEntry };
}

function describeRow(element: Element): RowLink | null {
  const link = element.closest('li, tr')?.querySelector<HTMLAnchorElement>('a[href]');
  return link && !link.closest('nav') ? { href: link.href, neighbor: findNeighbor(link) } : null;
}

function findNeighbor(link: Element): string | null {
  const row = link.closest('li, tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLAnchorElement>('a[href]')?.href ?? null;
}

/** Returns the link that caused the current navigation, or null, and clears it. */
export function takeClickedLink(): ClickedLink | null {
  const link = clicked;
  clicked = null;
  return link;
}

/** Returns the row that has the focus or whose menu has the focus; null if there is none. */
export function getFocusedRow(): RowLink | null {
  return focused;
}

/** Stores the row through which the user left the page with the path `left` for the page with the path `page`. */
export function rememberOpenedRow(left: string, page: string, row: RowLink | null): void {
  if (row) opened.set(left, { ...row, page });
  else opened.delete(left);
}

/** Whether the user opened the page with the path `left` from the page with the path `path`. */
export function wasOpenedFrom(path: string, left: string): boolean {
  return opened.get(path)?.page === left;
}

/**
 * Finds the link of the entry that was opened from the page with the path `path`, or of the adjacent entry if the
 * opened one was removed. `left`: path of the page that the user has just left.
 */
export function findOpenedRow(path: string, left: string): HTMLElement | null {
  const row = opened.get(path);
  if (!row) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (each) => !each.closest('nav') && each.checkVisibility(),
  );
  const toLeft = links.filter(({ pathname }) => pathname === left);
  const findLink = (url: string | null) => links.find(({ href }) => href === url) ?? null;
  return toLeft.find(({ href }) => href === row.href) ?? toLeft[0] ?? findLink(row.href) ?? findLink(row.neighbor);
}
