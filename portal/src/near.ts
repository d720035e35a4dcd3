import { type RouteObject, matchRoutes } from 'react-router';

/**
 * Prefetches the chunks of a linked screen on hover or focus. After a failed import, a browser might not load a chunk
 * again within the same document; links to such a screen then cause a full page load.
 */
export function loadNear(routes: RouteObject[]): void {
  const lost = new Set<string>();
  let last: HTMLAnchorElement | null = null;
  const comeNear = (event: Event) => {
    const link = linkOf(event);
    if (link === last) return;
    last = link;
    if (!link || !navigator.onLine) return;
    const { pathname } = link;
    load(routes, pathname).catch(() => lost.add(pathname));
  };
  addEventListener('pointerover', comeNear, { passive: true });
  addEventListener('focusin', comeNear, { passive: true });
  // Stops the click in the capture phase on the window: the router doesn't handle it, so the browser follows the link.
  const press = (event: Event) => {
    const link = linkOf(event);
    if (link && lost.has(link.pathname) && navigator.onLine) event.stopPropagation();
  };
  addEventListener('click', press, true);
}

/** Returns the link that contains the event's target, or null if there is none or it leads outside of this portal. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin ? link : null;
}

async function load(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') await route.lazy();
  }
}
