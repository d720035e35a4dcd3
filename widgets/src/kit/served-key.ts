import { pageSearch } from './platform.ts';

/** What decides on the content of a widget. */
const DECIDING = ['company', 'portal', 'filters', 'page-size', 'url-state', 'job'];

/** For which attributes, and for which values in the page's address, a widget is drawn. */
export function keyOf(element: Pick<HTMLElement, 'getAttribute'>): string {
  const own = DECIDING.map((name) => element.getAttribute(name));
  const name = own[4];
  const prefix = `${name}.`;
  const kept = [...new URLSearchParams(pageSearch())].filter(([key]) => name !== null && key.startsWith(prefix));
  return JSON.stringify([own, kept]);
}
