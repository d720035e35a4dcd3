interface ClickedLink {
  href: string;
  pathname: string;
  /** Whether the link is a tab or another navigation link, so that it doesn't open an entry of a list. */
  isNavigation: boolean;
}

let clicked: ClickedLink | null = null;

/** By the path of a page: the link through which the user last left that page. */
const opened = new Map<string, ClickedLink>();

/** Starts to record which link of the page's contents was clicked last. Returns a function that stops recording. */
export function trackClickedLinks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
    const isNavigation = link?.closest('nav') != null;
    clicked = link && { href: link.href, pathname: link.pathname, isNavigation };
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Returns the link that caused the current navigation, or null, and clears it. */
export function takeClickedLink(): ClickedLink | null {
  const link = clicked;
  clicked = null;
  return link;
}

/** Stores the link through which the user left the page with this path. */
export function rememberOpenedRow(path: string, link: ClickedLink | null): void {
  if (link && !link.isNavigation) opened.set(path, link);
  else opened.delete(path);
}

/**
 * Finds the link of the entry that was opened from the page with this path. `left`: path of the page that the user has
 * just left.
 */
export function findOpenedRow(path: string, left: string): HTMLElement | null {
  const link = opened.get(path);
  if (!link) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (each) => !each.closest('nav') && each.checkVisibility(),
  );
  const toLeft = links.filter(({ pathname }) => pathname === left);
  return (
    toLeft.find(({ href }) => href === link.href) ?? toLeft[0] ?? links.find(({ href }) => href === link.href) ?? null
  );
}
