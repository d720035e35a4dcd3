import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type MarketUrlView, viewString } from '@crewdock/sdk/market/view';

/** Maximum number of result pages. With more results, narrower filters are more useful. */
export const MAX_PAGES = 50;

/** Reads the number of result pages from the URL. */
export function parsePageCount(search: string): number {
  const pages = Number(new URLSearchParams(search).get('pages'));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1;
}

export function marketAddress(kind: CardKind, view: MarketUrlView): string {
  const query = viewString(view);
  return `/market/${KINDS[kind].market}${query && `?${query}`}`;
}

/** Returns the URL with a different number of result pages. */
export function withPages(address: string, pages: number): string {
  const [path, search] = address.split('?');
  const params = new URLSearchParams(search);
  params.set('pages', String(pages));
  return `${path}?${params.toString().replaceAll('%2C', ',')}`;
}
