import { type RouteObject, matchRoutes } from 'react-router';

/** Loads the screen that a link leads to once somebody comes near, with a pointer or by keys: pressing it finds the screen there. */
export function loadNear(routes: RouteObject[]): void {
  let last: HTMLAnchorElement | null = null;
  const comeNear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === last) return;
    last = link;
    if (link?.origin === location.origin) load(routes, link.pathname);
  };
  addEventListener('pointerover', comeNear, { passive: true });
  addEventListener('focusin', comeNear, { passive: true });
}

/** What can't be loaded now is told of when it is asked for. */
function load(routes: RouteObject[], pathname: string): void {
  if (!navigator.onLine) return;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
