import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type MarketView, viewString } from '@crewdock/sdk/market/view';

/** More pages than this aren't listed: narrower filters serve better. */
export const MAX_PAGES = 50;

/** How many pages of results an address shows. */
export function pagesOf(search: string): number {
  const pages = Number(new URLSearchParams(search).get('pages'));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1;
}

export function marketAddress(kind: CardKind, view: MarketView): string {
  const query = viewString(view);
  return `/market/${KINDS[kind].market}${query && `?${query}`}`;
}

/** The same address with as many pages of results. */
export function withPages(address: string, pages: number): string {
  const [path, search] = address.split('?');
  const params = new URLSearchParams(search);
  params.set('pages', String(pages));
  return `${path}?${params.toString().replaceAll('%2C', ',')}`;
}
