import { type RouteObject, matchRoutes } from 'react-router';

/**
 * Loads the screen that a link leads to once somebody comes near, with a pointer or by keys: pressing it finds the screen there. Browsers
 * may remember a script that didn't come until the next document: then the link is a plain one.
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
  // The router hears of no press that the window keeps from it.
  const press = (event: Event) => {
    const link = linkOf(event);
    if (link && lost.has(link.pathname) && navigator.onLine) event.stopPropagation();
  };
  addEventListener('click', press, true);
}

/** Of this portal. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin ? link : null;
}

async function load(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') await route.lazy();
  }
}
