import { pageSearch } from './platform.ts';

/** Attributes that determine the content of a widget. */
const DECIDING = ['company', 'portal', 'filters', 'page-size', 'url-state', 'job'];

/**
 * Returns a key of the attributes and URL parameters that determine the content of a widget. Hydration compares it with
 * the key of the server rendering.
 */
export function getServedKey(element: Pick<HTMLElement, 'getAttribute'>): string {
  const own = DECIDING.map((name) => element.getAttribute(name));
  const name = own[4];
  const prefix = `${name}.`;
  const kept = [...new URLSearchParams(pageSearch())].filter(([key]) => name !== null && key.startsWith(prefix));
  return JSON.stringify([own, kept]);
}
